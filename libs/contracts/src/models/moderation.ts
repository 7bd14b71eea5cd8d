import { type Static, Type } from 'typebox';
import { banReasons, mediaKinds } from '../enumerations.js';
import { ChatMessage } from './chat.js';
import { Instant, Nullable } from './common.js';

/** Why a message is reported, or a user may not write for a time. */
export const BanReason = Type.Enum([...banReasons]);
export type BanReason = Static<typeof BanReason>;

/**
 * A question to a room. While it is open, `votes` are null in everything that all readers of the room get: a user sees
 * them after their own vote, in the answer to it and in the topic `poll`. Once it is closed, everyone does.
 */
export const Poll = Type.Object({
  pollId: Type.Integer(),
  authorId: Type.Integer(),
  authorName: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.Object({ text: Type.String(), votes: Nullable(Type.Integer()) })),
  /** Users who voted. */
  total: Type.Integer(),
  startedAt: Instant,
  endsAt: Instant,
  closed: Type.Boolean(),
});
export type Poll = Static<typeof Poll>;

/** What holds for everyone in a room. Moderators and the room's commentator are exempt from all restrictions. */
export const RoomState = Type.Object({
  /** Seconds between two messages of one user; 0 without slow mode. */
  slowSeconds: Type.Integer(),
  /** Only members who follow the room write. */
  followersOnly: Type.Boolean(),
  membersOnly: Type.Boolean(),
  emojiOnly: Type.Boolean(),
  /** Accounts younger than a day do not write. */
  newcomersClosed: Type.Boolean(),
  /** Messages with a possibly offensive word wait for a moderator. */
  reviewHeld: Type.Boolean(),
  closed: Type.Boolean(),
  /** Empty without rules; its lines are separated by line feeds. */
  rules: Type.String(),
  pinned: Nullable(ChatMessage),
  /** The newest poll, while it is open and for ten minutes after. */
  poll: Nullable(Poll),
});
export type RoomState = Static<typeof RoomState>;

/** A message that waits for a moderator; only its author and moderators see it. */
const OwnHeld = Type.Object({ uuid: Type.String(), filteredMessage: Type.String(), createdAt: Instant });

/** What holds for one reader in a room. */
export const RoomMine = Type.Object({
  /** The end of the reader's ban; null without a ban, and for one without an end. */
  bannedUntil: Nullable(Instant),
  /** The ban has no end. */
  forever: Type.Boolean(),
  /** Why they are banned; null without a ban. */
  reason: Nullable(BanReason),
  /** They have asked to lift this ban; they may ask once. */
  requested: Type.Boolean(),
  /** Slow mode: when they may write the next message; null when they may now. */
  slowUntil: Nullable(Instant),
  /** They may moderate this room. */
  moderator: Type.Boolean(),
  followed: Type.Boolean(),
  /** Index of the option they chose in the poll of the room's state; null if none. */
  vote: Nullable(Type.Integer()),
  held: Type.Array(OwnHeld),
});
export type RoomMine = Static<typeof RoomMine>;

const Person = Type.Object({ userId: Type.Integer(), username: Type.String(), showName: Type.String() });

const RoomName = { groupId: Type.Integer(), roomName: Type.String() };

const Reports = Type.Array(Type.Object({ reason: BanReason, total: Type.Integer() }));

/** What was reported in the feed. */
const feedItem = {
  author: Person,
  original: Type.String(),
  /** Enough members reported it, so that readers do not see it until a moderator decides. */
  hidden: Type.Boolean(),
  reports: Reports,
  createdAt: Instant,
};

/** What waits for a decision of a moderator; the oldest first. `original` is the text as it was sent. */
export const QueueItem = Type.Union([
  Type.Object({
    kind: Type.Literal('held'),
    heldId: Type.Integer(),
    ...RoomName,
    author: Person,
    original: Type.String(),
    createdAt: Instant,
  }),
  Type.Object({
    kind: Type.Literal('report'),
    groupMessageId: Type.Integer(),
    ...RoomName,
    author: Person,
    original: Type.String(),
    /** It is part of a private conversation, which has no name: the moderator sees little of it, see ModerationContext. */
    private: Type.Boolean(),
    /** Enough members reported it, so that readers do not see it until a moderator decides. */
    hidden: Type.Boolean(),
    reports: Reports,
    createdAt: Instant,
  }),
  Type.Object({
    kind: Type.Literal('post'),
    postId: Type.Integer(),
    ...feedItem,
  }),
  Type.Object({
    kind: Type.Literal('comment'),
    /** Null for a comment on an article or a title. */
    postId: Nullable(Type.Integer()),
    /** The article that was commented. */
    article: Nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
    /** The title of the site's own media that was commented. */
    media: Nullable(Type.Object({ kind: Type.Enum([...mediaKinds]), slug: Type.String(), title: Type.String() })),
    commentId: Type.Integer(),
    ...feedItem,
  }),
  Type.Object({
    kind: Type.Literal('request'),
    banId: Type.Integer(),
    groupId: Nullable(Type.Integer()),
    roomName: Nullable(Type.String()),
    author: Person,
    reason: BanReason,
    until: Nullable(Instant),
    text: Type.String(),
    createdAt: Instant,
  }),
]);
export type QueueItem = Static<typeof QueueItem>;

/** A ban that is in force. */
export const ChatBan = Type.Object({
  banId: Type.Integer(),
  user: Person,
  /** Null for all rooms. */
  groupId: Nullable(Type.Integer()),
  roomName: Nullable(Type.String()),
  reason: BanReason,
  /** For moderators; the banned user does not see it. */
  note: Type.String(),
  /** It also holds for others of the user's address. */
  address: Type.Boolean(),
  createdAt: Instant,
  /** Null without an end. */
  until: Nullable(Instant),
  by: Person,
});
export type ChatBan = Static<typeof ChatBan>;

export const moderationActions = [
  'recall',
  'takeBack',
  'takeBackAll',
  'ban',
  'unban',
  'settings',
  'pin',
  'unpin',
  'approve',
  'refuse',
  'hideReported',
  'dismissReports',
  'readPrivate',
  'removePost',
  'removeComment',
  'hidePost',
  'dismissPost',
  'refuseRequest',
  'openPoll',
  'closePoll',
  'undo',
] as const;

/** One row of the log of moderation. Rows are never changed: an undo is a row of its own. */
export const ModerationEntry = Type.Object({
  logId: Type.Integer(),
  at: Instant,
  action: Type.Enum([...moderationActions]),
  /** Null when the server acted on its own. */
  by: Nullable(Person),
  user: Nullable(Person),
  groupId: Nullable(Type.Integer()),
  roomName: Nullable(Type.String()),
  groupMessageId: Nullable(Type.Integer()),
  reason: Nullable(BanReason),
  note: Type.String(),
  /** How long a ban lasts; null for other actions and for a ban without an end. */
  seconds: Nullable(Type.Integer()),
  /** The row that this one undoes. */
  undoes: Nullable(Type.Integer()),
  /** It can be undone, and is not yet. */
  undoable: Type.Boolean(),
});
export type ModerationEntry = Static<typeof ModerationEntry>;

/**
 * What a moderator looks at before a decision: a few messages around the one in question, or those that a banned user wrote
 * before their ban; a post with its earlier texts, a comment with what it answers; and what was decided about this user before.
 */
export const ModerationContext = Type.Object({
  /** The oldest first. */
  messages: Type.Array(
    Type.Object({
      /** Null for a message that waits, and in the feed. */
      groupMessageId: Nullable(Type.Integer()),
      author: Person,
      /** As it was sent in the message in question, otherwise as readers get it; empty when it was taken back. */
      text: Type.String(),
      createdAt: Instant,
      recalled: Type.Boolean(),
      inQuestion: Type.Boolean(),
    }),
  ),
  /** What a post was before each edit, the oldest first; empty for messages and comments. */
  edits: Type.Array(Type.Object({ text: Type.String(), until: Instant })),
  author: Type.Object({
    /** When the account was made. */
    since: Instant,
    guest: Type.Boolean(),
    /** Bans, and decisions by which messages were taken back or refused, without those undone since. */
    bans: Type.Integer(),
    takenBack: Type.Integer(),
    /** The newest of them. */
    history: Type.Array(ModerationEntry),
  }),
});
export type ModerationContext = Static<typeof ModerationContext>;
