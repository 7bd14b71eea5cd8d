import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import { TokenRejected } from '../../platform/http/access.js';
import type { SessionService } from './session-service.js';
import type { UserService } from './user-service.js';

type UserCall =
  | 'POST /au/api/user/guest-login'
  | 'GET /au/api/user/guest-info'
  | 'POST /au/api/user/login'
  | 'POST /au/api/user/register'
  | 'POST /au/api/user/refresh-token'
  | 'GET /au/api/user/info'
  | 'POST /au/api/user/logout';

export function userRoutes({ users, sessions }: { users: UserService; sessions: SessionService }): Handlers<UserCall> {
  const ownInfo = async (_input: unknown, caller: Caller) => users.info(userIdOf(caller));
  return {
    'POST /au/api/user/guest-login': async () => ({ guestToken: await users.enterAsGuest() }),
    'GET /au/api/user/guest-info': ownInfo,
    'POST /au/api/user/login': async ({ body }) => users.login(body.username, body.password),
    'POST /au/api/user/register': async ({ body }) => users.register(body),
    'POST /au/api/user/refresh-token': async ({ body }) => sessions.renew(body.refreshToken),
    'GET /au/api/user/info': ownInfo,
    'POST /au/api/user/logout': async ({ body }) => {
      if (body.refreshToken !== undefined) await sessions.end(body.refreshToken);
      return {};
    },
  };
}

/** Access was checked before; without an identity nobody gets here. */
function userIdOf({ identity }: Caller): number {
  if (!identity) throw new TokenRejected();
  return identity.userId;
}
