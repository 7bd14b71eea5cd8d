import { MemoryAttempts } from '../../platform/attempts/memory-attempts.js';
import { RedisAttempts } from '../../platform/attempts/redis-attempts.js';
import { openMail } from '../../platform/mail/open-mail.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { openSms } from '../../platform/sms/open-sms.js';
import { avatarRoutes } from './avatar-routes.js';
import { type AvatarDeps, AvatarService } from './avatar-service.js';
import { DeviceTokens } from './device-tokens.js';
import { FavouriteTeamRepository } from './favourite-team-repository.js';
import { FavouriteTeamService } from './favourite-team-service.js';
import { GuessGuard } from './guess-guard.js';
import { levelInfo } from './level.js';
import { LinkRepository } from './link-repository.js';
import { LinkService } from './link-service.js';
import type { ClosePoints, MemberPoints } from './member-points.js';
import { OwnDataRepository } from './own-data-repository.js';
import { OwnDataService } from './own-data-service.js';
import { OwnPassword } from './own-password.js';
import { ProfilePictures } from './profile-pictures.js';
import { type ProfileDeps, ProfileService } from './profile-service.js';
import { useSessionCookies } from './session-cookies.js';
import { memberSessions, SessionRepository } from './session-repository.js';
import { SessionService } from './session-service.js';
import { SmsRepository } from './sms-repository.js';
import { SmsService } from './sms-service.js';
import { UserHousekeeping } from './user-housekeeping.js';
import { UserRepository } from './user-repository.js';
import {
  favouriteRoutes,
  linkRoutes,
  ownDataRoutes,
  profileRoutes,
  sessionRoutes,
  smsRoutes,
  userRoutes,
} from './user-routes.js';
import { type UserDeps, UserService } from './user-service.js';

type UsersDeps = Pick<
  Platform,
  'config' | 'folder' | 'database' | 'redis' | 'clock' | 'log' | 'tokens' | 'ends' | 'storage' | 'maker' | 'address'
> & {
  readonly images: AvatarDeps['images'];
  readonly presence: ProfileDeps['presence'];
  readonly points: MemberPoints;
  readonly closePoints: ClosePoints;
  readonly welcome: (userId: number) => Promise<void>;
  readonly invited: UserDeps['invited'];
};

/** Members and guests: their sessions, e-mails, SMS and pictures. */
export function wire(deps: UsersDeps) {
  const {
    config,
    folder,
    database,
    redis,
    clock,
    log,
    tokens,
    ends,
    storage,
    maker,
    images,
    presence,
    points,
    closePoints,
    welcome,
    invited,
    address,
  } = deps;
  const users = new UserRepository(database.db);
  const sessions = new SessionService({
    users,
    sessions: new SessionRepository(database.db),
    tokens,
    refreshKey: tokens.keyFor('refresh tokens'),
    ends,
    clock,
  });
  const attempts = redis ? new RedisAttempts({ redis, clock, log }) : new MemoryAttempts(clock);
  const mail = openMail(config.mail, folder);
  const sms = openSms(config.sms, folder);
  const avatars = new AvatarService({ storage, maker, users, images });
  const pictures = new ProfilePictures({ uploads: avatars, imageHosts: config.site.imageHosts });
  const outbox = new Outbox({ mail, clock, log });
  const ownPassword = new OwnPassword({ attempts, sessions });
  const devices = new DeviceTokens({ key: tokens.keyFor('device cookies'), clock });
  const common = { users, sessions, attempts, clock };
  const links = new LinkService({
    ...common,
    links: new LinkRepository(database.db),
    ownPassword,
    outbox,
    origin: () => address.origin,
  });
  const guard = new GuessGuard(attempts);
  const userService = new UserService({
    users,
    sessions,
    tokens,
    guard,
    devices,
    ownPassword,
    links,
    pictures,
    points,
    welcome,
    invited,
  });
  const data = new OwnDataRepository(database.db, closePoints);
  const ownData = new OwnDataService({ ...common, data, points, ownPassword, links, pictures });

  const favourites = new FavouriteTeamService({ favourites: new FavouriteTeamRepository(database.db), clock });
  const profiles = new ProfileService({ users, pictures, points, presence, favourites });
  return {
    handlers: {
      ...userRoutes({ users: userService, sessions }),
      ...sessionRoutes(sessions),
      ...linkRoutes(links),
      ...profileRoutes(profiles),
      ...favouriteRoutes(favourites),
      ...avatarRoutes(avatars),
      ...smsRoutes(new SmsService({ codes: new SmsRepository(database.db), sms, attempts, clock, log })),
      ...ownDataRoutes(ownData),
    },
    routes: (http) => useSessionCookies(http, { ...config, devices, verifier: tokens }),
    jobs: [new UserHousekeeping({ database, clock }).job],
    notices: [mail.about, sms.about],
    close: () => outbox.close(),
    ports: {
      erased: ownData.erased,
      mail,
      outbox,
      attempts,
      sessions,
      profiles,
      memberSessions: memberSessions(database),
      /** Sends a member a link to a new password; false when they have verified no address. */
      sendReset: (userId: number): Promise<boolean> => links.sendReset(userId),
      avatars,
      levelOf: (exp: number): number => levelInfo(exp).level,
      memberSince: async (userId: number): Promise<Date | undefined> => (await users.byId(userId))?.createdAt,
    },
  } satisfies Module;
}
