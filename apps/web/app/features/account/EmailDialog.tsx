import { ApiError } from '@khandai/api-client';
import { Code } from '@khandai/contracts';
import { Button, Dialog, PasswordField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { emailFault, faultsOf } from '../../shell/forms/checks';
import { EmailField } from '../../shell/forms/EmailField';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import { useMeStore } from './me-context';

interface EmailFields {
  readonly email: string;
  readonly password: string;
}

interface EmailProps {
  /** The member's verified address: it needs no link. */
  readonly verified: string | null;
  readonly onClose: () => void;
  /** A link is on its way to this address. */
  readonly onSent: (email: string) => void;
}

const fieldOf = new Map<number, 'password'>([
  [Code.passwordNeeded, 'password'],
  [Code.wrongPassword, 'password'],
]);

const isSame = (email: string, other: string | null): boolean => email.trim().toLowerCase() === other?.toLowerCase();

export function EmailDialog({ open, ...rest }: EmailProps & { open: boolean }) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('contact.changeEmail')} closeLabel={shell('close')}>
      <p>{t('contact.changeEmailText')}</p>
      <EmailForm {...rest} />
    </Dialog>
  );
}

/** Asks for the password only after the server did: shortly after a login it does not. */
const EmailForm = observer(function EmailForm({ verified, onClose, onSent }: EmailProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const [fields] = useState(() => new FormStore<EmailFields>({ empty: { email: '', password: '' }, fieldOf, clock }));
  const [secured, secure] = useState(false);
  const field = useFields(fields);
  const plan: FormPlan<EmailFields> = {
    check: ({ email, password }) =>
      faultsOf({
        email: emailFault(email) ?? (isSame(email, verified) ? 'emailOwn' : undefined),
        password: secured && password === '' ? 'passwordMissing' : undefined,
      }),
    send: async ({ email, password }, signal) => {
      try {
        await store.sendEmail(email.trim(), signal, secured ? password : undefined);
      } catch (error) {
        if (error instanceof ApiError && error.code === Code.passwordNeeded) secure(true);
        throw error;
      }
    },
    done: ({ email }) => {
      onClose();
      onSent(email.trim());
      toasts.push({ tone: 'ok', title: t('contact.sent'), text: t('contact.sentText', { email: email.trim() }) });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={t('contact.send')}
      first={secured ? 'password' : 'email'}
      beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      <EmailField {...field('email')} label={t('contact.newEmail')} />
      {secured && (
        <PasswordField
          {...field('password')}
          label={t('security.current')}
          labels={{ show: tForm('showPassword'), hide: tForm('hidePassword') }}
          autoComplete="current-password"
          required
        />
      )}
    </Form>
  );
});
