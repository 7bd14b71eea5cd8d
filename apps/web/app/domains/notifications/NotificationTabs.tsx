import { NotificationKind } from '@khandai/contracts';
import { Num, Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { NotificationList } from './NotificationList';
import type { NotificationRowProps } from './NotificationRow';
import type { NotificationsStore } from './NotificationsStore';
import { useNotificationWords } from './use-notification-words';

export interface NotificationTabsProps {
  readonly store: NotificationsStore;
  readonly kind: NotificationKind;
  readonly onChange: (kind: NotificationKind) => void;
  readonly onFollow?: () => void;
  readonly panelClassName?: string;
  readonly bookingActs?: NotificationRowProps['bookingActs'];
}

/** Messages and bookings, each with what is unread. */
export const NotificationTabs = observer(function NotificationTabs({
  store,
  kind,
  onChange,
  onFollow,
  panelClassName,
  bookingActs,
}: NotificationTabsProps) {
  const { t } = useNotificationWords();
  const kinds = [
    { kind: NotificationKind.message, id: 'messages' },
    { kind: NotificationKind.booking, id: 'bookings' },
  ] as const;
  return (
    <Tabs<'messages' | 'bookings'>
      label={t('kinds')}
      value={kind === NotificationKind.booking ? 'bookings' : 'messages'}
      panelClassName={panelClassName}
      tabs={kinds.map(({ kind: own, id }) => {
        const count = store.unread(own);
        return {
          id,
          label: (
            <>
              {t(id)} {count > 0 && <Num>{count}</Num>}
            </>
          ),
          panel: (
            <NotificationList store={store} kind={own} {...(onFollow && { onFollow })} bookingActs={bookingActs} />
          ),
        };
      })}
      onChange={(id) => {
        onChange(id === 'bookings' ? NotificationKind.booking : NotificationKind.message);
      }}
    />
  );
});
