import { isAborted } from '@khandai/api-client';
import { useServices } from '../../shell/services/services';
import { asThisMember } from '../../shell/services/member-watch';
import { refusalOf } from '../../shell/forms/refusal';
import { useLateWords } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/late/form';

/**
 * Runs what a button does; what the server refused is said in a toast, under the words given for it. Nothing is said to one
 * who has logged out meanwhile: it was given up, as `signal` tells.
 */
export function useSaying(): (work: (signal: AbortSignal) => Promise<void>, failed: string, done?: string) => Promise<void> {
  const { toasts, session } = useServices();
  const { t } = useLateWords('form', form);
  return async (work, failed, done) => {
    try {
      await asThisMember(session, work);
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
