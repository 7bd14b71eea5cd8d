import { useNewsWords } from '../../domains/news';
import { useServices } from '../../shell/services/services';

export interface Share {
  /** Opens the system's sheet; without one the address is copied. */
  readonly share: () => void;
  readonly copy: () => void;
}

/** Shares the page's own address, without its hash and query. */
export function useShare(title: string): Share {
  const { t } = useNewsWords();
  const { toasts, log } = useServices();
  const attempt = async (way: (url: string) => Promise<boolean>) => {
    try {
      const isCopied = await way(window.location.origin + window.location.pathname);
      if (isCopied) toasts.push({ tone: 'ok', title: t('copied') });
    } catch (error) {
      // A reader who closes the system's sheet without sharing causes no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('share', error);
      toasts.push({ tone: 'bad', title: t('shareFailed'), text: t('shareFailedText') });
    }
  };
  const copied = async (url: string) => {
    await navigator.clipboard.writeText(url);
    return true;
  };
  const shared = async (url: string) => {
    // Many browsers lack it, although its type is not optional.
    if (typeof navigator.share !== 'function') return copied(url);
    await navigator.share({ title, url });
    return false;
  };
  return { share: () => void attempt(shared), copy: () => void attempt(copied) };
}
