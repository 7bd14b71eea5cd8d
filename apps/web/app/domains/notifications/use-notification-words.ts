import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { notifications } from '../../i18n/vi/lazy/notifications';

/** Translations of the notifications, loaded with the bell. */
export const useNotificationWords = (): { readonly t: TFunction<'notifications'> } =>
  useLazyTranslation('notifications', notifications);
