import { useServices } from '../../shell/services/services';
import { useConversation } from '../chat';
import { relationsOf } from './relations';
import type { Member } from './use-relation';

/** Whether the user blocks a member, and how to change it. A block ends what the two are to each other. Call it inside an observer. */
export function useBlock(member: Pick<Member, 'userId' | 'showName'>) {
  const services = useServices();
  const { isBlocked = false, block, ...conversation } = useConversation(member, true);
  const relearn = () => {
    relationsOf(services)
      .relearn(member.userId)
      .catch((error: unknown) => {
        services.log.warn('relation', error);
      });
  };
  return {
    ...conversation,
    isBlocked,
    /** @param done Called once the server has confirmed it. */
    block: (wanted: boolean, done?: () => void) => {
      block(wanted, () => {
        relearn();
        done?.();
      });
    },
  };
}
