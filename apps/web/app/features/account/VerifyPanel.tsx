import { Button, EmptyState, ErrorState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { useAccount } from '../../domains/account';
import { useServices } from '../../shell/services/services';
import { useVerifyStore } from './verify-context';

/** Verifies an e-mail address by an e-mailed link. It needs no login, because only the owner gets the e-mail. */
export const VerifyPanel = observer(function VerifyPanel({ onClose }: { onClose: () => void }) {
  const store = useVerifyStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { t: shell } = useTranslation('shell');
  const { viewer } = useServices();
  const account = useAccount();
  const { state } = store;

  const close = <Button onClick={onClose}>{t('link.close')}</Button>;
  switch (state.status) {
    case 'verifying':
      return <EmptyState icon={icons.clock} level={2} framed title={t('link.verifying')} />;
    case 'verified':
      return (
        <EmptyState
          icon={icons.done}
          level={2}
          framed
          title={t('link.verified')}
          text={t('link.verifiedText')}
          action={close}
        />
      );
    case 'unanswered':
      return (
        <ErrorState
          level={2}
          framed
          title={t('link.refused')}
          text={tForm(`failed.${state.key}`)}
          action={<Button onClick={() => void store.verify()}>{shell('retry')}</Button>}
        />
      );
    case 'refused':
      return (
        <ErrorState
          level={2}
          framed
          title={t('link.refused')}
          text={state.msg}
          action={
            viewer.isMember ? (
              close
            ) : (
              <Button
                onClick={() => {
                  account.ask('login');
                }}
              >
                {t('link.newLetterGuest')}
              </Button>
            )
          }
        />
      );
  }
});
