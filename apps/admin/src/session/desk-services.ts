import { ApiClient } from '@khandai/api-client';
import { AuthSession, mayFinish } from '@khandai/auth-session';
import { SystemClock, type Clock } from '@khandai/runtime';
import { createContext, use, useSyncExternalStore } from 'react';
import { browserPages, sharedSession } from './session-store';

/** What the screens of the desk work with; one of each for the page. */
export interface DeskServices {
  readonly api: ApiClient;
  readonly session: AuthSession;
  readonly clock: Clock;
}

export function openServices(storage: Storage): DeskServices {
  const clock = new SystemClock();
  const api: ApiClient = new ApiClient({
    http: {},
    token: () => session.token(),
    renew: (refused) => session.renew(refused),
    mayFinish,
    clock,
  });
  const session: AuthSession = new AuthSession({
    api: {
      guestLogin: (signal) => api.call('POST /au/api/user/guest-login', {}, signal),
      guestInfo: (signal) => api.call('GET /au/api/user/guest-info', {}, signal),
      refresh: (refreshToken) => api.call('POST /au/api/user/refresh-token', { body: { refreshToken } }),
      userInfo: (signal) => api.call('GET /au/api/user/info', {}, signal),
      login: (body, signal) => api.call('POST /au/api/user/login', { body }, signal),
      register: (body, signal) => api.call('POST /au/api/user/register', { body }, signal),
      logout: (refreshToken) =>
        api.call('POST /au/api/user/logout', { body: refreshToken === null ? {} : { refreshToken } }),
    },
    store: sharedSession(storage),
    clock,
    lock: browserPages,
    channel: browserPages,
  });
  return { api, session, clock };
}

const ServicesContext = createContext<DeskServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useDesk(): DeskServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('Render the screens of the desk inside ServicesProvider.');
  return services;
}

export function useSession() {
  const { session } = useDesk();
  return useSyncExternalStore(
    (changed) => session.changed.on(changed),
    () => session.state,
  );
}
