import type { UserInfo } from '@khandai/contracts';
import { useState } from 'react';
import { Admin, type AuthProvider, type I18nProvider, memoryStore, Resource } from 'react-admin';
import { deskDataProvider } from '../data/data-provider';
import { deskSend } from '../data/desk-calls';
import { DeskLayout } from '../frame/DeskLayout';
import { dashboard, resources } from '../resources';
import { useDesk } from '../session/desk-services';
import { darkTheme, lightTheme } from '../theme/mui-theme';
import { useThemeChoice } from '../theme/use-theme-choice';

/** The screens that this member's role sees. */
export function DeskAdmin({ i18n, me }: { i18n: I18nProvider; me: UserInfo }) {
  const { api, session } = useDesk();
  const { dark } = useThemeChoice();
  const [dataProvider] = useState(() => deskDataProvider(deskSend(api)));
  const [store] = useState(() => memoryStore());
  const [authProvider] = useState(() => authOf(me, () => session.logout()));
  const theme = dark ? darkTheme : lightTheme;
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18n}
      store={store}
      layout={DeskLayout}
      dashboard={dashboard}
      theme={theme}
      darkTheme={null}
      loginPage={false}
      title={i18n.translate('desk.title')}
      disableTelemetry
    >
      {resources
        .filter(({ roles }) => roles.includes(me.role))
        .map(({ name, list, edit, create }) => (
          <Resource key={name} name={name} list={list} {...(edit && { edit })} {...(create && { create })} />
        ))}
    </Admin>
  );
}

/** The session renews and ends itself, and DeskApp shows the login then; react-admin only learns who is here. */
function authOf(me: UserInfo, logout: () => Promise<void>): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: async () => {
      await logout();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(me.role),
    getIdentity: () => Promise.resolve({ id: me.userId, fullName: me.displayName }),
  };
}
