export { NotificationList } from './notification-list.js';
export type { ListStatus, LoadPage, NotificationPage } from './notification-list.js';
export { Notifications, POLL_MS } from './notifications.js';
export type { NotificationsPort } from './notifications.js';
export { UnreadTally } from './unread-tally.js';
