import { Code, type UserInfo } from '@khandai/contracts';
import { Button, Dialog, Field } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { faultsOf, nameFault } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import { useMeStore } from './me-context';

interface NicknameFields {
  readonly nickname: string;
}

interface NicknameProps {
  readonly me: UserInfo;
  readonly onClose: () => void;
}

/** Codes that the nickname field shows, including the server's own validation error. */
const fieldOf = new Map<number, 'nickname'>(
  [Code.nicknameTaken, Code.nameReserved, Code.badRequest].map((code) => [code, 'nickname']),
);

export function NicknameDialog({ open, ...rest }: NicknameProps & { open: boolean }) {
  const { t } = useLazyTranslation('me', words);
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('profile.edit')} closeLabel={shell('close')}>
      <NicknameForm {...rest} />
    </Dialog>
  );
}

const NicknameForm = observer(function NicknameForm({ me, onClose }: NicknameProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const [fields] = useState(() => new FormStore<NicknameFields>({ empty: { nickname: me.nickname }, fieldOf, clock }));
  const field = useFields(fields);
  const plan: FormPlan<NicknameFields> = {
    check: ({ nickname }) => faultsOf({ nickname: nameFault(nickname) }),
    send: ({ nickname }, signal) => store.rename(nickname.trim(), signal),
    done: () => {
      onClose();
      toasts.push({ tone: 'ok', title: t('profile.saved') });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={tForm('save')}
      first="nickname"
      beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      <Field
        {...field('nickname')}
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        autoComplete="nickname"
        required
      />
    </Form>
  );
});
