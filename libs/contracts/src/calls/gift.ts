import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { GIFT_COUNTS, GiftLimit } from '../gift-limits.js';
import { Id, Nullable } from '../models/common.js';
import { MatchLine } from '../models/match-line.js';
import { Gift, RoomTop, SentGift, topPeriods } from '../models/gift.js';

const TopQuery = Type.Object({
  groupId: Id,
  period: Type.Optional(Type.Enum([...topPeriods], { default: 'week' })),
});

export const giftCalls = {
  'GET /ac/api/chat/gift/list': call({
    summary: 'Quà tặng trong phòng chat, và số điểm, cấp của tôi',
    access: 'public',
    query: Type.Object({ groupId: Id }),
    data: Type.Object({
      /** Who gets the gifts of this room: its commentator, else the room. */
      toName: Type.String(),
      /** Whether the caller is the one who would get them. */
      own: Type.Boolean(),
      list: Type.Array(Gift),
      /** What the caller may spend; null for guests. */
      mine: Nullable(Type.Object({ points: Type.Integer(), level: Type.Integer() })),
    }),
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
  /** A repeated `uuid` is answered like the first time and costs nothing. */
  'POST /ac/api/chat/gift/send': call({
    summary: 'Tặng quà trong một phòng chat, trả bằng điểm',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      groupId: Id,
      giftId: Id,
      count: Type.Enum([...GIFT_COUNTS]),
      message: Type.Optional(Type.String({ maxLength: 200 })),
      /** The price of one that the sender saw: at another price nothing is sent. */
      price: Type.Optional(Type.Integer({ minimum: 1, maximum: GiftLimit.points })),
      uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    }),
    /** `points`: what the caller has left. */
    data: Type.Object({ gift: SentGift, points: Type.Integer() }),
    codes: [
      Code.notEnoughPoints,
      Code.roomNotFound,
      Code.chatNotAllowed,
      Code.chatBanned,
      Code.followersOnly,
      Code.membersOnly,
      Code.newcomersClosed,
      Code.roomPaused,
      Code.messageTooLong,
      Code.messageTooFast,
      Code.giftNotFound,
      Code.giftLocked,
      Code.giftToSelf,
      Code.giftPriceChanged,
      Code.conflict,
    ],
    perMinute: 120,
  }),
  'GET /ac/api/chat/room/match-lines': call({
    summary: 'Bàn thắng, thẻ đỏ và kết quả của các trận mà phòng đang theo dõi, trong 12 giờ qua',
    access: 'public',
    query: Type.Object({ groupId: Id }),
    /** Oldest first. */
    data: Type.Object({ list: Type.Array(MatchLine) }),
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
  'GET /ac/api/chat/room/top-gift': call({
    summary: 'Top quà của một phòng theo ngày, tuần hoặc tháng, cùng hạng của tôi',
    access: 'public',
    cost: 2,
    query: TopQuery,
    data: RoomTop,
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
  'GET /ac/api/chat/room/top-fan': call({
    summary: 'Top fan của một phòng: điểm quà, cộng mỗi phút xem một điểm',
    access: 'public',
    cost: 2,
    query: TopQuery,
    data: RoomTop,
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
};
