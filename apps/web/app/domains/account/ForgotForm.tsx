import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { login } from '../../i18n/vi/lazy/login';
import { emailFault, faultsOf } from '../../shell/forms/checks';
import { EmailField } from '../../shell/forms/EmailField';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';

interface ForgotFields {
  readonly email: string;
}

/** Time until the next e-mail to one address may be requested. */
const RESEND_MS = 60_000;

/** Requests an e-mail with a link to set a new password. The reply never tells whether the address has an account. */
export const ForgotForm = observer(function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useLazyTranslation('login', login);
  const { t: words } = useLazyTranslation('form', form);
  const { api, clock } = useServices();
  const [store] = useState(() => new FormStore<ForgotFields>({ empty: { email: '' }, clock }));
  const [sentTo, setSentTo] = useState<string>();
  const field = useFields(store);
  const plan: FormPlan<ForgotFields> = {
    // The address stays, for another e-mail or to correct a typo.
    keepsFields: true,
    check: ({ email }) => faultsOf({ email: emailFault(email) }),
    send: async ({ email }, signal) => {
      await api.call('POST /au/api/user/forgot-password', { body: { email: email.trim() } }, signal);
    },
    done: ({ email }) => {
      store.holdFor(RESEND_MS);
      setSentTo(email.trim());
    },
  };
  const back = (
    <Button look="quiet" onClick={onBack}>
      {t('backToLogin')}
    </Button>
  );

  return (
    <>
      {sentTo !== undefined && (
        <div role="status" css={sent}>
          <b>{t('forgotSent')}</b>
          <p>{t('forgotSentText', { email: sentTo })}</p>
        </div>
      )}
      <Form
        store={store}
        onSubmit={(signal) => store.submit(plan, signal)}
        submit={sentTo === undefined ? t('forgotSend') : t('sendAgain')}
        first="email"
        beside={back}
      >
        <EmailField {...field('email')} label={words('email')} />
      </Form>
    </>
  );
});

const sent = css`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;
