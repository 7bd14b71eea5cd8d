import { css } from '@emotion/react';
import { addDays, dayAt } from '@khandai/calendar';
import { type Notification, NotificationKind } from '@khandai/contracts';
import { Bone, Button, EmptyState, ErrorState, icons, LinkButton, repeated } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useServices } from '../../shell/services/services';
import { NotificationRow, type NotificationRowProps } from './NotificationRow';
import type { NotificationsStore } from './NotificationsStore';
import { useNotificationWords } from './use-notification-words';

export interface NotificationListProps {
  readonly store: NotificationsStore;
  readonly kind: NotificationKind;
  /** Called when the member follows one of them. */
  readonly onFollow?: () => void;
  readonly bookingActs?: NotificationRowProps['bookingActs'];
}

/** The notifications of one kind by day, with what is shown while there are none. */
export const NotificationList = observer(function NotificationList({
  store,
  kind,
  onFollow,
  bookingActs,
}: NotificationListProps) {
  const { t } = useNotificationWords();
  const { notifications, status, isLoaded, hasMore } = store.list(kind);
  useEffect(() => {
    void store.show(kind);
  }, [store, kind]);

  if (!isLoaded) return status === 'failed' ? <Failed onRetry={() => void store.reload(kind)} /> : <Waiting />;
  if (notifications.length === 0) return <Empty kind={kind} />;
  return (
    <>
      <Days
        notifications={notifications}
        bookingActs={bookingActs}
        onOpen={(notification) => {
          void store.open(notification);
          onFollow?.();
        }}
      />
      {(hasMore || status === 'failed') && (
        <div css={more}>
          <Button look="quiet" block disabled={status === 'loading'} onClick={() => void store.loadMore(kind)}>
            {status === 'failed' ? t('retry') : t('more')}
          </Button>
        </div>
      )}
    </>
  );
});

interface DaysProps extends Pick<NotificationListProps, 'bookingActs'> {
  readonly notifications: readonly Notification[];
  readonly onOpen: (notification: Notification) => void;
}

const Days = observer(function Days({ notifications, onOpen, bookingActs }: DaysProps) {
  const { t } = useNotificationWords();
  const { minute, timezone } = useServices().clock;
  const today = dayAt(minute, timezone);
  const yesterday = addDays(today, -1);
  const dayOf = ({ at }: Notification) => {
    const day = dayAt(Date.parse(at), timezone);
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'earlier';
  };
  const days = (['today', 'yesterday', 'earlier'] as const).map((day) => ({
    day,
    list: notifications.filter((notification) => dayOf(notification) === day),
  }));
  return days
    .filter(({ list }) => list.length > 0)
    .map(({ day, list }) => (
      <section key={day}>
        <h2 css={dayCss}>{t(day)}</h2>
        <ol>
          {list.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              bookingActs={bookingActs}
              onOpen={() => {
                onOpen(notification);
              }}
            />
          ))}
        </ol>
      </section>
    ));
});

function Empty({ kind }: { kind: NotificationKind }) {
  const { t } = useNotificationWords();
  if (kind === NotificationKind.message)
    return <EmptyState icon={icons.bell} title={t('emptyMessages')} text={t('emptyMessagesText')} />;
  return (
    <EmptyState
      icon={icons.calendar}
      title={t('emptyBookings')}
      text={t('emptyBookingsText')}
      action={<LinkButton href="/lich-thi-dau">{t('schedule')}</LinkButton>}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useNotificationWords();
  return (
    <ErrorState
      title={t('failed')}
      text={t('failedText')}
      action={
        <Button icon={icons.refresh} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

/** Placeholder of a list. */
export function Waiting() {
  const { t } = useNotificationWords();
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      {repeated(4, (at) => (
        <div key={at} css={bone}>
          <Bone width={44} height={44} round />
          <span>
            <Bone width="88%" height={13} />
            <Bone width="40%" height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}

const dayCss = css`
  padding: var(--sp-3) var(--sp-4) var(--sp-1);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
`;

const more = css`
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const bone = css`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  & > span:last-child {
    display: grid;
    gap: var(--sp-2);
    align-content: center;
  }
`;
