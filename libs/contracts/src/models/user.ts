import { type Static, Type } from 'typebox';
import { Instant, List, Nullable } from './common.js';
import { Team } from './fixture.js';
import { NotificationSettings } from './notification-settings.js';

export const roles = ['guest', 'member', 'commentator', 'moderator', 'staff'] as const;
export const Role = Type.Union([
  Type.Literal('guest'),
  Type.Literal('member'),
  Type.Literal('commentator'),
  Type.Literal('moderator'),
  Type.Literal('staff'),
]);
export type Role = Static<typeof Role>;

export const GuestLogin = Type.Object({ guestToken: Type.String() });
export type GuestLogin = Static<typeof GuestLogin>;

export const LoginResponse = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() });
export type LoginResponse = Static<typeof LoginResponse>;

/** One login on one device. `device` is a readable description, `address` the address without its last part. */
export const UserSession = Type.Object({
  sessionId: Type.String(),
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** True for the session that made this call. */
  current: Type.Boolean(),
});
export type UserSession = Static<typeof UserSession>;

/** `guest` is 1 for a guest, 0 for a registered member. A guest has an id and a display name only. */
export const UserInfo = Type.Object({
  userId: Type.Integer(),
  guest: Type.Integer({ minimum: 0, maximum: 1 }),
  username: Type.String(),
  displayName: Type.String(),
  nickname: Type.String(),
  profilePicture: Nullable(Type.String()),
  emailAddress: Nullable(Type.String()),
  emailVerified: Type.Boolean(),
  phoneNumber: Nullable(Type.String()),
  phoneVerified: Type.Boolean(),
  siteRoleId: Type.Integer(),
  role: Role,
  balance: Type.Integer(),
  /** Hides from everyone whether and when this member is online. */
  hideStatus: Type.Boolean(),
});
export type UserInfo = Static<typeof UserInfo>;

const Username = Type.String({ minLength: 3, maxLength: 32, pattern: '^[A-Za-z0-9._]+$' });
const Password = Type.String({ minLength: 8, maxLength: 128 });
const DisplayName = Type.String({ minLength: 2, maxLength: 40 });

export const LoginRequest = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** Both spellings of the specification are accepted; the first of each pair wins. */
export const RegisterRequest = Type.Object({
  username: Username,
  password: Password,
  emailAddress: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
  displayName: Type.Optional(DisplayName),
  nickname: Type.Optional(DisplayName),
  profilePicture: Type.Optional(Type.String({ maxLength: 500 })),
  phoneNumber: Type.Optional(Type.String({ maxLength: 25 })),
  inviteCode: Type.Optional(Type.String({ maxLength: 64 })),
});
export type RegisterRequest = Static<typeof RegisterRequest>;

/** Public data of a member. A locked account shows only that it is locked: no picture, no chosen name. */
export const PublicProfile = Type.Object({
  userId: Type.Integer(),
  username: Type.String(),
  displayName: Type.String(),
  nickname: Type.String(),
  profilePicture: Nullable(Type.String()),
  role: Role,
  level: Type.Integer(),
  locked: Type.Boolean(),
  /** The demo feed owns this account; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
  createdAt: Instant,
  /** Members who hide their status always have false here, and null in `lastSeenAt`. */
  online: Type.Boolean(),
  lastSeenAt: Nullable(Instant),
  /** Null as well for members who keep it to themselves. */
  favouriteTeam: Nullable(Team),
});
export type PublicProfile = Static<typeof PublicProfile>;

/** The team that the caller supports, and whether others see it. */
export const FavouriteTeam = Type.Object({ team: Nullable(Team), shown: Type.Boolean() });
export type FavouriteTeam = Static<typeof FavouriteTeam>;

/** `exp` is the member's experience; the next level begins at `nextExp`. */
export const LevelInfo = Type.Object({ level: Type.Integer(), exp: Type.Integer(), nextExp: Type.Integer() });
export type LevelInfo = Static<typeof LevelInfo>;

/**
 * All stored data about a member except their password and tokens, which the site stores only as hashes. Messages and
 * reactions are limited to the newest 20,000 of each; `total` is the full count.
 */
export const MemberExport = Type.Object({
  exportedAt: Instant,
  profile: Type.Object({
    ...UserInfo.properties,
    createdAt: Instant,
    /** When the member was last online; stored for members who hide it too. */
    lastSeenAt: Nullable(Instant),
    inviteCode: Nullable(Type.String()),
    level: Type.Integer(),
    exp: Type.Integer(),
  }),
  /** Normalized forms of the member's names; the site rejects a new name that looks like one of them. */
  nameLooks: Type.Array(Type.String()),
  sessions: Type.Array(UserSession),
  /** E-mailed links that are not used yet. */
  links: Type.Array(Type.Object({ purpose: Type.String(), emailAddress: Type.String(), expiresAt: Instant })),
  smsCodes: Type.Array(Type.Object({ phoneNumber: Type.String(), sentAt: Instant, expiresAt: Instant })),
  messages: List(Type.Object({ room: Type.String(), text: Type.String(), sentAt: Instant })),
  reactions: List(Type.Object({ room: Type.String(), message: Type.String(), reaction: Type.String() })),
  /** What the member wrote to the operator, and the answers; the newest 20,000. */
  feedback: Type.Array(
    Type.Object({
      kind: Type.String(),
      text: Type.String(),
      emailAddress: Nullable(Type.String()),
      page: Nullable(Type.String()),
      files: Type.Integer(),
      sentAt: Instant,
      answers: Type.Array(Type.Object({ text: Type.String(), at: Instant })),
    }),
  ),
  bookings: Type.Array(
    Type.Object({ match: Type.String(), kickOff: Instant, commentator: Nullable(Type.String()), bookedAt: Instant }),
  ),
  /** Teams that the member supports, and matches that they follow. */
  favourites: Type.Object({
    teams: Type.Array(Type.Object({ team: Type.String(), shown: Type.Boolean(), chosenAt: Instant })),
    matches: Type.Array(Type.Object({ match: Type.String(), followedAt: Instant })),
    /** Teams, leagues and matches with a star. */
    marked: Type.Array(Type.Object({ name: Type.String(), markedAt: Instant })),
    /** What the member expected of matches. */
    votes: Type.Array(Type.Object({ match: Type.String(), pick: Type.String(), votedAt: Instant })),
  }),
  /** Days of Vietnam on which the member checked in. */
  checkIns: Type.Array(Type.Object({ day: Type.String(), points: Type.Integer() })),
  /** Daily tasks whose reward the member claimed. */
  tasks: Type.Array(Type.Object({ day: Type.String(), title: Type.String(), points: Type.Integer() })),
  /** Lucky draws that the member entered, and what they won. */
  draws: Type.Array(
    Type.Object({
      title: Type.String(),
      entryId: Type.String(),
      enteredAt: Instant,
      /** Null before the draw, and for those who did not win. */
      rank: Nullable(Type.Integer()),
      prize: Type.String(),
    }),
  ),
  referral: Type.Object({
    /** With which the member invites others. */
    code: Nullable(Type.String()),
    /** Whether somebody invited the member, and what became of it. */
    invited: Type.Array(Type.Object({ registeredAt: Instant, state: Type.String(), points: Type.Integer() })),
    /** Whether the site still has a keyed hash of the network in which they registered. */
    networkKept: Type.Boolean(),
    friends: Type.Array(Type.Object({ name: Type.String(), registeredAt: Instant, points: Type.Integer() })),
  }),
  /** What the member staked play points on; the newest 20,000. */
  picks: Type.Array(
    Type.Object({
      match: Type.String(),
      market: Type.Integer(),
      side: Type.String(),
      line: Nullable(Type.Number()),
      price: Type.Number(),
      stake: Type.Integer(),
      returned: Nullable(Type.Integer()),
      placedAt: Instant,
    }),
  ),
  /** What the member staked play points on in marble races; the newest 20,000. */
  racePicks: Type.Array(
    Type.Object({
      raceId: Type.Integer(),
      marbleId: Type.Integer(),
      stake: Type.Integer(),
      returned: Nullable(Type.Integer()),
      placedAt: Instant,
    }),
  ),
  /** The last day on which they watched live matches. */
  watchedDay: Type.Array(Type.Object({ day: Type.String(), minutes: Type.Integer() })),
  /** Their scores on the boards of the site, by the first day of the period. */
  rankings: Type.Array(
    Type.Object({ board: Type.String(), period: Type.String(), since: Type.String(), score: Type.Integer() }),
  ),
  followedRooms: Type.Array(Type.Object({ room: Type.String(), followedAt: Instant })),
  /** Members who may not write to this one in private. */
  blocked: Type.Array(Type.Object({ name: Type.String(), blockedAt: Instant })),
  /** What the chat stores about the member, without notes of moderators; the newest 20,000 of each kind. */
  chat: Type.Object({
    vipRooms: Type.Array(Type.Object({ room: Type.String(), status: Type.String(), requestedAt: Instant })),
    /** Files for messages. */
    uploads: Type.Array(Type.Object({ src: Type.String(), uploadedAt: Instant })),
    /** Messages that waited for a moderator; `decision` is null while they do. */
    heldMessages: Type.Array(
      Type.Object({ room: Type.String(), text: Type.String(), sentAt: Instant, decision: Nullable(Type.String()) }),
    ),
    /** Messages of others that name the member. */
    mentions: Type.Array(Type.Object({ room: Type.String(), message: Type.String(), mentionedAt: Instant })),
    /** Messages that the member reported. */
    reports: Type.Array(
      Type.Object({ room: Type.String(), message: Type.String(), reason: Type.String(), reportedAt: Instant }),
    ),
    /** `room` null: all rooms; `until` null: without an end. `request` is what the member wrote about it. */
    bans: Type.Array(
      Type.Object({
        room: Nullable(Type.String()),
        reason: Type.String(),
        from: Instant,
        until: Nullable(Instant),
        lifted: Type.Boolean(),
        request: Nullable(Type.String()),
      }),
    ),
    votes: Type.Array(Type.Object({ question: Type.String(), option: Type.String() })),
    gifts: Type.Array(
      Type.Object({
        room: Type.String(),
        giftId: Type.Integer(),
        count: Type.Integer(),
        points: Type.Integer(),
        note: Type.String(),
        sentAt: Instant,
      }),
    ),
  }),
  /** Browsers that receive the member's notices with no page open, by the host of their push service. */
  pushDevices: Type.Array(Type.Object({ service: Type.String(), since: Instant })),
  /** How far the member has watched videos. */
  watched: Type.Array(Type.Object({ title: Type.String(), second: Type.Integer(), at: Instant })),
  /** Reels that the member likes, and films of whose episodes they hear. */
  likedReels: Type.Array(Type.Object({ title: Type.String() })),
  savedTitles: Type.Array(Type.Object({ title: Type.String(), savedAt: Instant })),
  followedFilms: Type.Array(Type.Object({ title: Type.String(), at: Instant })),
  /** How far the member has read comics, and the comics of which they hear. */
  readComics: Type.Array(
    Type.Object({ title: Type.String(), chapter: Type.Integer(), page: Type.Integer(), at: Instant }),
  ),
  followedComics: Type.Array(Type.Object({ title: Type.String(), at: Instant })),
  /** Events that the member booked or saved. */
  events: Type.Array(
    Type.Object({ event: Type.String(), startsAt: Instant, bookedAt: Nullable(Instant), savedAt: Nullable(Instant) }),
  ),
  /** Tips that the member posted, and their votes on others'; the newest 20,000 of each kind. */
  tips: Type.Object({
    posted: Type.Array(
      Type.Object({
        match: Type.String(),
        market: Type.Integer(),
        side: Type.String(),
        line: Nullable(Type.Number()),
        price: Type.Number(),
        title: Type.String(),
        analysis: Type.String(),
        postedAt: Instant,
        result: Nullable(Type.Integer()),
      }),
    ),
    votes: Type.Array(Type.Object({ match: Type.String(), agree: Type.Boolean(), votedAt: Instant })),
  }),
  bookingNotices: Type.Array(Type.Object({ fixtureId: Type.String(), kind: Type.String(), toldAt: Instant })),
  /** What the member wrote in the feed, as they wrote it, without what they deleted; the newest 20,000 of each kind. */
  feed: Type.Object({
    posts: Type.Array(Type.Object({ text: Type.String(), visibility: Type.Integer(), writtenAt: Instant })),
    /** Pictures and videos of posts. */
    files: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), uploadedAt: Instant })),
    comments: Type.Array(Type.Object({ text: Type.String(), writtenAt: Instant })),
    reactions: Type.Array(Type.Object({ post: Type.String(), reaction: Type.String() })),
    articleReactions: Type.Array(Type.Object({ article: Type.String(), reaction: Type.String() })),
    /** Comments that the member likes; without a text where it is not theirs to read any more. */
    commentLikes: Type.Array(Type.Object({ comment: Type.String() })),
    /** What moderators removed. */
    removed: Type.Array(Type.Object({ text: Type.String(), removedAt: Instant, reason: Nullable(Type.String()) })),
    bookmarks: Type.Array(Type.Object({ post: Type.String(), savedAt: Instant })),
    articleBookmarks: Type.Array(Type.Object({ article: Type.String(), savedAt: Instant })),
    /** Articles of the news that the member wrote, without those in the bin. `publishedAt` null: readers do not see it. */
    articles: Type.Array(
      Type.Object({ title: Type.String(), summary: Type.String(), publishedAt: Nullable(Instant), writtenAt: Instant }),
    ),
    hidden: Type.Array(Type.Object({ post: Type.String(), hiddenAt: Instant })),
    muted: Type.Array(Type.Object({ name: Type.String(), mutedAt: Instant })),
    reports: Type.Array(Type.Object({ reason: Type.String(), reportedAt: Instant })),
  }),
  /** Friends, open requests to and from the member, and whom they follow; the newest 20,000 of each kind. */
  /** What the member was notified of, the newest first; `settings` null: the site's defaults. */
  notifications: Type.Object({
    settings: Nullable(NotificationSettings),
    list: Type.Array(Type.Object({ event: Type.String(), at: Instant, readAt: Nullable(Instant) })),
  }),
  /**
   * What staff did about the account and why, what the member did at the desk, and the scores that they correct now; the newest
   * 20,000 of each kind.
   */
  desk: Type.Object({
    about: Type.Array(Type.Object({ action: Type.String(), reason: Nullable(Type.String()), at: Instant })),
    acts: Type.Array(
      Type.Object({ action: Type.String(), resource: Type.String(), recordId: Type.String(), at: Instant }),
    ),
    scores: Type.Array(Type.Object({ fixtureId: Type.String(), reason: Type.String(), at: Instant })),
  }),
  people: Type.Object({
    friends: Type.Array(Type.Object({ name: Type.String(), since: Instant })),
    sent: Type.Array(Type.Object({ name: Type.String(), since: Instant })),
    received: Type.Array(Type.Object({ name: Type.String(), since: Instant })),
    following: Type.Array(Type.Object({ name: Type.String(), since: Instant })),
  }),
  /** The member's descriptions of matches they host, and their streams, including those taken down. */
  broadcasts: Type.Array(
    Type.Object({
      fixtureId: Type.String(),
      title: Type.String(),
      description: Type.String(),
      image: Nullable(Type.String()),
      startsAt: Nullable(Instant),
    }),
  ),
  streams: Type.Array(
    Type.Object({ fixtureId: Type.String(), name: Type.String(), url: Type.String(), licence: Type.String() }),
  ),
});
export type MemberExport = Static<typeof MemberExport>;

/** An absent field keeps its value; an empty picture removes the current one. */
export const UpdateInfo = Type.Object({
  nickname: Type.Optional(DisplayName),
  profilePicture: Type.Optional(Type.String({ maxLength: 500 })),
  hideStatus: Type.Optional(Type.Boolean()),
});
export type UpdateInfo = Static<typeof UpdateInfo>;

/** Location of the caller's IP address. `offset` is in minutes ahead of UTC. */
export const UserLocation = Type.Object({
  ip: Type.String(),
  country: Nullable(Type.String()),
  timezone: Type.String(),
  offset: Type.Integer(),
});

export const EmailRequest = Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) });

/** `password` may be absent when the address stays the same or the login was within the last five minutes. */
export const ChangeEmail = Type.Object({
  ...EmailRequest.properties,
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
export type ChangeEmail = Static<typeof ChangeEmail>;

const LinkToken = Type.String({ minLength: 1, maxLength: 200 });

export const ResetPassword = Type.Object({ token: LinkToken, password: Password });
export type ResetPassword = Static<typeof ResetPassword>;

export const VerifyEmail = Type.Object({ token: LinkToken });

export const UpdatePassword = Type.Object({
  oldPassword: Type.String({ minLength: 1, maxLength: 128 }),
  newPassword: Password,
});
export type UpdatePassword = Static<typeof UpdatePassword>;

export const RefreshRequest = Type.Object({ refreshToken: Type.String({ minLength: 1, maxLength: 200 }) });
