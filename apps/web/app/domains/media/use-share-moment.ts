import { useServices } from '../../shell/services/services';
import { momentPath } from './moment';
import { useMediaWords } from './use-media-words';

/** Shares the video from a second on: in the system's sheet, or else its address is copied. */
export function useShareMoment(path: string, title: string): (second?: number) => void {
  const { t } = useMediaWords();
  const { toasts, log } = useServices();
  const attempt = async (second: number | undefined) => {
    const url = window.location.origin + (second === undefined ? path : momentPath(path, second));
    try {
      // Many browsers lack it, although its type is not optional.
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toasts.push({ tone: 'ok', title: t('copied') });
    } catch (error) {
      // A reader who closes the system's sheet without sharing causes no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('share', error);
      toasts.push({ tone: 'bad', title: t('shareFailed'), text: url });
    }
  };
  return (second) => void attempt(second);
}
