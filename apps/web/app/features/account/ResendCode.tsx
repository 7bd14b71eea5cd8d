import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import type { FormStore } from '../../shell/forms/FormStore';

export interface ResendCodeProps {
  readonly store: Pick<FormStore<object>, 'busy' | 'waitSeconds' | 'fault'>;
  readonly onResend: (signal: AbortSignal) => Promise<unknown>;
  readonly onOther: () => void;
}

/** Requests another code, at most once a minute, or lets the user change the number. */
export const ResendCode = observer(function ResendCode({ store, onResend, onOther }: ResendCodeProps) {
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const life = useRef(new AbortController());
  const { busy, waitSeconds: seconds, fault } = store;
  useEffect(() => {
    life.current = new AbortController();
    return () => {
      life.current.abort();
    };
  }, []);
  return (
    <>
      {fault && (
        <p role="alert" css={alert}>
          {'msg' in fault ? fault.msg : tForm(`failed.${fault.key}`)}
        </p>
      )}
      <div css={buttons}>
        <Button
          look="quiet"
          aria-disabled={busy || seconds > 0}
          aria-busy={busy}
          onClick={() => void onResend(life.current.signal)}
        >
          {seconds > 0 ? t('contact.resendIn', { seconds, count: seconds }) : t('contact.resendCode')}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {t('contact.otherNumber')}
        </Button>
      </div>
    </>
  );
});

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-2);
`;

const alert = css`
  font-size: var(--fs-13);
  color: var(--c-neg);
`;
