import { Dialog, KeyList } from '@khandai/ui-kit';
import { keyWords } from './player-words';
import { useRoomWords } from './use-room-words';

/** The player's keyboard shortcuts. */
export function PlayerHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useRoomWords();
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      <p>{t('keys.where')}</p>
      <KeyList keys={keyWords(t)} or={t('keys.or')} />
    </Dialog>
  );
}
