import { css } from '@emotion/react';
import { Code } from '@khandai/contracts';
import { Button, Dialog, PasswordField } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { faultsOf } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import type { DataProps } from './DataPanel';
import { useMeStore } from './me-context';

interface DeleteFields {
  readonly password: string;
}

interface DeleteProps extends DataProps {
  readonly onClose: () => void;
}

const fieldOf = new Map<number, 'password'>([[Code.wrongPassword, 'password']]);

/** Lists what deletion removes and what remains, and asks for the password again. */
export function DeleteDialog({ open, me, onClose }: DeleteProps & { open: boolean }) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('data.deleteTitle')} closeLabel={shell('close')}>
      <ul css={list}>
        <li>{t('data.deleteWhat.all')}</li>
        <li>{t('data.deleteWhat.messages')}</li>
        <li>{t('data.deleteWhat.sessions')}</li>
        <li>{t('data.deleteWhat.name', { username: me.username })}</li>
      </ul>
      <DeleteForm onClose={onClose} />
    </Dialog>
  );
}

const DeleteForm = observer(function DeleteForm({ onClose }: Pick<DeleteProps, 'onClose'>) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, session, toasts } = useServices();
  const navigate = useNavigate();
  const [fields] = useState(() => new FormStore<DeleteFields>({ empty: { password: '' }, fieldOf, clock }));
  const field = useFields(fields);
  const plan: FormPlan<DeleteFields> = {
    check: ({ password }) => faultsOf({ password: password === '' ? 'passwordMissing' : undefined }),
    send: ({ password }, signal) => store.deleteAccount(password, signal),
    done: () => {
      onClose();
      void session.logout();
      void navigate('/');
      toasts.push({ tone: 'info', title: t('data.deleted'), text: t('data.deletedText') });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={t('data.deleteConfirm')}
      final
      beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      <PasswordField
        {...field('password')}
        label={t('data.deletePassword')}
        labels={{ show: tForm('showPassword'), hide: tForm('hidePassword') }}
        autoComplete="current-password"
        required
      />
    </Form>
  );
});

const list = css`
  display: grid;
  gap: var(--sp-2);
  padding-left: var(--sp-4);
  list-style: disc;
  color: var(--c-text-2);
`;
