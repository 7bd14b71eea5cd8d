import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { ChatBan } from './moderation.js';
import { Role } from './user.js';

/** A member in the list of the desk. */
export const DeskMember = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  nickname: Type.String(),
  avatar: Nullable(Type.String()),
  role: Role,
  locked: Type.Boolean(),
  /** A ban from all rooms is in force. */
  banned: Type.Boolean(),
  simulated: Type.Boolean(),
  createdAt: Instant,
  lastSeenAt: Nullable(Instant),
  /** Open sessions. */
  sessions: Type.Integer(),
});
export type DeskMember = Static<typeof DeskMember>;

export const DeskSession = Type.Object({
  sessionId: Type.String(),
  device: Type.String(),
  /** A truncated address: the network, never the household. */
  address: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type DeskSession = Static<typeof DeskSession>;

/** Everything the desk knows of one member. */
export const DeskMemberInfo = Type.Object({
  ...DeskMember.properties,
  email: Nullable(Type.String()),
  emailVerified: Type.Boolean(),
  phoneVerified: Type.Boolean(),
  /** Number of a commentator's room. */
  roomNumber: Nullable(Type.Integer()),
  messages: Type.Integer(),
  posts: Type.Integer(),
  comments: Type.Integer(),
  /** Reports about what the member wrote in rooms and in the feed. */
  reports: Type.Integer(),
  sessionList: Type.Array(DeskSession),
  /** In force, in any room. */
  bans: Type.Array(ChatBan),
});
export type DeskMemberInfo = Static<typeof DeskMemberInfo>;
