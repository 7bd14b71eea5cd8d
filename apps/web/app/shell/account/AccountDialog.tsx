import { css } from '@emotion/react';
import { Dialog, Mark } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { AccountForm } from './AccountForm';
import { AccountFormStore } from './AccountFormStore';

/** Login and registration. A chunk of its own: most visits never open it. */
export const AccountDialog = observer(function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { account, session, clock, toasts } = useServices();
  // The store outlives many closings; each belongs to the address one is at by then.
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  const [store] = useState(
    () =>
      new AccountFormStore({
        session,
        clock,
        entered: () => {
          leave.current();
          toasts.push({ tone: 'ok', title: t('welcome') });
        },
      }),
  );
  const dialog = account.asked ?? 'login';
  const fallback = dialog === 'login' ? t('loginText') : t('registerText');
  return (
    <Dialog
      open={account.asked !== undefined}
      onClose={onClose}
      title={dialog === 'login' ? t('labels:login') : t('labels:register')}
      closeLabel={t('shell:close')}
    >
      <p css={intro}>
        <Mark size={32} />
        {account.reason ?? fallback}
      </p>
      <AccountForm dialog={dialog} store={store} onSwitch={(next) => account.ask(next, account.reason)} />
    </Dialog>
  );
});

const intro = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  color: var(--c-text-2);
`;
