import { css } from '@emotion/react';
import { LoginFailed } from '@khandai/auth-session';
import { Button, Field, PasswordField } from '@khandai/ui-kit';
import { useTranslate } from 'react-admin';
import { type FormEvent, useState } from 'react';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from './desk-services';
import { Doorstep } from './Doorstep';

/** The login of guests. It is the session of the site: a member who is logged in there is logged in here. */
export function LoginPage() {
  const t = useWords();
  const translate = useTranslate();
  const { session } = useDesk();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      await session.login({ username, password });
    } catch (error) {
      setFault(error instanceof LoginFailed ? error.message : t('login.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Doorstep title={t('login.title')}>
      <p>{t('login.text')}</p>
      <form css={form} onSubmit={(event) => void submit(event)}>
        <Field
          label={t('login.username')}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          label={t('login.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          labels={{
            show: translate('ra.input.password.toggle_hidden'),
            hide: translate('ra.input.password.toggle_visible'),
          }}
          required
        />
        <p role="alert" css={faultCss}>
          {fault}
        </p>
        <Button type="submit" look="primary" block disabled={busy}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
    </Doorstep>
  );
}

const form = css`
  display: grid;
  gap: var(--sp-3);
`;

const faultCss = css`
  && {
    color: var(--c-neg);
  }
  &:empty {
    position: absolute;
  }
`;
