/** Public entry of the `notifications` domain. */
export { Bell } from './Bell';
export {
  createNotifications,
  NotificationsContext,
  type NotificationsBox,
  useNotifications,
} from './notifications-domain';
export type { NotificationActsProps } from './NotificationRow';
export { KindSwitches, type NotificationKind } from './settings/KindSwitches';
export { useSettings } from './settings/use-settings';
export { Waiting } from './NotificationList';
export { NotificationTime } from './NotificationTime';
export { NotificationTabs } from './NotificationTabs';
export { NotificationsRuntime } from './NotificationsRuntime';
export type { NotificationsStore } from './NotificationsStore';
export { useMarkAll } from './use-mark-all';
export { useNotificationWords } from './use-notification-words';
