import { Button, Dialog } from '@khandai/ui-kit';
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
}

interface EmailProps {
  readonly onClose: () => void;
}

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

const EmailForm = observer(function EmailForm({ onClose }: EmailProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: say } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const [fields] = useState(() => new FormStore<EmailFields>({ empty: { email: '' }, clock }));
  const field = useFields(fields);
  const plan: FormPlan<EmailFields> = {
    check: ({ email }) => faultsOf({ email: emailFault(email) }),
    send: ({ email }, signal) => store.sendEmail(email.trim(), signal),
    done: ({ email }) => {
      onClose();
      toasts.push({ tone: 'ok', title: t('contact.sent'), text: t('contact.sentText', { email: email.trim() }) });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={t('contact.send')}
      first="email"
      beside={<Button onClick={onClose}>{say('cancel')}</Button>}
    >
      <EmailField {...field('email')} label={t('contact.newEmail')} />
    </Form>
  );
});
