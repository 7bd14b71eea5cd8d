import { css } from '@emotion/react';
import { Dialog, Mark } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { login } from '../../i18n/vi/lazy/login';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { FormStore } from '../../shell/forms/FormStore';
import { useAccount } from './account-domain';
import { useServices } from '../../shell/services/services';
import { accountFieldOf, invitedAccount } from './account-fields';
import type { AccountDialog as Asked } from './AccountStore';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';

const loadRegister = () => import('./RegisterForm').then(({ RegisterForm }) => RegisterForm);

/** Login, registration and the forgotten password. Lazy, because most visits never open it. */
export const AccountDialog = observer(function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: tLogin } = useLazyTranslation('login', login);
  const { clock } = useServices();
  const account = useAccount();
  const { dialog = 'login', reason } = account;
  // Login and registration share one form store, so typed fields survive a switch between them.
  const [store] = useState(
    () => new FormStore({ empty: invitedAccount(document.cookie), fieldOf: accountFieldOf, clock }),
  );
  useEffect(() => {
    store.clearFault();
  }, [store, account.dialog]);
  const [missed, miss] = useState(false);
  const open = (dialog: Asked) => () => {
    miss(false);
    account.ask(dialog, reason);
  };
  // Keeps the typed fields and the action that waits for the login.
  const Register = useLazyPart(dialog === 'register', loadRegister, () => {
    miss(true);
    account.ask('login', reason);
  });
  const other = (question: string, label: string, dialog: Asked): ReactNode => (
    <p css={otherCss}>
      {question}{' '}
      <button type="button" css={link} onClick={open(dialog)}>
        {label}
      </button>
    </p>
  );

  return (
    <Dialog open={account.dialog !== undefined} onClose={onClose} title={titleOf(dialog)} closeLabel={t('shell:close')}>
      <p css={intro}>
        <Mark size={32} />
        {dialog === 'forgot'
          ? tLogin('forgotText')
          : (reason ?? (dialog === 'login' ? tLogin('loginText') : tLogin('registerText')))}
      </p>
      {dialog === 'login' && (
        <>
          {missed && (
            <p role="alert" css={alert}>
              {tLogin('noRegister')}
            </p>
          )}
          <LoginForm store={store} onForgot={open('forgot')} />
          {other(tLogin('noAccount'), t('labels:register'), 'register')}
        </>
      )}
      {dialog === 'register' && (
        <>
          {Register ? <Register store={store} /> : <p role="status">{t('shell:loading')}</p>}
          {other(tLogin('haveAccount'), t('labels:login'), 'login')}
        </>
      )}
      {dialog === 'forgot' && <ForgotForm onBack={open('login')} />}
    </Dialog>
  );

  function titleOf(dialog: Asked): string {
    return dialog === 'forgot' ? tLogin('forgotTitle') : t(`labels:${dialog}`);
  }
});

const intro = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  color: var(--c-text-2);
`;

const alert = css`
  color: var(--c-neg);
  font-size: var(--fs-13);
`;

const otherCss = css`
  text-align: center;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const link = css`
  min-height: var(--touch);
  padding: 0 var(--sp-1);
  color: var(--c-accent);
  font-weight: var(--fw-medium);
  &:hover {
    text-decoration: underline;
  }
`;
