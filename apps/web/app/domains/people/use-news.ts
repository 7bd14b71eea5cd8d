import { NotificationKind } from '@khandai/contracts';
import { useNotifications } from '../notifications';

/**
 * Another number whenever a notification arrives or is read: somebody may have asked or answered the user. Call it inside an
 * observer.
 */
export const useNews = (): number => useNotifications().get()?.unread(NotificationKind.message) ?? 0;
