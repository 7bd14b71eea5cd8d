import type { MemberExport } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import type { Clock } from '../../platform/clock.js';
import { TokenRejected } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { sentence } from '../../platform/messages.js';
import { limited } from './guess-guard.js';
import { levelInfo } from './level.js';
import type { LinkService } from './link-service.js';
import type { MemberPoints } from './member-points.js';
import type { OwnDataRepository } from './own-data-repository.js';
import type { OwnPassword } from './own-password.js';
import type { ProfilePictures } from './profile-pictures.js';
import type { SessionService } from './session-service.js';
import { userInfo } from './user-info.js';
import type { User, UserRepository } from './user-repository.js';

/** Reading all data is expensive, and members rarely need it. */
const EXPORTS: AttemptLimit = { max: 5, windowMs: 24 * 60 * 60_000 };
/** Max messages and max reactions in one file, which also has their total numbers. */
const MAX_ROWS = 20_000;

export interface OwnDataDeps {
  readonly users: Pick<UserRepository, 'byId'>;
  readonly data: OwnDataRepository;
  readonly points: MemberPoints;
  readonly sessions: Pick<SessionService, 'list' | 'endAll'>;
  readonly ownPassword: OwnPassword;
  readonly links: Pick<LinkService, 'sendAccountDeleted'>;
  readonly pictures: Pick<ProfilePictures, 'replaced'>;
  readonly attempts: Attempts;
  readonly clock: Clock;
}

/** A member's rights over their own data: to export it, and to delete it. */
export class OwnDataService {
  /** A member deleted their account; their id. */
  readonly erased = new Emitter<number>();

  constructor(private readonly deps: OwnDataDeps) {}

  async export(identity: Identity): Promise<MemberExport> {
    const user = await this.#own(identity);
    await limited(this.deps.attempts, `export:${user.userId}`, EXPORTS);
    const at = new Date(this.deps.clock.now());
    const data = await this.deps.data.read(user.userId, { max: MAX_ROWS, at });
    const balances = await this.deps.points.balances(user.userId);
    const { level, exp } = levelInfo(balances.exp);
    return {
      exportedAt: at.toISOString(),
      profile: {
        ...userInfo(user, balances),
        createdAt: user.createdAt.toISOString(),
        lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
        inviteCode: user.inviteCode,
        level,
        exp,
      },
      nameLooks: [...data.nameLooks],
      sessions: await this.deps.sessions.list(identity),
      links: data.links.map(({ purpose, emailAddress, expiresAt }) => ({
        purpose,
        emailAddress,
        expiresAt: expiresAt.toISOString(),
      })),
      smsCodes: data.smsCodes.map(({ phoneNumber, sentAt, expiresAt }) => ({
        phoneNumber,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
      messages: {
        total: data.totalMessages,
        list: data.messages.map(({ sentAt, ...rest }) => ({ ...rest, sentAt: sentAt.toISOString() })),
      },
      reactions: { total: data.totalReactions, list: [...data.reactions] },
      bookings: data.bookings.map(({ kickOff, bookedAt, ...rest }) => ({
        ...rest,
        kickOff: kickOff.toISOString(),
        bookedAt: bookedAt.toISOString(),
      })),
      favourites: data.favourites,
      checkIns: data.checkIns,
      tasks: data.tasks,
      draws: data.draws.map((draw) => ({ ...draw, enteredAt: draw.enteredAt.toISOString() })),
      referral: data.referral,
      picks: data.picks,
      racePicks: data.racePicks,
      watchedDay: data.watchedDay,
      rankings: data.rankings,
      followedRooms: data.followedRooms.map(({ room, followedAt }) => ({ room, followedAt: followedAt.toISOString() })),
      blocked: data.blocked.map(({ name, blockedAt }) => ({ name, blockedAt: blockedAt.toISOString() })),
      chat: data.chat,
      feed: data.feed,
      feedback: data.feedback,
      events: data.events,
      ...data.media,
      readComics: data.readComics,
      followedComics: data.followedComics,
      tips: data.tips,
      pushDevices: data.pushDevices.map(({ endpoint, since }) => ({
        service: new URL(endpoint).host,
        since: since.toISOString(),
      })),
      bookingNotices: data.bookingNotices.map(({ toldAt, ...rest }) => ({ ...rest, toldAt: toldAt.toISOString() })),
      people: data.people,
      notifications: data.notifications,
      desk: data.desk,
      broadcasts: data.broadcasts.map(({ startsAt, ...rest }) => ({
        ...rest,
        startsAt: startsAt?.toISOString() ?? null,
      })),
      streams: [...data.streams],
    };
  }

  /**
   * Deletes the account permanently. It requires the password again, because somebody else may use the open session.
   */
  async delete(identity: Identity, password: string): Promise<void> {
    const user = await this.#own(identity);
    await this.deps.ownPassword.check(identity, user, password);
    // Runs the step that can fail outside the database first: on an error nothing is lost and the member can retry.
    await this.deps.pictures.replaced(user.userId, user.profilePicture, null);
    const erased = await this.deps.data.erase(user.userId, sentence('deletedMember'), new Date(this.deps.clock.now()));
    if (!erased) throw new TokenRejected();
    this.erased.emit(user.userId);
    await this.deps.sessions.endAll(user.userId);
    this.deps.links.sendAccountDeleted(user);
    // Deletes a picture that was uploaded in the meantime.
    await this.deps.pictures.replaced(user.userId, erased.profilePicture, null);
  }

  async #own({ userId }: Identity): Promise<User> {
    const user = await this.deps.users.byId(userId);
    if (!user) throw new TokenRejected();
    return user;
  }
}
