import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List, Nullable } from '../models/common.js';
import {
  BlockedMember,
  CHAT_FILE,
  ChatAttachment,
  ChatRoom,
  Mention,
  MessagePage,
  MessageSticker,
  ReactionName,
  Reactor,
  RoomPerson,
  RoomUnread,
  StickerPackage,
  VipRequest,
  VipRoom,
} from '../models/chat.js';

const RoomPage = Type.Object({
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});

export const chatCalls = {
  'GET /ac/api/chat/room/list-room': call({
    summary: 'Các phòng chat công khai',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: RoomPage,
    /** `total` stops counting at 1,000. */
    data: List(ChatRoom),
  }),
  'GET /ac/api/chat/room/list-follow': call({
    summary: 'Các phòng chat tôi theo dõi, phòng có tin mới nhất xếp trước',
    access: 'member',
    cost: 2,
    query: RoomPage,
    data: List(ChatRoom),
  }),
  'GET /ac/api/chat/room/unread-group': call({
    summary: 'Các phòng tôi theo dõi có tin chưa đọc; total là tổng số tin chưa đọc',
    access: 'member',
    /** `total` is the sum of `unread_messages`. */
    data: List(RoomUnread),
  }),
  /** It sends the wanted state, so a retry, or a second tab with stale state, has the same result. */
  'POST /ac/api/chat/room/follow-room': call({
    summary: 'Theo dõi một phòng chat, hoặc bỏ theo dõi với follow là false',
    access: 'member',
    body: Type.Object({ groupId: Id, follow: Type.Optional(Type.Boolean({ default: true })) }),
    data: Type.Object({ groupId: Type.Integer(), followed: Type.Boolean() }),
    codes: [Code.roomNotFound, Code.chatNotAllowed, Code.tooManyRooms],
    perMinute: 60,
  }),
  'POST /ac/api/chat/room/mark-read-group': call({
    summary: 'Đánh dấu đã đọc một phòng tôi theo dõi: đến tin có sequence này, hoặc tất cả; không bao giờ lùi lại',
    access: 'member',
    body: Type.Object({
      groupId: Id,
      /** The newest message that the user has seen; absent: all messages. */
      sequence: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    /** In a room that the caller does not follow, nothing is stored and nothing is unread. */
    data: RoomUnread,
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
  'POST /ac/api/chat/message/v2/list': call({
    summary: 'Tin cũ của một phòng, trang 1 là mới nhất; list xếp từ cũ đến mới',
    access: 'public',
    readOnly: true,
    cost: 3,
    body: Type.Object({
      groupId: Id,
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      searchKeyword: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only messages with a lower sequence, so pages do not shift when new messages arrive. */
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      /** Id of a message: the page has it and those around it. With it or `after`, the number of the page does not count. */
      around: Type.Optional(Id),
      /** Only messages with a higher sequence, the oldest of them. */
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      /** Id of a fixture: only messages up to its end, that is, none about a later match of the room's commentator. */
      talkOf: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    /**
     * `total` counts the messages of the room, also with `before`; of a search, those found. A search finds the newest
     * 200 messages at most.
     */
    data: MessagePage,
    codes: [Code.roomNotFound, Code.chatNotAllowed, Code.messageNotFound],
  }),
  /** The file is sent with a message later, by its id; without one it is deleted after a day. */
  'POST /ac/api/chat/message/upload': call({
    summary: 'Tải lên một ảnh hoặc video ngắn để gửi kèm tin nhắn: nội dung là tệp',
    access: 'member',
    sensitive: true,
    file: CHAT_FILE,
    data: ChatAttachment,
    codes: [
      Code.payloadTooLarge,
      Code.pictureRefused,
      Code.videoRefused,
      Code.tooManyAttachments,
      Code.chatNotAllowed,
      Code.unavailable,
    ],
    perMinute: 30,
  }),
  'GET /ac/api/chat/message/reactions': call({
    summary: 'Ai đã thả cảm xúc vào một tin; khách chỉ được đếm',
    access: 'public',
    cost: 2,
    query: Type.Object({
      groupId: Id,
      groupMessageId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      /** Only users with this reaction. */
      reaction: Type.Optional(ReactionName),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
    }),
    /** `total` and `list`: members; `guests`: how many guests reacted. */
    data: Type.Object({ total: Type.Integer(), list: Type.Array(Reactor), guests: Type.Integer() }),
    codes: [Code.roomNotFound, Code.chatNotAllowed, Code.messageNotFound],
  }),
  'GET /ac/api/chat/emoji/chat-emoji-package': call({
    summary: 'Các gói nhãn dán; level là cấp thành viên cần có để gửi',
    access: 'public',
    sameForAll: true,
    data: List(StickerPackage),
  }),
  'GET /ac/api/chat/emoji/list-sticker': call({
    summary: 'Các nhãn dán của một gói',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ packageId: Id }),
    data: List(MessageSticker),
    codes: [Code.stickerNotFound],
  }),
  /** Members of whom the room shows that they are there: they write in it, follow it, or are in it and do not hide that. */
  'GET /ac/api/chat/room/people': call({
    summary: 'Các thành viên của phòng có tên hợp với chữ đã gõ sau @, tối đa 8, người vừa viết xếp trước',
    access: 'member',
    cost: 2,
    query: Type.Object({
      groupId: Id,
      /** The beginning of a name, of a word in it or of a username, with or without marks. */
      word: Type.Optional(Type.String({ maxLength: 30 })),
    }),
    /** Empty in a closed room, where messages mention no one. */
    data: List(RoomPerson),
    codes: [Code.roomNotFound, Code.chatNotAllowed],
    perMinute: 90,
  }),
  'GET /ac/api/chat/message/mentions': call({
    summary: 'Các tin nhắc đến tôi trong những phòng tôi chưa mở lại, mới nhất trước, tối đa 50',
    access: 'member',
    data: List(Mention),
  }),
  'POST /ac/api/chat/message/mentions-seen': call({
    summary: 'Tôi đã mở phòng: các tin nhắc đến tôi ở đó không còn là mới',
    access: 'member',
    body: Type.Object({ groupId: Id }),
    data: Type.Object({ groupId: Type.Integer() }),
    perMinute: 60,
  }),
  'GET /ac/api/chat/room/list-private': call({
    summary: 'Các cuộc trò chuyện riêng của tôi, cuộc có tin mới nhất xếp trước',
    access: 'member',
    cost: 2,
    query: RoomPage,
    /** A conversation without messages is listed only for the member who opened it. */
    data: List(ChatRoom),
  }),
  'GET /ac/api/chat/private-message/list-private': call({
    summary: 'Tin cũ của một cuộc trò chuyện riêng, trang 1 là mới nhất; list xếp từ cũ đến mới',
    access: 'member',
    cost: 3,
    query: Type.Object({
      groupId: Type.Optional(Id),
      /** Instead of `groupId`; without a conversation yet, the page is empty and its `groupId` null. */
      otherUserId: Type.Optional(Id),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      searchKeyword: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only messages with a lower sequence. */
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      /** Id of a message: the page has it and those around it. With it or `after`, the number of the page does not count. */
      around: Type.Optional(Id),
      /** Only messages with a higher sequence, the oldest of them. */
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    data: Type.Object({ ...MessagePage.properties, groupId: Nullable(Type.Integer()) }),
    codes: [Code.notPermissions, Code.notPermissionsForCreate, Code.messageNotFound],
  }),
  /** Opens the conversation with a member, or returns the one that exists. */
  'POST /ac/api/chat/private-message/open': call({
    summary: 'Mở cuộc trò chuyện riêng với một thành viên',
    access: 'member',
    sensitive: true,
    body: Type.Object({ otherUserId: Id }),
    data: Type.Object({ room: ChatRoom }),
    codes: [Code.notPermissions, Code.notPermissionsForCreate],
    perMinute: 30,
  }),
  /** It sends the wanted state, so a retry has the same result. */
  'POST /ac/api/chat/block': call({
    summary: 'Chặn một thành viên nhắn tin riêng cho tôi, hoặc bỏ chặn với block là false',
    access: 'member',
    sensitive: true,
    body: Type.Object({ userId: Id, block: Type.Optional(Type.Boolean({ default: true })) }),
    data: Type.Object({ userId: Type.Integer(), blocked: Type.Boolean() }),
    codes: [Code.notFound],
    perMinute: 60,
  }),
  'GET /ac/api/chat/block/list': call({
    summary: 'Các thành viên tôi đã chặn, người bị chặn gần nhất xếp trước',
    access: 'member',
    query: Type.Object({
      ...RoomPage.properties,
      /** Only this member: whether they are blocked. */
      userId: Type.Optional(Id),
    }),
    data: List(BlockedMember),
  }),
  /** It sends the wanted state, so a retry has the same result. */
  'POST /ac/api/chat/room/notifications-group': call({
    summary: 'Bật hoặc tắt thông báo của một phòng tôi theo dõi, hay của một cuộc trò chuyện riêng',
    access: 'member',
    body: Type.Object({ groupId: Id, notify: Type.Optional(Type.Boolean({ default: true })) }),
    data: Type.Object({ groupId: Type.Integer(), notify: Type.Boolean() }),
    codes: [Code.notFollowed],
    perMinute: 60,
  }),
  'GET /ac/api/chat/room/vip-group': call({
    summary: 'Một phòng VIP nhìn từ ngoài cửa, và yêu cầu tham gia của tôi đang ở đâu',
    access: 'public',
    query: Type.Object({ groupId: Id }),
    data: VipRoom,
    codes: [Code.roomNotFound, Code.notVipRoom],
  }),
  /** It sends the wanted state, so a retry has the same result. */
  'POST /ac/api/chat/room/request-vip-gr': call({
    summary: 'Yêu cầu tham gia một phòng VIP, hoặc rút yêu cầu với request là false',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      groupId: Id,
      /** The caller's own username; another member's is refused. */
      username: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      request: Type.Optional(Type.Boolean({ default: true })),
    }),
    data: VipRoom,
    codes: [Code.roomNotFound, Code.notVipRoom, Code.vipRefused],
    perMinute: 10,
  }),
  /** For the room's host and commentator, for moderators and staff. Requests first, the oldest first; then members. */
  'GET /ac/api/chat/room/vip-requests': call({
    summary: 'Yêu cầu tham gia và thành viên của một phòng VIP tôi phụ trách',
    access: 'member',
    sensitive: true,
    query: Type.Object({ ...RoomPage.properties, groupId: Id }),
    data: List(VipRequest),
    codes: [Code.roomNotFound, Code.notVipRoom],
  }),
  /** With `approve` false, a request is refused, and a member is no longer one. */
  'POST /ac/api/chat/room/answer-vip': call({
    summary: 'Duyệt hoặc từ chối một yêu cầu tham gia phòng VIP tôi phụ trách; đưa một thành viên ra khỏi phòng',
    access: 'member',
    sensitive: true,
    body: Type.Object({ groupId: Id, userId: Id, approve: Type.Boolean() }),
    data: Type.Object({ groupId: Type.Integer(), userId: Type.Integer(), approved: Type.Boolean() }),
    codes: [Code.roomNotFound, Code.notVipRoom, Code.vipRequestGone],
    perMinute: 120,
  }),
  /** Opens the caller's own chat with the staff, or returns it. For members of a VIP room. */
  'POST /ac/api/chat/room/vip-staff': call({
    summary: 'Mở phòng trò chuyện riêng của tôi với nhân viên Khán Đài',
    access: 'member',
    sensitive: true,
    data: Type.Object({ room: ChatRoom }),
    codes: [Code.notVipMember],
    perMinute: 10,
  }),
};
