import { Button, Dialog } from '@khandai/ui-kit';
import { useFeedWords } from './use-feed-words';

export interface RemoveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted for good. */
export function RemoveDialog({ title, text, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useFeedWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" onClick={onRemove}>
            {t('removeYes')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
