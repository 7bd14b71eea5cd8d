import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useAccount } from './account-domain';
import type { AccountDialog as Asked } from './AccountStore';
import { useServices } from '../../shell/services/services';

/** `?login=1` opens the login dialog, and `?login=2` the registration, so that any link can ask the user to log in. */
const PARAMETER = 'login';

const dialogs: ReadonlyMap<string | null, Asked> = new Map([
  ['1', 'login'],
  ['2', 'register'],
]);

const loadDialog = () => import('./AccountDialog').then(({ AccountDialog }) => AccountDialog);

/** The account dialogs, loaded when one first opens, and the toast for a session that the server ended. */
export const AccountDialogs = observer(function AccountDialogs() {
  const { t } = useTranslation('account');
  const { viewer, session, toasts } = useServices();
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const wanted = dialogs.get(search.get(PARAMETER));
  const { dialog } = account;
  const { isMember, isKnown } = viewer;
  const Dialog = useLazyPart(dialog !== undefined, loadDialog, account.close);

  useEffect(() => {
    if (wanted && isKnown && !isMember) account.ask(wanted);
  }, [wanted, isKnown, isMember, account]);

  useEffect(
    () =>
      session.expired.on(() => {
        toasts.push({ tone: 'bad', title: t('expired.title'), text: t('expired.text') });
      }),
    [session, toasts, t],
  );

  const unask = () => {
    if (!wanted) return;
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };

  // The login may happen in this dialog or in another tab; the waiting action runs either way.
  useEffect(() => {
    if (!isMember) return;
    unask();
    // A member may request a password e-mail while logged in elsewhere.
    if (dialog === 'login' || dialog === 'register') account.entered();
  });

  const close = () => {
    account.close();
    unask();
  };

  return Dialog ? <Dialog onClose={close} /> : null;
});
