import { css } from '@emotion/react';
import { VipLock } from '@khandai/chat-ui';
import type { VipRoom } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useAccount } from '../../domains/account';
import { useNumbers } from '../../i18n/use-numbers';
import { clockTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { vip as words } from '../../i18n/vi/lazy/vip';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { sentenceOf, useVip } from './vip-context';

interface VipDoorProps {
  /** Shown above the locked door: the way back to the list. */
  readonly lead: ReactNode;
  /** The room, for those who are inside. */
  readonly children: ReactNode;
}

/** A VIP room: the chat for its members and hosts, and the locked door for everyone else. */
export const VipDoor = observer(function VipDoor({ lead, children }: VipDoorProps): ReactNode {
  const { t } = useLazyTranslation('vip', words);
  const store = useVip();
  const { viewer } = useServices();
  // After a logout the store still has the room of the member, until the server answers the guest.
  if (!store || (store.isInside && viewer.isMember)) return children;
  return (
    <div css={place}>
      {lead}
      {store.room && <Locked room={store.room} />}
      {!store.room && store.state === 'loading' && <ChatSkeleton />}
      {!store.room && store.state === 'failed' && (
        <RetryPanel title={t('loadFailed')} onRetry={() => void store.refresh()} />
      )}
    </div>
  );
});

const Locked = observer(function Locked({ room }: { room: VipRoom }) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('vip', words);
  const { clock, toasts } = useServices();
  const account = useAccount();
  const store = useVip();
  const { name, about, members, hostName, status, requestedAt } = room;
  const time = requestedAt === null ? '' : clockTime(Date.parse(requestedAt), clock.timezone);

  const ask = async (request: boolean) => {
    try {
      await store?.ask(request);
    } catch (error) {
      toasts.push({ tone: 'bad', title: sentenceOf(error, t('failed')) });
    }
  };
  if (status === 'pending')
    return (
      <div role="status">
        <VipLock
          title={t('pending')}
          note={t('pendingSince', { time })}
          action={<Button onClick={() => void ask(false)}>{t('withdraw')}</Button>}
        />
      </div>
    );
  if (status === 'refused') return <VipLock title={t('refused')} note={t('refusedText', { time })} />;
  const count = { number: grouped(members), count: members };
  return (
    <VipLock
      title={name}
      note={hostName === null ? t('members', count) : t('membersHost', { ...count, name: hostName })}
      perks={about}
      action={
        <Button
          look="primary"
          onClick={() => {
            account.asMember(() => void ask(true), t('askReason'));
          }}
        >
          {t('ask')}
        </Button>
      }
      after={t('askAfter')}
    />
  );
});

const place = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: var(--sp-2) var(--sp-4);
  overflow-y: auto;
`;
