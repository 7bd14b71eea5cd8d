import { type Static, Type } from 'typebox';
import { SystemMessage } from '../enumerations.js';
import { ChatMessage, Mention, MAX_ATTACHMENTS, ReactionName, RoomUnread } from '../models/chat.js';
import { Id, Nullable } from '../models/common.js';
import { Poll, RoomMine, RoomState } from '../models/moderation.js';
import { method, topic } from '../topic.js';

// Message ids and revisions may be as large as the largest integer that a JSON number holds exactly.
const MessageId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Revision = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Messages of one room within a tick, in order of revision; join notices have revision 0. */
export const MessagesFrame = Type.Object({
  type: Type.Literal('messages'),
  groupId: Type.Integer(),
  list: Type.Array(ChatMessage),
});
export type MessagesFrame = Static<typeof MessagesFrame>;

/** What holds for everyone in a room, after it changed. */
export const RoomFrame = Type.Object({ type: Type.Literal('room'), groupId: Type.Integer(), state: RoomState });
export type RoomFrame = Static<typeof RoomFrame>;

/** What holds for the reader alone, after it changed. */
export const MineFrame = Type.Object({ type: Type.Literal('mine'), groupId: Type.Integer(), mine: RoomMine });
export type MineFrame = Static<typeof MineFrame>;

/** The votes of the room's open poll, at most once a second. */
export const PollFrame = Type.Object({ type: Type.Literal('poll'), groupId: Type.Integer(), poll: Poll });
export type PollFrame = Static<typeof PollFrame>;

/** Number of people in each listed room. */
export const RoomsFrame = Type.Object({
  type: Type.Literal('rooms'),
  list: Type.Array(Type.Object({ groupId: Type.Integer(), online: Type.Integer() })),
});
export type RoomsFrame = Static<typeof RoomsFrame>;

/** What changed in the rooms that a user follows and in their private conversations: new messages, what they read, and which rooms
 * they follow. */
export const InboxFrame = Type.Object({
  type: Type.Literal('inbox'),
  userId: Type.Integer(),
  list: Type.Array(
    Type.Object({
      ...RoomUnread.properties,
      /** False after the user stopped following the room. */
      followed: Type.Boolean(),
      /** The room's newest message; null when there is none, or when the user does not follow the room. */
      lastMessage: Nullable(ChatMessage),
    }),
  ),
  /** A VIP room whose requests changed: the user's own, or one that they may answer. */
  vip: Type.Optional(Type.Integer()),
  /** Messages that mention the user, as they are written. */
  mentions: Type.Optional(Type.Array(Mention)),
});
export type InboxFrame = Static<typeof InboxFrame>;

/** Messages of one private conversation within a tick, in order of revision. */
export const PrivateFrame = Type.Object({
  type: Type.Literal('private'),
  groupId: Type.Integer(),
  list: Type.Array(ChatMessage),
});
export type PrivateFrame = Static<typeof PrivateFrame>;

/** Max members that one message mentions. */
const MAX_MENTIONS = 5;

const absent = Type.Optional(Type.Never());

/**
 * What a message may hold besides its text, which may then be empty: files that its sender uploaded, or a sticker. A message with a
 * sticker has neither text nor files.
 */
const media = {
  attachments: Type.Optional(Type.Array(MessageId, { maxItems: MAX_ATTACHMENTS, uniqueItems: true })),
  stickerId: Type.Optional(Id),
};

/** Either a join notice, a reaction or a message; each forbids the fields of the others, so that none is ambiguous. */
export const SendData = Type.Union([
  Type.Object({
    groupId: Id,
    systemMessage: Type.Literal(SystemMessage.join),
    reaction: absent,
    originalMessage: absent,
  }),
  /** `reaction` null removes the sender's reaction. */
  Type.Object({
    groupId: Id,
    groupMessageId: MessageId,
    reaction: Nullable(ReactionName),
    systemMessage: absent,
    originalMessage: absent,
  }),
  Type.Object({
    groupId: Id,
    originalMessage: Type.String(),
    parentMessageId: Type.Optional(Nullable(MessageId)),
    /** Ids of members named behind an `@` in the text. */
    mentions: Type.Optional(Type.Array(Id, { maxItems: MAX_MENTIONS, uniqueItems: true })),
    ...media,
    systemMessage: absent,
    reaction: absent,
  }),
]);
export type SendData = Static<typeof SendData>;

/** A message to the other member of a private conversation. */
const PrivateData = Type.Object({
  groupId: Id,
  originalMessage: Type.String(),
  parentMessageId: Type.Optional(Nullable(MessageId)),
  ...media,
});

export const chatTopics = {
  /**
   * One chat room. `after`: the client's highest revision; the reply holds at most 200 messages that changed since, and
   * `more` when there are others.
   */
  chatroom: topic({
    params: { groupId: Id },
    sub: { after: Revision },
    reply: {
      revision: Type.Integer(),
      list: Type.Array(ChatMessage),
      more: Type.Boolean(),
      online: Type.Integer(),
      state: RoomState,
      mine: RoomMine,
    },
    frame: MessagesFrame,
    also: { room: RoomFrame, mine: MineFrame },
  }),
  /** The votes of a room's open poll, for members who have voted and for its moderators. */
  poll: topic({ params: { groupId: Id }, frame: PollFrame }),
  /** Counts of people in all rooms: all at once after `sub`, then those that changed. */
  rooms: topic({ frame: RoomsFrame }),
  /** One private conversation, for its two members. `after` and the reply are those of `chatroom`. */
  private: topic({
    params: { groupId: Id },
    sub: { after: Revision },
    reply: { revision: Type.Integer(), list: Type.Array(ChatMessage), more: Type.Boolean() },
    frame: PrivateFrame,
  }),
  /** Unread messages of the user with this id, for the user alone; on all their devices. */
  inbox: topic({ params: { userId: Id }, frame: InboxFrame }),
};

export const chatMethods = {
  'chat.sendMessage': method({ topic: 'chatroom', data: SendData, reply: { message: ChatMessage } }),
  'chat.sendMessagePrivate': method({ topic: 'private', data: PrivateData, reply: { message: ChatMessage } }),
};
