import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';

/** Returns a function that logs out and shows a toast. */
export function useLogout(): () => void {
  const { t } = useTranslation('account');
  const { session, toasts } = useServices();
  return () => {
    void session.logout();
    toasts.dismissActions();
    toasts.push({ tone: 'info', title: t('left'), text: t('leftText') });
  };
}
