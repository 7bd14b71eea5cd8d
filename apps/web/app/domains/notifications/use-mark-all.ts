import { useServices } from '../../shell/services/services';
import type { NotificationsStore } from './NotificationsStore';
import { useNotificationWords } from './use-notification-words';

/** Returns a function that reads all, and says so when that fails. */
export function useMarkAll(store: NotificationsStore): () => void {
  const { t } = useNotificationWords();
  const { toasts, log } = useServices();
  return () => {
    store.openAll().catch((error: unknown) => {
      log.warn('notifications', error);
      toasts.push({ tone: 'bad', title: t('markFailed') });
    });
  };
}
