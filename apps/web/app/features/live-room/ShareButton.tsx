import { IconButton, icons } from '@khandai/ui-kit';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

/** Shares the room's address: through the system's share sheet if there is one, otherwise by copying it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useRoomWords();
  const { toasts, log } = useServices();

  const share = async () => {
    const url = window.location.href;
    try {
      // Many browsers lack it, although its type is not optional.
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.push({ tone: 'ok', title: t('share.copied') });
      }
    } catch (error) {
      // A user who closes the share sheet without sharing causes no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      log.warn('share', error);
      toasts.push({ tone: 'bad', title: t('share.failed'), text: t('share.failedText') });
    }
  };

  return <IconButton icon={icons.share} label={t('share.button')} onClick={() => void share()} />;
}
