import { css } from '@emotion/react';
import { Code } from '@khandai/contracts';
import { Button, Dialog, PasswordField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { faultsOf, passwordFault } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { NewPasswordField } from '../../shell/forms/NewPasswordField';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import { useMeStore } from './me-context';

interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
}

interface PasswordProps {
  readonly username: string;
  readonly onClose: () => void;
}

const fieldOf = new Map<number, keyof PasswordFields>([
  [Code.wrongPassword, 'oldPassword'],
  [Code.weakPassword, 'newPassword'],
]);

export function PasswordDialog({ open, ...rest }: PasswordProps & { open: boolean }) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('security.change')} closeLabel={shell('close')}>
      <p>{t('security.changeText')}</p>
      <PasswordForm {...rest} />
    </Dialog>
  );
}

const PasswordForm = observer(function PasswordForm({ username, onClose }: PasswordProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const [fields] = useState(
    () => new FormStore<PasswordFields>({ empty: { oldPassword: '', newPassword: '' }, fieldOf, clock }),
  );
  const field = useFields(fields);
  const plan: FormPlan<PasswordFields> = {
    check: ({ oldPassword, newPassword }) =>
      faultsOf({
        oldPassword: oldPassword === '' ? 'passwordMissing' : undefined,
        newPassword: passwordFault(newPassword, username) ?? (newPassword === oldPassword ? 'passwordSame' : undefined),
      }),
    send: ({ oldPassword, newPassword }, signal) => store.changePassword(oldPassword, newPassword, signal),
    done: () => {
      onClose();
      toasts.push({ tone: 'ok', title: t('security.changed'), text: t('security.changedText') });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={t('security.change')}
      first="oldPassword"
      beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      {/* Whose password it is: what a password manager saves it under. */}
      <input
        css={unseen}
        type="text"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...field('oldPassword')}
        label={t('security.current')}
        labels={{ show: tForm('showPassword'), hide: tForm('hidePassword') }}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...field('newPassword')} label={t('security.next')} username={username} />
    </Form>
  );
});

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;
