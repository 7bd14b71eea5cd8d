import { useServices } from '../../shell/services/services';
import { useReferralWords } from './use-referral-words';

/** Shares an invite link, or copies one of its texts. A toast says in words what happened. */
export function useInvite() {
  const { t } = useReferralWords();
  const { toasts, log } = useServices();
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.push({ tone: 'ok', title: done });
    } catch (error) {
      log.warn('copying an invitation', error);
      toasts.push({ tone: 'bad', title: t('notCopied'), text: t('notCopiedText', { text }) });
    }
  };
  const share = async (url: string): Promise<void> => {
    // Many browsers lack it, although its type is not optional.
    if (typeof navigator.share !== 'function') return copy(url, t('linkCopied'));
    try {
      await navigator.share({ title: t('shareTitle'), url });
    } catch (error) {
      // A member who closes the system's sheet without sharing causes no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('sharing an invitation', error);
      await copy(url, t('linkCopied'));
    }
  };
  return { copy, share };
}
