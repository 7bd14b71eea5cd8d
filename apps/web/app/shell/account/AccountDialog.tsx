import { css } from '@emotion/react';
import { Dialog, Mark } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { AccountForm } from './AccountForm';
import { AccountFormStore } from './AccountFormStore';
import { MemberCard } from './MemberCard';

/** Login, registration, and on phones what a member's name opens. A chunk of its own: most visits never open it. */
export const AccountDialog = observer(function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { account, session, viewer, clock, toasts } = useServices();
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
  const { asked } = account;
  // Logged in or out meanwhile, in this tab or another: what is shown goes by who one is now.
  const mine = asked === 'member' && viewer.isMember;
  const dialog = asked === 'register' ? 'register' : 'login';
  const title = mine ? t('shell:tabs.account') : t(`labels:${dialog}`);
  return (
    <Dialog open={asked !== undefined} onClose={onClose} title={title} closeLabel={t('shell:close')}>
      {mine ? (
        <MemberCard onLeft={onClose} />
      ) : (
        <>
          <p css={intro}>
            <Mark size={32} />
            {account.reason ?? (dialog === 'login' ? t('loginText') : t('registerText'))}
          </p>
          <AccountForm dialog={dialog} store={store} onSwitch={(next) => account.ask(next, account.reason)} />
        </>
      )}
    </Dialog>
  );
});

const intro = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  color: var(--c-text-2);
`;
