import { Type } from 'typebox';
import { call } from '../call.js';
import { CivilLimit } from '../civil-limits.js';
import { Code } from '../codes.js';
import { ChatMessage } from '../models/chat.js';
import { Id, List, Nullable } from '../models/common.js';
import {
  BanReason,
  ChatBan,
  ModerationContext,
  ModerationEntry,
  Poll,
  QueueItem,
  RoomState,
} from '../models/moderation.js';

const MessageId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const LogId = MessageId;
const Note = Type.Optional(Type.String({ maxLength: CivilLimit.noteLength }));
const Reason = Type.Optional(BanReason);
const Flag = Type.Optional(Type.Boolean());

const OneMessage = Type.Object({ groupId: Id, groupMessageId: MessageId });
const State = Type.Object({ state: RoomState });

const Paged = {
  /** Absent: all rooms that the caller moderates. */
  groupId: Type.Optional(Id),
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
};

const inRoom = [Code.roomNotFound, Code.forbidden] as const;
const onMessage = [...inRoom, Code.messageNotFound] as const;

/**
 * Calls that keep the chat civil. `moderation` means: moderators, staff and site role 6 in all rooms, commentators in
 * their own.
 */
export const moderationCalls = {
  /** Repeated calls have the same answer. */
  'POST /ac/api/chat/message/recall': call({
    summary: 'Thu hồi một tin của chính tôi, trong 24 giờ sau khi gửi',
    access: 'guest',
    sensitive: true,
    body: OneMessage,
    data: Type.Object({ message: ChatMessage }),
    codes: [Code.roomNotFound, Code.messageNotFound, Code.forbidden, Code.recallTooLate],
    perMinute: 30,
  }),
  'POST /ac/api/chat/message/take-back': call({
    summary: 'Người điều hành gỡ một tin khỏi phòng',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ ...OneMessage.properties, reason: Reason, note: Note }),
    data: Type.Object({ message: ChatMessage }),
    codes: onMessage,
    perMinute: 120,
  }),
  'POST /ac/api/chat/message/take-back-all': call({
    summary: 'Người điều hành gỡ mọi tin của một người trong một phòng',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ groupId: Id, userId: Id, reason: Reason, note: Note }),
    /** `total` is the number of messages that were taken back. */
    data: Type.Object({ total: Type.Integer() }),
    codes: [...inRoom, Code.notFound],
    perMinute: 30,
  }),
  /** A newer ban of the same user in the same room replaces the older one. */
  'POST /ac/api/chat/message/banned-chat': call({
    summary: 'Cấm một người chat trong một phòng, hoặc trong mọi phòng',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({
      userId: Id,
      /** Absent: all rooms, which commentators may not. */
      groupId: Type.Optional(Id),
      /** Absent: without an end. */
      seconds: Type.Optional(Type.Integer({ minimum: CivilLimit.minBanSeconds, maximum: CivilLimit.maxBanSeconds })),
      /** Also for others of the user's address, which the server knows and never says. */
      ip: Flag,
      reason: BanReason,
      note: Note,
    }),
    data: Type.Object({ ban: ChatBan }),
    codes: [...inRoom, Code.notFound],
    perMinute: 60,
  }),
  'POST /ac/api/chat/message/unban': call({
    summary: 'Bỏ một lệnh cấm chat',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ banId: Id, note: Note }),
    data: Type.Object({ banId: Type.Integer() }),
    codes: [Code.forbidden, Code.notFound],
    perMinute: 60,
  }),
  'POST /ac/api/chat/message/unban-request': call({
    summary: 'Xin xét lại lệnh cấm của tôi trong phòng này, một lần cho mỗi lệnh',
    access: 'guest',
    sensitive: true,
    body: Type.Object({ groupId: Id, text: Type.String({ minLength: 1, maxLength: CivilLimit.noteLength }) }),
    data: Type.Object({ requested: Type.Boolean() }),
    codes: [Code.notFound, Code.conflict, Code.messageEmpty],
    perMinute: 10,
  }),
  /**
   * One report of each member and message; a repeated one changes nothing. A member also reports what the other one wrote in
   * their private conversation: moderators then see this message and two on each side of it.
   */
  'POST /ac/api/chat/message/report': call({
    summary: 'Báo cáo một tin nhắn với ban quản trị',
    access: 'member',
    sensitive: true,
    body: Type.Object({ ...OneMessage.properties, reason: BanReason }),
    data: Type.Object({ reported: Type.Boolean() }),
    codes: [Code.roomNotFound, Code.chatNotAllowed, Code.messageNotFound, Code.forbidden],
    perMinute: 10,
  }),
  /** Absent fields stay as they are. */
  'POST /ac/api/chat/room/settings': call({
    summary: 'Đổi cài đặt của phòng: chế độ chậm, ai được viết, nội quy',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({
      groupId: Id,
      slowSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: CivilLimit.maxSlowSeconds })),
      followersOnly: Flag,
      membersOnly: Flag,
      emojiOnly: Flag,
      newcomersClosed: Flag,
      reviewHeld: Flag,
      closed: Flag,
      rules: Type.Optional(Type.String({ maxLength: CivilLimit.rulesLength })),
    }),
    data: State,
    codes: inRoom,
    perMinute: 60,
  }),
  'POST /ac/api/chat/room/pin': call({
    summary: 'Ghim một tin của phòng, hoặc bỏ ghim với groupMessageId là null',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ groupId: Id, groupMessageId: Nullable(MessageId) }),
    data: State,
    codes: onMessage,
    perMinute: 60,
  }),
  'POST /ac/api/chat/poll/open': call({
    summary: 'Mở một bình chọn trong phòng; mỗi phòng có nhiều nhất một bình chọn đang mở',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({
      groupId: Id,
      question: Type.String({ minLength: 1, maxLength: CivilLimit.questionLength }),
      /** From two to ten different ones; others are refused with a sentence that says so. */
      options: Type.Array(Type.String({ minLength: 1, maxLength: CivilLimit.optionLength }), { maxItems: 10_000 }),
      seconds: Type.Integer({ minimum: CivilLimit.minPollSeconds, maximum: CivilLimit.maxPollSeconds }),
    }),
    data: Type.Object({ poll: Poll }),
    codes: [...inRoom, Code.pollOpen],
    perMinute: 20,
  }),
  'POST /ac/api/chat/poll/close': call({
    summary: 'Đóng bình chọn trước giờ',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ pollId: Id }),
    data: Type.Object({ poll: Poll }),
    codes: [Code.forbidden, Code.notFound],
    perMinute: 20,
  }),
  /** A later vote replaces the earlier one while the poll is open. The answer has the votes of each option. */
  'POST /ac/api/chat/poll/vote': call({
    summary: 'Bình chọn, hoặc đổi lựa chọn khi bình chọn còn mở',
    access: 'member',
    body: Type.Object({ pollId: Id, option: Type.Integer({ minimum: 0, maximum: CivilLimit.maxOptions - 1 }) }),
    data: Type.Object({ poll: Poll }),
    codes: [
      Code.notFound,
      Code.roomNotFound,
      Code.chatNotAllowed,
      Code.pollClosed,
      Code.chatBanned,
      Code.followersOnly,
      Code.newcomersClosed,
      Code.roomPaused,
    ],
    perMinute: 60,
  }),
  'GET /ac/api/chat/moderation/queue': call({
    summary: 'Việc chờ người điều hành: tin chờ duyệt, tin bị báo cáo, lời xin xét lại; cũ nhất trước',
    access: 'moderation',
    sensitive: true,
    cost: 3,
    query: Type.Object(Paged),
    data: List(QueueItem),
    codes: inRoom,
  }),
  /** One of them says what waits; the first that is given counts, a comment on a post comes with its post. */
  'GET /ac/api/chat/moderation/context': call({
    summary: 'Bối cảnh của một việc đang chờ: các tin quanh nó, và những lần xử lý trước của người viết',
    access: 'moderation',
    sensitive: true,
    cost: 3,
    query: Type.Object({
      heldId: Type.Optional(Id),
      groupMessageId: Type.Optional(MessageId),
      banId: Type.Optional(Id),
      postId: Type.Optional(Id),
      commentId: Type.Optional(Id),
    }),
    data: ModerationContext,
    codes: [...onMessage, Code.notFound, Code.postNotFound, Code.commentNotFound],
  }),
  'POST /ac/api/chat/moderation/held': call({
    summary: 'Cho một tin chờ duyệt vào phòng, hoặc từ chối với approve là false',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ heldId: Id, approve: Type.Boolean() }),
    data: Type.Object({ message: Nullable(ChatMessage) }),
    codes: [Code.forbidden, Code.notFound],
    perMinute: 120,
  }),
  'POST /ac/api/chat/moderation/dismiss': call({
    summary: 'Bỏ qua các báo cáo về một tin; tin đã bị ẩn hiện lại',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ groupMessageId: MessageId }),
    data: Type.Object({ groupMessageId: Type.Integer() }),
    codes: [Code.forbidden, Code.notFound],
    perMinute: 120,
  }),
  /**
   * A comment on an article comes without a post. Also without a report. With `reported`, it has to be undecided still: of two moderators at once, the first
   * decides.
   */
  'POST /ac/api/chat/moderation/remove-post': call({
    summary: 'Gỡ một bài viết công khai, hoặc một bình luận, khỏi bảng tin',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({
      postId: Type.Optional(Id),
      commentId: Type.Optional(Id),
      reason: Reason,
      note: Note,
      reported: Flag,
    }),
    data: Type.Object({ postId: Nullable(Type.Integer()) }),
    codes: [Code.forbidden, Code.postNotFound, Code.commentNotFound, Code.conflict],
    perMinute: 120,
  }),
  'POST /ac/api/chat/moderation/dismiss-post': call({
    summary: 'Bỏ qua các báo cáo về một bài viết hay bình luận; bài đã bị ẩn hiện lại',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ postId: Type.Optional(Id), commentId: Type.Optional(Id) }),
    data: Type.Object({ postId: Nullable(Type.Integer()) }),
    codes: [Code.forbidden, Code.postNotFound, Code.conflict],
    perMinute: 120,
  }),
  'POST /ac/api/chat/moderation/request': call({
    summary: 'Trả lời một lời xin xét lại: accept true bỏ lệnh cấm',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ banId: Id, accept: Type.Boolean() }),
    data: Type.Object({ banId: Type.Integer() }),
    codes: [Code.forbidden, Code.notFound],
    perMinute: 60,
  }),
  'GET /ac/api/chat/moderation/bans': call({
    summary: 'Các lệnh cấm chat đang có hiệu lực, mới nhất trước',
    access: 'moderation',
    sensitive: true,
    query: Type.Object(Paged),
    data: List(ChatBan),
    codes: inRoom,
  }),
  'GET /ac/api/chat/moderation/log': call({
    summary: 'Sổ quản trị: mọi việc điều hành, mới nhất trước',
    access: 'moderation',
    sensitive: true,
    query: Type.Object(Paged),
    data: List(ModerationEntry),
    codes: inRoom,
  }),
  /**
   * Undoing returns a message to the room, lifts a ban, or restores the setting before. A message that was approved or refused
   * waits again, and dismissed reports do. Polls and the recall of one's own message cannot be undone.
   */
  'POST /ac/api/chat/moderation/undo': call({
    summary: 'Hoàn tác một việc trong sổ quản trị',
    access: 'moderation',
    sensitive: true,
    body: Type.Object({ logId: LogId }),
    data: Type.Object({ entry: ModerationEntry }),
    codes: [Code.forbidden, Code.notFound, Code.notUndoable],
    perMinute: 60,
  }),
};
