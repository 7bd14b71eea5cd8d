import { css } from '@emotion/react';
import { Code } from '@khandai/contracts';
import { Button, EmptyState, ErrorState, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLateWords, useTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/late/me';
import { faultsOf, passwordFault } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { NewPasswordField } from '../../shell/forms/NewPasswordField';
import { refusalOf } from '../../shell/forms/refusal';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';

interface ResetFields {
  readonly password: string;
}

type Outcome = { readonly status: 'done' } | { readonly status: 'refused'; readonly msg: string };

const fieldOf = new Map<number, 'password'>([[Code.weakPassword, 'password']]);

/** The link of a letter to who forgot his password: a new one is set, whoever is logged in here. */
export const ResetPanel = observer(function ResetPanel({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLateWords('me', words);
  const { t: labels } = useTranslation('labels');
  const { account, viewer } = useServices();
  const [outcome, end] = useState<Outcome>();
  const askFor = (dialog: 'login' | 'forgot') => () => {
    account.ask(dialog);
    onClose();
  };
  if (outcome?.status === 'done') {
    return (
      <EmptyState
        icon="done"
        level={2}
        framed
        title={t('link.resetDone')}
        text={t('link.resetDoneText')}
        action={
          viewer.isMember ? (
            <Button onClick={onClose}>{t('link.close')}</Button>
          ) : (
            <Button look="primary" onClick={askFor('login')}>
              {labels('login')}
            </Button>
          )
        }
      />
    );
  }
  if (outcome) {
    return (
      <ErrorState
        level={2}
        framed
        title={t('link.resetRefused')}
        text={outcome.msg}
        action={
          <Button look="primary" onClick={askFor('forgot')}>
            {t('link.newLink')}
          </Button>
        }
      />
    );
  }
  return (
    <Panel title={t('link.resetTitle')} padded>
      <div css={body}>
        <p>{t('link.resetText')}</p>
        <ResetForm token={token} onEnd={end} />
      </div>
    </Panel>
  );
});

const ResetForm = observer(function ResetForm({ token, onEnd }: { token: string; onEnd: (outcome: Outcome) => void }) {
  const { t } = useLateWords('me', words);
  const { api, clock } = useServices();
  const [fields] = useState(() => new FormStore<ResetFields>({ empty: { password: '' }, fieldOf, clock }));
  const field = useFields(fields);
  const plan: FormPlan<ResetFields> = {
    check: ({ password }) => faultsOf({ password: passwordFault(password, '') }),
    send: async ({ password }, signal) => {
      try {
        await api.call('POST /au/api/user/reset-password', { body: { token, password } }, signal);
        onEnd({ status: 'done' });
      } catch (error) {
        const { code, fault } = refusalOf(error);
        // Another password would not help: the way on is another link.
        if (code !== Code.linkRejected || !('msg' in fault)) throw error;
        onEnd({ status: 'refused', msg: fault.msg });
      }
    },
  };
  return (
    <Form store={fields} onSubmit={(signal) => fields.submit(plan, signal)} submit={t('link.reset')} first="password">
      <NewPasswordField {...field('password')} label={t('security.next')} />
    </Form>
  );
});

const body = css`
  display: grid;
  gap: var(--sp-4);
  max-width: 26rem;
`;
