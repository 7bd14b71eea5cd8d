import { IconButton, icons } from '@khandai/ui-kit';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

/** Hands the room's address on: by the phone's own sheet where there is one, else by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useRoomWords();
  const { toasts, log } = useServices();

  const share = async () => {
    const url = window.location.href;
    try {
      // Absent in many browsers, whatever the types say.
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.push({ tone: 'ok', title: t('share.copied') });
      }
    } catch (error) {
      // Closing the sheet without sending is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('share', error);
      toasts.push({ tone: 'bad', title: t('share.failed'), text: t('share.failedText') });
    }
  };

  return <IconButton icon={icons.share} label={t('share.button')} onClick={() => void share()} />;
}
