import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../shell/services/services';
import { useConversation } from '../chat';
import { relationsOf } from './relations';
import type { Member } from './use-relation';

/** Whether the user blocks a member, and how to change it. A block ends what the two are to each other. Call it inside an observer. */
export function useBlock(member: Pick<Member, 'userId' | 'showName'>) {
  const services = useServices();
  const { log } = services;
  const { isBlocked, block, ...conversation } = useConversation(member, true);
  const known = useRef(isBlocked);
  const relearn = useEffectEvent(() => {
    relationsOf(services)
      .relearn(member.userId)
      .catch((error: unknown) => {
        log.warn('relation', error);
      });
  });
  useEffect(() => {
    if (known.current !== undefined && isBlocked !== undefined && known.current !== isBlocked) relearn();
    known.current = isBlocked;
  }, [isBlocked]);
  return { isBlocked: isBlocked ?? false, block, ...conversation };
}
