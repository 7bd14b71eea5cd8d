import { VipLock } from '@khandai/chat-ui';
import type { VipRoom } from '@khandai/contracts';
import { LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation } from '../../i18n/use-translation';
import { vip as words } from '../../i18n/vi/lazy/vip';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

export interface VipCardProps {
  readonly groupId: number;
}

/** The VIP room of the commentator, with the way to its door. */
export const VipCard = observer(function VipCard({ groupId }: VipCardProps) {
  const { viewer } = useServices();
  // The reply has the user's own request: a page that has just loaded learns later who its user is.
  return <Door key={viewer.userId} groupId={groupId} />;
});

const Door = observer(function Door({ groupId }: VipCardProps) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('vip', words);
  const { api } = useServices();
  const { part, retry } = usePart<VipRoom>({
    name: 'a VIP room',
    fetch: (signal) => api.call('GET /ac/api/chat/room/vip-group', { query: { groupId } }, signal),
  });
  return (
    <PartBody part={part} waiting={<ChatSkeleton />} onRetry={retry}>
      {({ name, about, members, hostName, status, isHost }) => {
        const count = { number: grouped(members), count: members };
        return (
          <VipLock
            title={name}
            note={hostName === null ? t('members', count) : t('membersHost', { ...count, name: hostName })}
            perks={about}
            action={
              <LinkButton href={`/chatroom?roomId=${groupId}`} look="primary">
                {t(status === 'approved' || isHost ? 'enter' : 'toDoor')}
              </LinkButton>
            }
          />
        );
      }}
    </PartBody>
  );
});
