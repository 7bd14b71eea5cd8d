import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';

/** Returns a function that logs out and shows a toast. */
export function useLogout(): () => void {
  const { t } = useTranslation('account');
  const { session, toasts, viewer, log } = useServices();
  return () => {
    const { userId } = viewer;
    // The next person at this browser must not find an unsent post.
    if (userId !== undefined)
      import('../../shell/drafts/forget-unsent')
        .then(({ forgetUnsent }) => forgetUnsent(userId))
        .catch((error: unknown) => {
          log.warn('unsent post', error);
        });
    void session.logout();
    toasts.dismissActions();
    toasts.push({ tone: 'info', title: t('left'), text: t('leftText') });
  };
}
