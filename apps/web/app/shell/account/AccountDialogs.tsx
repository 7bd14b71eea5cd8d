import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

type Shown = ComponentType<{ onClose: () => void }>;

/** `?login=1` asks for the dialog, so that a page may send its reader to log in. */
const PARAMETER = 'login';

/** The dialogs of the account, fetched when the first is asked for, and what a fan is told when the server ended a session. */
export const AccountDialogs = observer(function AccountDialogs() {
  const { t } = useTranslation('account');
  const { account, viewer, session, toasts, log } = useServices();
  const [Dialog, show] = useState<Shown>();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(PARAMETER) === '1';
  const { asked } = account;

  useEffect(() => {
    if (wanted && !viewer.isMember) account.ask('login');
  }, [wanted, account, viewer]);

  useEffect(() => {
    if (asked === undefined || Dialog) return;
    import('./AccountDialog').then(
      ({ AccountDialog }) => {
        show(() => AccountDialog);
      },
      (error: unknown) => {
        log.warn('account dialog', error);
        account.close();
        toasts.push({ tone: 'bad', title: t('notLoaded'), text: t('notLoadedText') });
      },
    );
  }, [asked, Dialog, account, log, toasts, t]);

  useEffect(
    () =>
      session.expired.on(() => {
        toasts.push({ tone: 'bad', title: t('expired.title'), text: t('expired.text') });
      }),
    [session, toasts, t],
  );

  const close = () => {
    account.close();
    if (!wanted) return;
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };

  return Dialog ? <Dialog onClose={close} /> : null;
});
