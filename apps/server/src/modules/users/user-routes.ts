import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { FavouriteTeamService } from './favourite-team-service.js';
import type { LinkService } from './link-service.js';
import type { OwnDataService } from './own-data-service.js';
import type { ProfileService } from './profile-service.js';
import type { SessionService } from './session-service.js';
import type { SmsService } from './sms-service.js';
import type { UserService } from './user-service.js';

type UserCall =
  | 'POST /au/api/user/guest-login'
  | 'GET /au/api/user/guest-info'
  | 'POST /au/api/user/login'
  | 'POST /au/api/user/register'
  | 'POST /au/api/user/refresh-token'
  | 'GET /au/api/user/info'
  | 'POST /au/api/user/update-password'
  | 'POST /au/api/user/logout';

export function userRoutes({ users, sessions }: { users: UserService; sessions: SessionService }): Handlers<UserCall> {
  const ownInfo = async (_input: unknown, caller: Caller) => users.info(requireIdentity(caller).userId);
  return {
    'POST /au/api/user/guest-login': async () => ({ guestToken: await users.enterAsGuest() }),
    'GET /au/api/user/guest-info': ownInfo,
    'POST /au/api/user/login': async ({ body }, caller) => users.login(body, caller),
    'POST /au/api/user/register': async ({ body }, caller) => users.register(body, caller),
    'POST /au/api/user/refresh-token': async ({ body }, caller) => sessions.renew(body.refreshToken, caller),
    'GET /au/api/user/info': ownInfo,
    'POST /au/api/user/update-password': async ({ body }, caller) => {
      await users.updatePassword(requireIdentity(caller), body);
      return {};
    },
    'POST /au/api/user/logout': async ({ body }) => {
      if (body.refreshToken !== undefined) await sessions.leave(body.refreshToken);
      return {};
    },
  };
}

type SessionCall =
  'GET /au/api/user/session/list' | 'POST /au/api/user/session/end' | 'POST /au/api/user/session/end-others';

export function sessionRoutes(sessions: SessionService): Handlers<SessionCall> {
  return {
    'GET /au/api/user/session/list': async (_input, caller) => {
      const list = await sessions.list(requireIdentity(caller));
      return { total: list.length, list };
    },
    'POST /au/api/user/session/end': async ({ body }, caller) => {
      await sessions.end(requireIdentity(caller), body.sessionId);
      return {};
    },
    'POST /au/api/user/session/end-others': async (_input, caller) => {
      await sessions.endOthers(requireIdentity(caller));
      return {};
    },
  };
}

type LinkCall =
  | 'POST /au/api/user/send-email'
  | 'POST /au/api/user/verify-email'
  | 'POST /au/api/user/undo-email'
  | 'POST /au/api/user/forgot-password'
  | 'POST /au/api/user/reset-password';

export function linkRoutes(links: LinkService): Handlers<LinkCall> {
  return {
    'POST /au/api/user/send-email': async ({ body }, caller) => {
      await links.sendVerification(requireIdentity(caller), body, caller.ip);
      return {};
    },
    'POST /au/api/user/verify-email': async ({ body }) => {
      await links.verifyEmail(body.token);
      return {};
    },
    'POST /au/api/user/undo-email': async ({ body }) => {
      await links.undoEmail(body.token);
      return {};
    },
    'POST /au/api/user/forgot-password': async ({ body }, caller) => {
      await links.forgotPassword(body.email, caller.ip);
      return {};
    },
    'POST /au/api/user/reset-password': async ({ body }) => {
      await links.resetPassword(body);
      return {};
    },
  };
}

type ProfileCall =
  | 'POST /au/api/user/update-info'
  | 'GET /au/api/user/info/{username}'
  | 'GET /au/api/user/level/info'
  | 'POST /au/api/user/refresh-balance';

export function profileRoutes(profiles: ProfileService): Handlers<ProfileCall> {
  return {
    'POST /au/api/user/update-info': async ({ body }, caller) => profiles.update(requireIdentity(caller).userId, body),
    'GET /au/api/user/info/{username}': async ({ params }) => profiles.profile(params.username),
    'GET /au/api/user/level/info': async (_input, caller) => profiles.level(requireIdentity(caller).userId),
    'POST /au/api/user/refresh-balance': async (_input, caller) => profiles.balance(requireIdentity(caller).userId),
  };
}

export function smsRoutes(sms: SmsService): Handlers<'POST /au/api/user/send-sms' | 'POST /au/api/user/personal-id'> {
  return {
    'POST /au/api/user/send-sms': async ({ body }, caller) => {
      await sms.send(requireIdentity(caller), body.phoneNumber, caller.ip);
      return { reachesPhones: sms.reachesPhones };
    },
    'POST /au/api/user/personal-id': async ({ body }, caller) => {
      await sms.verify(requireIdentity(caller), body.smsCode);
      return {};
    },
  };
}

export function ownDataRoutes(
  data: OwnDataService,
): Handlers<'GET /au/api/user/export' | 'POST /au/api/user/delete-account'> {
  return {
    'GET /au/api/user/export': async (_input, caller) => data.export(requireIdentity(caller)),
    'POST /au/api/user/delete-account': async ({ body }, caller) => {
      await data.delete(requireIdentity(caller), body.password);
      return {};
    },
  };
}

type FavouriteCall = 'GET /au/api/user/favourite-team' | 'POST /au/api/user/favourite-team';

export const favouriteRoutes = (favourites: FavouriteTeamService): Handlers<FavouriteCall> => ({
  'GET /au/api/user/favourite-team': (_input, caller) => favourites.own(requireIdentity(caller)),
  'POST /au/api/user/favourite-team': ({ body }, caller) => favourites.choose(requireIdentity(caller), body),
});
