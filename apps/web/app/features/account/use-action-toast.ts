import { isAborted } from '@khandai/api-client';
import { useServices } from '../../shell/services/services';
import { runAsCurrentMember } from '../../shell/services/member-change';
import { refusalOf } from '../../shell/forms/refusal';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';

/**
 * Runs a button's action and shows a refusal in a toast titled `failed`. Shows nothing if the user logs out meanwhile:
 * `signal` aborts the action.
 */
export function useActionToast(): (
  work: (signal: AbortSignal) => Promise<void>,
  failed: string,
  done?: string,
) => Promise<void> {
  const { toasts, session } = useServices();
  const { t } = useLazyTranslation('form', form);
  return async (work, failed, done) => {
    try {
      await runAsCurrentMember(session, work);
      if (done !== undefined) toasts.push({ tone: 'ok', title: done });
    } catch (error) {
      if (isAborted(error)) return;
      const { fault } = refusalOf(error);
      toasts.push({
        tone: 'bad',
        title: failed,
        text: 'msg' in fault ? fault.msg : fault.key === 'offline' ? t('away') : t(`failed.${fault.key}`),
      });
    }
  };
}
