import { Field, PhoneField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { login } from '../../i18n/vi/lazy/login';
import { EmailField } from '../../shell/forms/EmailField';
import { Form } from '../../shell/forms/Form';
import type { FormStore } from '../../shell/forms/FormStore';
import { NewPasswordField } from '../../shell/forms/NewPasswordField';
import { useFields } from '../../shell/forms/use-fields';
import { usePhoneWords } from '../../shell/forms/use-phone-words';
import { useServices } from '../../shell/services/services';
import type { AccountFields } from './account-fields';
import { registerPlan } from './register-plan';

/** Long enough to be read while the user does something else. */
const NOTICE_MS = 15_000;

/** Lazy, because it brings the phone number rules of every country. */
export const RegisterForm = observer(function RegisterForm({ store }: { store: FormStore<AccountFields> }) {
  const { t } = useLazyTranslation('login', login);
  const { t: words } = useLazyTranslation('form', form);
  const { t: labels } = useTranslation('labels');
  const { session, toasts } = useServices();
  const field = useFields(store);
  const phone = usePhoneWords();
  const plan = registerPlan(session, ({ emailAddress }) => {
    const text = t('verifySent', { email: emailAddress.trim() });
    toasts.push({ tone: 'ok', title: t('registered'), text, duration: NOTICE_MS });
  });

  return (
    <Form store={store} onSubmit={(signal) => store.submit(plan, signal)} submit={labels('register')} first="username">
      <Field
        {...field('username')}
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <NewPasswordField {...field('password')} label={t('password')} username={store.fields.username} />
      <Field
        {...field('displayName')}
        label={t('displayName')}
        hint={t('displayNameHint')}
        autoComplete="nickname"
        required
      />
      <EmailField {...field('emailAddress')} label={words('email')} />
      <PhoneField
        {...field('phoneNumber')}
        {...phone}
        label={t('phone')}
        labelNote={words('optional')}
        autoComplete="tel"
      />
      <Field
        {...field('inviteCode')}
        label={t('invite')}
        labelNote={words('optional')}
        autoComplete="off"
        maxLength={64}
      />
    </Form>
  );
});
