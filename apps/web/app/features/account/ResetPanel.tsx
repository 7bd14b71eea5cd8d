import { css } from '@emotion/react';
import { Button, EmptyState, ErrorState, Panel, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { Form } from '../../shell/forms/Form';
import { NewPasswordField } from '../../shell/forms/NewPasswordField';
import { useFields } from '../../shell/forms/use-fields';
import { useAccount } from '../../domains/account';
import { useServices } from '../../shell/services/services';
import { useResetStore } from './reset-context';

/** Sets a new password by the link of a password e-mail, independent of who is logged in. */
export const ResetPanel = observer(function ResetPanel({ onClose }: { onClose: () => void }) {
  const store = useResetStore();
  const { t } = useLazyTranslation('me', words);
  const { t: labels } = useTranslation('labels');
  const { viewer } = useServices();
  const account = useAccount();
  const { outcome } = store;
  const askFor = (dialog: 'login' | 'forgot') => () => {
    account.ask(dialog);
    onClose();
  };
  if (outcome?.status === 'done') {
    return (
      <EmptyState
        icon={icons.done}
        level={2}
        framed
        title={t('link.resetDone')}
        text={t('link.resetDoneText')}
        action={
          viewer.isMember ? (
            <Button onClick={onClose}>{t('link.close')}</Button>
          ) : (
            <Button look="primary" onClick={askFor('login')}>
              {labels('login')}
            </Button>
          )
        }
      />
    );
  }
  if (outcome) {
    return (
      <ErrorState
        level={2}
        framed
        title={t('link.resetRefused')}
        text={outcome.msg}
        action={
          <Button look="primary" onClick={askFor('forgot')}>
            {t('link.newLink')}
          </Button>
        }
      />
    );
  }
  return (
    <Panel title={t('link.resetTitle')} padded>
      <div css={body}>
        <p>{t('link.resetText')}</p>
        <ResetForm />
      </div>
    </Panel>
  );
});

const ResetForm = observer(function ResetForm() {
  const store = useResetStore();
  const { t } = useLazyTranslation('me', words);
  const field = useFields(store.form);
  return (
    <Form store={store.form} onSubmit={store.submit} submit={t('link.reset')} first="password">
      <NewPasswordField {...field('password')} label={t('security.next')} />
    </Form>
  );
});

const body = css`
  display: grid;
  gap: var(--sp-4);
  max-width: 26rem;
`;
