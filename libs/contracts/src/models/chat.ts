import { type Static, Type } from 'typebox';
import { reactions } from '../enumerations.js';
import { Instant, Nullable } from './common.js';
import { Role } from './user.js';

export const ReactionName = Type.Enum([...reactions]);

export const ReactionTotal = Type.Object({ reaction: ReactionName, total: Type.Integer() });
export type ReactionTotal = Static<typeof ReactionTotal>;

/**
 * A chat message as readers get it. `originalMessage` never leaves the server: it goes from the sender in
 * a `send` frame; readers see `filteredMessage`.
 *
 * `sequence` orders the messages of a room and is given once. `revision` is the room's counter at the last
 * change of the message (its birth or a reaction): revisions of a room have no holes, so a client that has
 * seen n and then gets n+2 knows it missed one. Join notices are not stored: all three are 0.
 */
export const ChatMessage = Type.Object({
  groupId: Type.Integer(),
  groupMessageId: Type.Integer(),
  sequence: Type.Integer(),
  revision: Type.Integer(),
  uuid: Type.String(),
  userId: Type.Integer(),
  /** By which the profile is found; empty for guests and for who has left. */
  username: Type.String(),
  showName: Type.String(),
  profilePicture: Nullable(Type.String()),
  /** One of the eight name colours of the theme, "1" to "8". */
  colorName: Type.String(),
  role: Role,
  isGuest: Type.Integer(),
  /** Written by the demo feed, to be marked as simulated. */
  simulated: Type.Boolean(),
  filteredMessage: Type.String(),
  systemMessage: Type.Integer(),
  vipGroup: Type.Integer(),
  parentMessageId: Nullable(Type.Integer()),
  parent: Nullable(Type.Object({ showName: Type.String(), filteredMessage: Type.String() })),
  /** The reader's own reaction; only in replies to that reader, null in what is sent to everybody. */
  reaction: Nullable(ReactionName),
  listReaction: Type.Array(ReactionTotal),
  totalReactions: Type.Integer(),
  /** True when this is a change of a message already sent. */
  updatedReaction: Type.Boolean(),
  attachments: Type.Array(Type.String()),
  createdAt: Instant,
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChatRoom = Type.Object({
  groupId: Type.Integer(),
  name: Type.String(),
  privateMessage: Type.Integer(),
  vipGroup: Type.Integer(),
  authorId: Nullable(Type.Integer()),
  /** Distinct people in the room now. */
  online: Type.Integer(),
  unread_messages: Type.Integer(),
  last_read_message_id: Nullable(Type.Integer()),
  lastMessage: Nullable(ChatMessage),
});
export type ChatRoom = Static<typeof ChatRoom>;
