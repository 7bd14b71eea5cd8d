import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { LinkOutcome } from './LinkOutcome';
import { useVerifyStore } from './verify-context';

/** Gives an account back the e-mail address that was replaced, by the link sent to that address. It needs no login. */
export const UndoPanel = observer(function UndoPanel({ onClose }: { onClose: () => void }) {
  const store = useVerifyStore();
  const { t } = useLazyTranslation('me', words);
  const [started, start] = useState(false);
  const undo = () => {
    start(true);
    void store.verify();
  };

  const close = <Button onClick={onClose}>{t('link.close')}</Button>;
  if (!started) {
    return (
      <EmptyState
        icon={icons.mail}
        level={2}
        framed
        title={t('link.undoTitle')}
        text={t('link.undoText')}
        action={
          <>
            {close}
            <Button look="primary" onClick={undo}>
              {t('link.undo')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <LinkOutcome
      words={{
        ...{ running: t('link.undoing'), done: t('link.undone') },
        ...{ doneText: t('link.undoneText'), refused: t('link.undoRefused') },
      }}
      close={close}
    />
  );
});
