import { Dialog, KeyList } from '@khandai/ui-kit';
import { useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';

/** All keys of the desk. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} title={t('keys')} closeLabel={translate('ra.action.close')}>
      <KeyList
        keys={[
          { keys: ['J'], does: t('keyList.down') },
          { keys: ['K'], does: t('keyList.up') },
          { keys: ['Space'], does: t('keyList.select') },
          { keys: ['E'], does: t('keyList.edit') },
          { keys: ['N'], does: t('keyList.create') },
          { keys: ['/'], does: t('keyList.search') },
          { keys: ['U'], does: t('keyList.undo') },
          { keys: ['⌘S', 'Ctrl S'], does: t('keyList.save') },
          { keys: ['⌘K', 'Ctrl K'], does: t('keyList.palette') },
          { keys: ['?'], does: t('keyList.help') },
        ]}
        or={t('keyList.or')}
      />
    </Dialog>
  );
}

/** The keys of a list, at its foot. A finger has no use for them. */
export function KeysBar() {
  const t = useWords();
  return (
    <KeyList
      row
      keys={[
        { keys: ['J'], does: t('keyList.down') },
        { keys: ['K'], does: t('keyList.up') },
        { keys: ['Space'], does: t('keyList.select') },
        { keys: ['E'], does: t('keyList.edit') },
        { keys: ['/'], does: t('keyList.search') },
        { keys: ['?'], does: t('keyList.help') },
      ]}
    />
  );
}
