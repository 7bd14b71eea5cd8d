import { I18nContextProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import { deskI18n, deskLocale } from '../i18n/desk-i18n';
import { useSession } from '../session/desk-services';
import { LoginPage } from '../session/LoginPage';
import { mayEnter, RefusedPage } from '../session/RefusedPage';
import { Waiting } from '../session/Waiting';
import { ThemeChoiceContext, useOwnTheme } from '../theme/use-theme-choice';
import { DeskAdmin } from './DeskAdmin';

/** The whole desk: the login for guests, a way back for members without a role, the screens for all others. */
export function DeskApp() {
  const theme = useOwnTheme();
  const [i18n] = useState(() => deskI18n(deskLocale(document.cookie)));

  useEffect(() => {
    document.documentElement.lang = i18n.getLocale();
    document.title = i18n.translate('desk.pageTitle');
  }, [i18n]);

  return (
    <ThemeChoiceContext value={theme}>
      <I18nContextProvider value={i18n}>
        <ByRole i18n={i18n} />
      </I18nContextProvider>
    </ThemeChoiceContext>
  );
}

function ByRole({ i18n }: { i18n: ReturnType<typeof deskI18n> }) {
  const state = useSession();
  if (state.status === 'guest') return <LoginPage />;
  if (state.status !== 'member' || state.info === null) return <Waiting blocked={state.status === 'blocked'} />;
  if (!mayEnter(state.info.role)) return <RefusedPage name={state.info.displayName} />;
  // Another member or another role is another desk: nothing of the former one stays on screen or in memory.
  return <DeskAdmin key={`${state.info.userId} ${state.info.role}`} i18n={i18n} me={state.info} />;
}
