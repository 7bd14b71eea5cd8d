import { Button, EmptyState, ErrorState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { useVerifyStore } from './verify-context';

/** Gives an account back the e-mail address that was replaced, by the link sent to that address. It needs no login. */
export const UndoPanel = observer(function UndoPanel({ onClose }: { onClose: () => void }) {
  const store = useVerifyStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { t: shell } = useTranslation('shell');
  const [started, start] = useState(false);
  const { state } = store;
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
  switch (state.status) {
    case 'verifying':
      return <EmptyState icon={icons.clock} level={2} framed title={t('link.undoing')} />;
    case 'verified':
      return (
        <EmptyState
          icon={icons.done}
          level={2}
          framed
          title={t('link.undone')}
          text={t('link.undoneText')}
          action={close}
        />
      );
    case 'unanswered':
      return (
        <ErrorState
          level={2}
          framed
          title={t('link.undoRefused')}
          text={tForm(`failed.${state.key}`)}
          action={<Button onClick={undo}>{shell('retry')}</Button>}
        />
      );
    case 'refused':
      return <ErrorState level={2} framed title={t('link.undoRefused')} text={state.msg} action={close} />;
  }
});
