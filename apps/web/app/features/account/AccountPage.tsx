import { Hidden, PageFrame, Stack, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { LoginPanel, useAccount } from '../../domains/account';
import { useServices } from '../../shell/services/services';
import { AccountSkeleton } from './AccountSkeleton';
import { MyAccount } from './MyAccount';
import { ResetContext } from './reset-context';
import { ResetPanel } from './ResetPanel';
import { ResetStore } from './ResetStore';
import { UndoPanel } from './UndoPanel';
import { useMailLink } from './use-mail-link';
import { VerifyContext } from './verify-context';
import { VerifyPanel } from './VerifyPanel';
import { VerifyStore } from './VerifyStore';

/** The user's own account. A guest is asked to log in first. */
export const AccountPage = observer(function AccountPage() {
  const { t } = useLazyTranslation('me', words);
  const { viewer, api, clock } = useServices();
  const account = useAccount();
  const [link, drop] = useMailLink();
  const [verified, count] = useState(0);
  // Both live here, so that a login or logout neither loses a link nor uses it again.
  const verify = useMemo(
    () =>
      link?.kind === 'verifyEmail' || link?.kind === 'undoEmail'
        ? new VerifyStore(link.token, {
            api,
            call: link.kind === 'verifyEmail' ? 'POST /au/api/user/verify-email' : 'POST /au/api/user/undo-email',
            verified: () => {
              count((before) => before + 1);
            },
          })
        : undefined,
    [link, api],
  );
  const reset = useMemo(
    () => (link?.kind === 'resetPassword' ? new ResetStore(link.token, { api, clock }) : undefined),
    [link, api, clock],
  );
  // An undo ends every session, so the user starts it with a button.
  useEffect(() => {
    if (link?.kind === 'verifyEmail') void verify?.verify();
  }, [link, verify]);
  // A user who opens an e-mail link no longer needs the dialog that requested it.
  useEffect(() => {
    if (link) account.close();
  }, [link, account]);
  const linkPanel = verify ? (
    <VerifyContext value={verify}>
      {link?.kind === 'undoEmail' ? <UndoPanel onClose={drop} /> : <VerifyPanel onClose={drop} />}
    </VerifyContext>
  ) : (
    reset && (
      <ResetContext key={link?.token} value={reset}>
        <ResetPanel onClose={drop} />
      </ResetContext>
    )
  );
  // Another tab may have logged in another member.
  if (viewer.isMember) return <MyAccount key={viewer.version} linkPanel={linkPanel} verified={verified} />;
  if (!viewer.isKnown && !link) return <AccountSkeleton />;
  return (
    <PageFrame>
      <Stack>
        <Hidden as="h1">{t('heading')}</Hidden>
        {linkPanel}
        {viewer.isKnown && link?.kind !== 'resetPassword' && link?.kind !== 'undoEmail' && (
          <LoginPanel
            icon={icons.account}
            title={t('guest.title')}
            text={t('guest.text')}
            reason={t('guest.reason')}
            mayRegister
          />
        )}
      </Stack>
    </PageFrame>
  );
});
