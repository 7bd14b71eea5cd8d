import { css } from '@emotion/react';
import { Field, PasswordField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { login } from '../../i18n/vi/lazy/login';
import { Form } from '../../shell/forms/Form';
import type { FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import type { AccountFields } from './account-fields';
import { loginPlan } from './login-plan';

export const LoginForm = observer(function LoginForm({
  store,
  onForgot,
}: {
  store: FormStore<AccountFields>;
  onForgot: () => void;
}) {
  const { t } = useLazyTranslation('login', login);
  const { t: words } = useLazyTranslation('form', form);
  const { t: labels } = useTranslation('labels');
  const { session, toasts } = useServices();
  const field = useFields(store);
  const plan = loginPlan(session, () => {
    toasts.push({ tone: 'ok', title: t('welcome') });
  });

  return (
    <Form store={store} onSubmit={(signal) => store.submit(plan, signal)} submit={labels('login')} first="username">
      <Field
        {...field('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        labels={{ show: words('showPassword'), hide: words('hidePassword') }}
        autoComplete="current-password"
        required
        after={
          <button type="button" css={forgot} onClick={onForgot}>
            {t('forgot')}
          </button>
        }
      />
    </Form>
  );
});

const forgot = css`
  position: relative;
  justify-self: end;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;
