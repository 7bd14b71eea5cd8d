import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { ImageService } from './modules/images/image-service.js';
import { avatarRoutes } from './modules/uploads/avatar-routes.js';
import { AvatarService } from './modules/uploads/avatar-service.js';
import { GuessGuard } from './modules/users/guess-guard.js';
import { LinkRepository } from './modules/users/link-repository.js';
import { LinkService } from './modules/users/link-service.js';
import type { ClosePoints } from './modules/users/member-points.js';
import { OwnDataRepository } from './modules/users/own-data-repository.js';
import { OwnDataService } from './modules/users/own-data-service.js';
import { ProfilePictures } from './modules/users/profile-pictures.js';
import { type ProfileDeps, ProfileService } from './modules/users/profile-service.js';
import { SessionRepository } from './modules/users/session-repository.js';
import { SessionService } from './modules/users/session-service.js';
import { SmsRepository } from './modules/users/sms-repository.js';
import { SmsService } from './modules/users/sms-service.js';
import { UserRepository } from './modules/users/user-repository.js';
import { linkRoutes, ownDataRoutes, profileRoutes, sessionRoutes, smsRoutes, userRoutes } from './modules/users/user-routes.js';
import { UserService } from './modules/users/user-service.js';
import { PointsRepository } from './modules/points/points-repository.js';
import { MemoryAttempts } from './platform/attempts/memory-attempts.js';
import { RedisAttempts } from './platform/attempts/redis-attempts.js';
import type { Clock } from './platform/clock.js';
import type { Closers } from './platform/closers.js';
import type { Config } from './platform/config.js';
import type { Database } from './platform/database/database.js';
import type { Log } from './platform/log.js';
import { openMail } from './platform/mail/open-mail.js';
import { Outbox } from './platform/mail/outbox.js';
import type { PictureMaker } from './platform/pictures/picture-maker.js';
import type { SessionEnds } from './platform/session-ends.js';
import { FolderSms } from './platform/sms/folder-sms.js';
import type { Storage } from './platform/storage/storage.js';
import type { TokenService } from './platform/tokens.js';

export interface AccountDeps {
  readonly config: Config;
  /** The data folder: letters and texts that leave by no other way lie in it. */
  readonly folder: string;
  readonly database: Database;
  readonly redis: Redis | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly tokens: TokenService;
  readonly ends: SessionEnds;
  readonly storage: Storage;
  readonly maker: PictureMaker;
  readonly images: ImageService;
  /** Where links of letters lead to. */
  readonly origin: () => string;
  readonly closers: Closers;
}

/** Members, their sessions, letters, texts and pictures. */
export function wireAccounts(deps: AccountDeps) {
  const { config, folder, database, redis, clock, log, tokens, ends, storage, maker, images, origin, closers } = deps;
  const members = new UserRepository(database.db);
  const points = new PointsRepository(database.db);
  const sessions = new SessionService({ users: members, sessions: new SessionRepository(database.db), tokens, ends, clock });
  const attempts = redis ? new RedisAttempts({ redis, clock, log }) : new MemoryAttempts(clock);
  const mail = openMail(config.mail, folder);
  const sms = new FolderSms(join(folder, 'sms'));
  const avatars = new AvatarService({ storage, maker, users: members, images });
  const pictures = new ProfilePictures({ uploads: avatars, imageHosts: config.site.imageHosts });
  const outbox = new Outbox({ mail, clock, log });
  closers.add(() => outbox.close());
  const common = { users: members, sessions, attempts, clock };
  const links = new LinkService({ ...common, links: new LinkRepository(database.db), outbox, origin });
  const guard = new GuessGuard(attempts);
  const users = new UserService({ users: members, sessions, tokens, guard, links, pictures, points });
  const closePoints: ClosePoints = (tx, userId, at) => new PointsRepository(tx).close(userId, at);
  const ownData = new OwnDataService({ ...common, data: new OwnDataRepository(database.db, closePoints), points, guard, links, pictures });
  return {
    points,
    sessions,
    avatars,
    notices: [mail.about, sms.about],
    handlers: (presence: ProfileDeps['presence']) => ({
      ...userRoutes({ users, sessions }),
      ...sessionRoutes(sessions),
      ...linkRoutes(links),
      ...profileRoutes(new ProfileService({ users: members, pictures, points, presence })),
      ...avatarRoutes(avatars),
      ...smsRoutes(new SmsService({ codes: new SmsRepository(database.db), sms, attempts, clock, log })),
      ...ownDataRoutes(ownData),
    }),
  };
}
