import { type Static, Type } from 'typebox';
import { ChatMessage, ReactionName } from './models/chat.js';
import { FixtureId, Id, Instant, Nullable } from './models/common.js';
import { CommentaryLine, FixtureChange, Host, LineUps, MatchEvent, MatchStat } from './models/fixture.js';
import { OddsRows } from './models/odds.js';
import { SystemMessage } from './enumerations.js';

/** Frames of the chat socket (`/chat?token=`): text, one JSON object each. docs/protocol.md explains the protocol. */

const GroupId = Id;
// Message ids and revisions may be as large as the largest integer that a JSON number holds exactly.
const MessageId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Uuid = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });

/** Topics of subscriptions. `rooms`, `scores` and `odds` cover the whole site; the others one room or fixture. */
export const Topic = Type.Union([
  Type.Object({ topic: Type.Literal('chatroom'), groupId: GroupId }),
  Type.Object({ topic: Type.Literal('fixture'), fixtureId: FixtureId }),
  Type.Object({ topic: Type.Literal('scores') }),
  Type.Object({ topic: Type.Literal('odds') }),
  Type.Object({ topic: Type.Literal('rooms') }),
]);
export type Topic = Static<typeof Topic>;

/** `after`: the client's highest revision of this room; the reply holds what changed since. */
export const SubFrame = Type.Object({
  type: Type.Literal('sub'),
  topic: Type.String({ maxLength: 32 }),
  groupId: Type.Optional(GroupId),
  fixtureId: Type.Optional(FixtureId),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});
export type SubFrame = Static<typeof SubFrame>;

export const UnsubFrame = Type.Object({
  type: Type.Literal('unsub'),
  topic: Type.String({ maxLength: 32 }),
  groupId: Type.Optional(GroupId),
  fixtureId: Type.Optional(FixtureId),
});
export type UnsubFrame = Static<typeof UnsubFrame>;

const absent = Type.Optional(Type.Never());

/** Either a join notice, a reaction or a message; each forbids the fields of the others, so that none is ambiguous. */
export const SendData = Type.Union([
  Type.Object({
    groupId: GroupId,
    systemMessage: Type.Literal(SystemMessage.join),
    reaction: absent,
    originalMessage: absent,
  }),
  /** `reaction` null removes the sender's reaction. */
  Type.Object({
    groupId: GroupId,
    groupMessageId: MessageId,
    reaction: Nullable(ReactionName),
    systemMessage: absent,
    originalMessage: absent,
  }),
  Type.Object({
    groupId: GroupId,
    originalMessage: Type.String(),
    parentMessageId: Type.Optional(Nullable(MessageId)),
    systemMessage: absent,
    reaction: absent,
  }),
]);
export type SendData = Static<typeof SendData>;

export const SendFrame = Type.Object({
  type: Type.Literal('send'),
  topic: Type.Literal('chatroom'),
  method: Type.Literal('chat.sendMessage'),
  /** Made by the client; a second send with the same uuid gets the same answer and is not stored again. */
  uuid: Uuid,
  data: SendData,
});
export type SendFrame = Static<typeof SendFrame>;

export const ClientFrame = Type.Union([SubFrame, UnsubFrame, SendFrame]);
export type ClientFrame = Static<typeof ClientFrame>;

export const HelloFrame = Type.Object({
  type: Type.Literal('hello'),
  code: Type.Literal(0),
  userId: Type.Integer(),
  showName: Type.String(),
  isGuest: Type.Integer(),
  serverTime: Instant,
  build: Type.String(),
});
export type HelloFrame = Static<typeof HelloFrame>;

/** Answer to `sub`. For a room: its revision, at most 200 missed messages, and whether more than that were missed. */
export const SubReply = Type.Object({
  type: Type.Literal('sub'),
  code: Type.Integer(),
  msg: Type.String(),
  topic: Type.String(),
  groupId: Type.Optional(Type.Integer()),
  fixtureId: Type.Optional(Type.String()),
  revision: Type.Optional(Type.Integer()),
  online: Type.Optional(Type.Integer()),
  list: Type.Optional(Type.Array(ChatMessage)),
  more: Type.Optional(Type.Boolean()),
});
export type SubReply = Static<typeof SubReply>;

export const UnsubReply = Type.Object({
  type: Type.Literal('unsub'),
  code: Type.Integer(),
  msg: Type.String(),
  topic: Type.String(),
  groupId: Type.Optional(Type.Integer()),
  fixtureId: Type.Optional(Type.String()),
});
export type UnsubReply = Static<typeof UnsubReply>;

/** Answer to the `send` with the same uuid. Code 0: the message is stored durably. */
export const SendReply = Type.Object({
  type: Type.Literal('send'),
  uuid: Type.String(),
  code: Type.Integer(),
  msg: Type.String(),
  groupId: Type.Optional(Type.Integer()),
  message: Type.Optional(ChatMessage),
  /** Only with code 1107: milliseconds to wait before the next try. */
  retryAfter: Type.Optional(Type.Integer()),
});
export type SendReply = Static<typeof SendReply>;

/** Messages of one room within a tick, in order of revision; join notices have revision 0. */
export const MessagesFrame = Type.Object({
  type: Type.Literal('messages'),
  groupId: Type.Integer(),
  list: Type.Array(ChatMessage),
});
export type MessagesFrame = Static<typeof MessagesFrame>;

export const RoomsFrame = Type.Object({
  type: Type.Literal('rooms'),
  list: Type.Array(Type.Object({ groupId: Type.Integer(), online: Type.Integer() })),
});
export type RoomsFrame = Static<typeof RoomsFrame>;

export const ScoresFrame = Type.Object({ type: Type.Literal('scores'), list: Type.Array(FixtureChange) });
export type ScoresFrame = Static<typeof ScoresFrame>;

export const FixtureFrame = Type.Object({
  type: Type.Literal('fixture'),
  fixtureId: Type.String(),
  events: Type.Optional(Type.Array(MatchEvent)),
  stats: Type.Optional(Type.Array(MatchStat)),
  lineUps: Type.Optional(LineUps),
  commentary: Type.Optional(Type.Array(CommentaryLine)),
  /** Commentators and their streams; present after a commentator changed one of them. */
  hosts: Type.Optional(Type.Array(Host)),
});
export type FixtureFrame = Static<typeof FixtureFrame>;

/** Changed rows, in the format of the odds calls; each replaces the row of its match, company and category. */
export const OddsFrame = Type.Object({ type: Type.Literal('odds'), rows: OddsRows });
export type OddsFrame = Static<typeof OddsFrame>;

export const BeatFrame = Type.Object({ type: Type.Literal('beat'), code: Type.Literal(10000) });
export type BeatFrame = Static<typeof BeatFrame>;

/** An error that answers no particular send. With `key` FIBE_NOT_LOGIN the socket closes: get a new token. */
export const ErrorFrame = Type.Object({
  type: Type.Literal('error'),
  code: Type.Integer(),
  msg: Type.String(),
  key: Type.Optional(Type.String()),
});
export type ErrorFrame = Static<typeof ErrorFrame>;

export const ServerFrame = Type.Union([
  HelloFrame,
  SubReply,
  UnsubReply,
  SendReply,
  MessagesFrame,
  RoomsFrame,
  ScoresFrame,
  FixtureFrame,
  OddsFrame,
  BeatFrame,
  ErrorFrame,
]);
export type ServerFrame = Static<typeof ServerFrame>;
