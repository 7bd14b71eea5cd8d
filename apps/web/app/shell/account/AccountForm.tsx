import { css } from '@emotion/react';
import { Button, Field, Icon, PasswordField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { AccountFormStore, FormFault } from './AccountFormStore';
import type { AccountForms } from './AccountStore';
import type { FieldName } from './checks';

export interface AccountFormProps {
  readonly dialog: AccountForms;
  readonly store: AccountFormStore;
  readonly onSwitch: (dialog: AccountForms) => void;
}

/** The fields of a login or a registration. A refusal moves the focus to the first field to be mended. */
export const AccountForm = observer(function AccountForm({ dialog, store, onSwitch }: AccountFormProps) {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  const life = useRef(new AbortController());
  const isLogin = dialog === 'login';

  useEffect(() => {
    life.current = new AbortController();
    return () => {
      life.current.abort();
    };
  }, []);

  const focus = (name: FieldName): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  useEffect(() => {
    focus('username');
  }, [dialog]);

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await store.submit(dialog, life.current.signal);
    if (wrong) focus(wrong);
  };

  const field = (name: FieldName) => {
    const hint = store.hints[name];
    const error = store.refused[name] ?? (hint && t(`faults.${hint}`));
    return {
      name,
      value: store.fields[name],
      onChange: (value: string) => {
        store.change(name, value);
      },
      ...(error === undefined ? {} : { error }),
    };
  };

  return (
    // What is wrong is said under the fields, in our words; the browser's own bubbles would hide the form.
    <form ref={form} noValidate css={fields} onSubmit={(event) => void onSubmit(event)}>
      {store.fault && <Fault fault={store.fault} />}
      <Field
        {...field('username')}
        label={t('username')}
        {...(isLogin ? {} : { hint: t('usernameHint') })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        {...(isLogin ? {} : { hint: t('passwordHint') })}
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        maxLength={128}
        required
      />
      {!isLogin && (
        <>
          <Field
            {...field('displayName')}
            label={t('displayName')}
            hint={t('displayNameHint')}
            autoComplete="nickname"
            maxLength={40}
            required
          />
          <Field
            {...field('emailAddress')}
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <Field {...field('phoneNumber')} label={t('phone')} labelNote={t('optional')} type="tel" autoComplete="tel" maxLength={25} />
          <Field {...field('inviteCode')} label={t('invite')} labelNote={t('optional')} autoComplete="off" maxLength={64} />
        </>
      )}
      <Submit store={store}>{isLogin ? t('labels:login') : t('labels:register')}</Submit>
      <p css={other}>
        {isLogin ? t('noAccount') : t('haveAccount')}{' '}
        <button
          type="button"
          css={link}
          onClick={() => {
            onSwitch(isLogin ? 'register' : 'login');
          }}
        >
          {isLogin ? t('labels:register') : t('labels:login')}
        </button>
      </p>
    </form>
  );
});

const Submit = observer(function Submit({ store, children }: { store: AccountFormStore; children: ReactNode }) {
  const { t } = useTranslation('account');
  const { busy, waitSeconds } = store;
  const words = busy ? t('sending') : waitSeconds > 0 ? t('wait', { seconds: waitSeconds }) : children;
  return (
    <Button type="submit" look="primary" block aria-disabled={busy || waitSeconds > 0} aria-busy={busy}>
      {words}
    </Button>
  );
});

function Fault({ fault }: { fault: FormFault }) {
  const { t } = useTranslation('account');
  return (
    <p role="alert" css={alert}>
      <Icon name="alert" size={16} />
      {'msg' in fault ? fault.msg : t(`failed.${fault.key}`)}
    </p>
  );
}

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`;

const alert = css`
  display: flex;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-neg);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  & svg {
    margin-top: 2px;
  }
`;

const other = css`
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
