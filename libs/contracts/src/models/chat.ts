import { type Static, Type } from 'typebox';
import { reactions, roomKinds } from '../enumerations.js';
import { Instant, Nullable } from './common.js';
import { RoomMatch } from './fixture.js';
import { SentGift } from './gift.js';
import { MatchLine } from './match-line.js';
import { RaceTick } from './race.js';
import { Role } from './user.js';

export const ReactionName = Type.Enum([...reactions]);

export const ReactionTotal = Type.Object({ reaction: ReactionName, total: Type.Integer() });
export type ReactionTotal = Static<typeof ReactionTotal>;

/** A sticker in a message, with the address of its drawing. */
export const MessageSticker = Type.Object({
  stickerId: Type.Integer(),
  name: Type.String(),
  src: Type.String(),
});
export type MessageSticker = Static<typeof MessageSticker>;

/** A package of stickers. */
export const StickerPackage = Type.Object({
  packageId: Type.Integer(),
  name: Type.String(),
  /** Address of the drawing that marks the package. */
  cover: Type.String(),
  /** The level that a member needs to send its stickers; 1: every user. */
  level: Type.Integer(),
  total: Type.Integer(),
});
export type StickerPackage = Static<typeof StickerPackage>;

/** A file that was uploaded for a message. */
export const ChatAttachment = Type.Object({
  attachmentId: Type.Integer(),
  src: Type.String(),
  kind: Type.Enum(['image', 'video']),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Length of a video; null for a picture. */
  seconds: Nullable(Type.Integer()),
});
export type ChatAttachment = Static<typeof ChatAttachment>;

/**
 * The file formats of attachments. The server detects the format from the content. `maxBytes` is the limit of a video; a picture
 * may have `PICTURE_BYTES`.
 */
export const CHAT_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm', 'video/quicktime'],
  maxBytes: 20 * 1024 * 1024,
} as const;
export const PICTURE_BYTES = 8 * 1024 * 1024;
/** Longest video, in seconds. */
export const VIDEO_SECONDS = 60;
/** Files in one message. */
export const MAX_ATTACHMENTS = 4;

/** A user who reacted to a message. */
export const Reactor = Type.Object({
  userId: Type.Integer(),
  /** Identifies the profile; empty for a user who deleted their account. */
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  simulated: Type.Boolean(),
  reaction: ReactionName,
});
export type Reactor = Static<typeof Reactor>;

/** A member named behind an `@` in a message. */
export const MentionedMember = Type.Object({
  userId: Type.Integer(),
  /** Identifies the profile. */
  username: Type.String(),
  showName: Type.String(),
});
export type MentionedMember = Static<typeof MentionedMember>;

/** A member whom a message in a room can mention. */
export const RoomPerson = Type.Object({
  ...MentionedMember.properties,
  profilePicture: Nullable(Type.String()),
});
export type RoomPerson = Static<typeof RoomPerson>;

/** A message that mentions the member who gets this. */
export const Mention = Type.Object({
  groupId: Type.Integer(),
  groupName: Type.String(),
  groupMessageId: Type.Integer(),
  sequence: Type.Integer(),
  /** The author of the message. */
  userId: Type.Integer(),
  showName: Type.String(),
  filteredMessage: Type.String(),
});
export type Mention = Static<typeof Mention>;

/**
 * A chat message as readers get it. The server never sends `originalMessage`, which the sender passes in a `send`
 * frame; readers see `filteredMessage`.
 *
 * `sequence` orders the messages of a room and never changes. `revision` is the room's counter at the message's last
 * change (its creation or a reaction). Revisions of a room have no gaps, so a client that gets n+2 after n knows it
 * missed one. Join notices are not stored: their id, sequence and revision are 0.
 */
export const ChatMessage = Type.Object({
  groupId: Type.Integer(),
  groupMessageId: Type.Integer(),
  sequence: Type.Integer(),
  revision: Type.Integer(),
  uuid: Type.String(),
  userId: Type.Integer(),
  /** Identifies the profile; empty for guests and for users who deleted their account. */
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  /** One of the eight name colours of the theme, "1" to "8", or "9", the gold one that a level opens. */
  colorName: Type.String(),
  /** The author's level; absent below the one whose perk is the badge. */
  level: Type.Optional(Type.Integer()),
  role: Role,
  isGuest: Type.Integer(),
  /** The demo feed wrote the message; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
  filteredMessage: Type.String(),
  systemMessage: Type.Integer(),
  vipGroup: Type.Integer(),
  parentMessageId: Nullable(Type.Integer()),
  parent: Nullable(
    Type.Object({
      showName: Type.String(),
      filteredMessage: Type.String(),
      /** What the parent holds besides its text. */
      media: Type.Optional(Type.Enum(['attachment', 'sticker'])),
    }),
  ),
  /** The reader's own reaction; set only in replies to that reader, null in broadcasts. */
  reaction: Nullable(ReactionName),
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  /** True when this frame updates a message that was sent before. */
  updatedReaction: Type.Boolean(),
  /** Members whose names the message mentions; absent without one. */
  mentions: Type.Optional(Type.Array(MentionedMember)),
  /** Addresses of pictures and videos. A name ends with the size, `-1280x720`, and of a video also with its length: `-1280x720-12s`. */
  attachments: Type.Array(Type.String()),
  /** Only in a message with a sticker, which has no text. */
  sticker: Type.Optional(MessageSticker),
  /** Of a message with `systemMessage` 7, which is announced and not stored. */
  race: Type.Optional(RaceTick),
  /** Of a message with `systemMessage` 10, which is announced and not stored; `filteredMessage` is the sender's note. */
  gift: Type.Optional(SentGift),
  /** Of a message with `systemMessage` 11, which is announced and not stored. */
  matchEvent: Type.Optional(MatchLine),
  createdAt: Instant,
  /**
   * Its author or a moderator took the message back: `filteredMessage` is empty, and so is that of `parent` in replies to
   * it. Absent in every other message.
   */
  recalled: Type.Optional(Type.Enum(['author', 'moderator'])),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** A page of a room, oldest message first. */
export const MessagePage = Type.Object({
  /** Messages of the room; of a search, those found. */
  total: Type.Integer(),
  list: Type.Array(ChatMessage),
  /** The room's revision when the page was read. */
  revision: Type.Integer(),
  /** In a commentator's room: the matches that the page is about, in order; the newest page also has the next one. */
  matches: Type.Optional(Type.Array(RoomMatch)),
  /**
   * True for a page that ends before a sequence, because of `before` or `talkOf`, and for one of `around` or `after` that does
   * not end with the newest message.
   */
  hasNewer: Type.Optional(Type.Boolean()),
});
export type MessagePage = Static<typeof MessagePage>;

const RoomKind = Type.Enum([...roomKinds]);

export const ChatRoom = Type.Object({
  groupId: Type.Integer(),
  /** `group`: a room of the site; `match`: of a commentator or a match; `private`: closed to everyone but its own users. */
  kind: RoomKind,
  /** Empty for a private conversation: it has the name of `otherUser`. */
  name: Type.String(),
  /** The other user of a private conversation; null in every other room. */
  otherUser: Nullable(
    Type.Object({
      userId: Type.Integer(),
      /** Empty for a user who deleted their account. */
      username: Type.String(),
      showName: Type.String(),
      profilePicture: Nullable(Type.String()),
      /** Whether the caller has blocked them. */
      blocked: Type.Boolean(),
    }),
  ),
  /** Whether the caller follows the room, or has a part in the private conversation; false in replies that are the same for all callers. */
  followed: Type.Boolean(),
  privateMessage: Type.Integer(),
  vipGroup: Type.Integer(),
  authorId: Nullable(Type.Integer()),
  /** Distinct people in the room now. */
  online: Type.Integer(),
  /** 0 in a room that the caller does not follow; stops counting at 1,000. */
  unread_messages: Type.Integer(),
  /** The newest message that the caller has read; null when there is none, or when the caller does not follow the room. */
  last_read_message_id: Nullable(Type.Integer()),
  lastMessage: Nullable(ChatMessage),
  /** The caller has turned the notices of this room off: no sound, and a count that is not highlighted. */
  muted: Type.Optional(Type.Boolean()),
});
export type ChatRoom = Static<typeof ChatRoom>;

/** `none`: no request. `refused`: another request is possible after a day. */
export const VipStatus = Type.Enum(['none', 'pending', 'approved', 'refused']);
export type VipStatus = Static<typeof VipStatus>;

/** A VIP room as its locked door shows it, and the state of the caller's request. */
export const VipRoom = Type.Object({
  groupId: Type.Integer(),
  name: Type.String(),
  /** What the room offers. */
  about: Type.Array(Type.String()),
  members: Type.Integer(),
  /** Name of the member who answers requests; null where moderators alone do. */
  hostName: Nullable(Type.String()),
  status: VipStatus,
  requestedAt: Nullable(Instant),
  /** The caller answers requests. */
  isHost: Type.Boolean(),
});
export type VipRoom = Static<typeof VipRoom>;

/** A member who asks to join a VIP room, or is in it. */
export const VipRequest = Type.Object({
  userId: Type.Integer(),
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  status: VipStatus,
  requestedAt: Instant,
});
export type VipRequest = Static<typeof VipRequest>;

/** A member whose private messages the caller does not take. */
export const BlockedMember = Type.Object({
  userId: Type.Integer(),
  /** Empty for a user who deleted their account. */
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  blockedAt: Instant,
});
export type BlockedMember = Static<typeof BlockedMember>;

/** How many messages of a room the caller has not read yet. */
export const RoomUnread = Type.Object({
  groupId: Type.Integer(),
  /** Stops counting at 1,000. */
  unread_messages: Type.Integer(),
});
export type RoomUnread = Static<typeof RoomUnread>;
