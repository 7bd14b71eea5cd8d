import { Button, Dialog } from '@khandai/ui-kit';
import { usePeopleWords } from './use-people-words';

export interface UnfriendDialogProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a friendship ends. */
export function UnfriendDialog({ name, onYes, onClose }: UnfriendDialogProps) {
  const { t } = usePeopleWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unfriendAsk', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            look="danger"
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {t('unfriend')}
          </Button>
        </>
      }
    >
      <p>{t('unfriendText', { name })}</p>
    </Dialog>
  );
}
