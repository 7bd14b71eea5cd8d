import { Dialog, KeyList } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { keyWords } from './player-words';

/** The keys of the player. */
export function PlayerHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('room');
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      <p>{t('keys.where')}</p>
      <KeyList keys={keyWords(t)} or={t('keys.or')} />
    </Dialog>
  );
}
