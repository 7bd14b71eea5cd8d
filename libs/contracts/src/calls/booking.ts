import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Booking, MatchFollow } from '../models/booking.js';
import { FixtureId, Id, Instant, List, Nullable } from '../models/common.js';
import { Fixture } from '../models/fixture.js';

export const bookingCalls = {
  'GET /au/api/user/booking/booking-list': call({
    summary:
      'Trận đã đặt lịch của tôi trong một khoảng, theo giờ bóng lăn; không có khoảng là từ hôm nay đến 7 ngày tới',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
      /** Earliest kick-off, inclusive. */
      startTime: Type.Optional(Instant),
      /** Latest kick-off, exclusive. */
      endTime: Type.Optional(Instant),
      /** Only moderators and staff may list the bookings of another user. */
      userId: Type.Optional(Id),
    }),
    data: List(Booking),
    codes: [Code.forbidden],
  }),
  /**
   * One call both books and cancels. It sends the wanted state, so it is idempotent: a retry after a lost reply, or a
   * second tab with stale state, has the same result. A toggle would undo the first call.
   */
  'POST /au/api/user/booking-schedule': call({
    summary:
      'Đặt lịch một trận sắp diễn ra, hoặc bỏ đặt với booked là false; không có commentatorId thì bỏ mọi lần đặt của trận',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      fixtureId: FixtureId,
      commentatorId: Type.Optional(Id),
      booked: Type.Optional(Type.Boolean({ default: true })),
    }),
    data: Type.Object({ booking: Nullable(Booking) }),
    codes: [Code.notFound, Code.notBookable, Code.tooManyBookings],
    perMinute: 60,
  }),
  'GET /au/api/user/match-follow': call({
    summary: 'Tôi có theo dõi trận này không',
    access: 'member',
    query: Type.Object({ fixtureId: FixtureId }),
    data: MatchFollow,
  }),
  'GET /au/api/user/match-follow/list': call({
    summary: 'Các trận tôi theo dõi mà chưa kết thúc, theo giờ bóng lăn',
    access: 'member',
    data: List(Fixture),
  }),
  /** It sends the wanted state, as a booking does. */
  'POST /au/api/user/match-follow': call({
    summary:
      'Theo dõi một trận chưa kết thúc để nhận nhắc giờ, đội hình và bàn thắng; follow là false thì thôi theo dõi',
    access: 'member',
    sensitive: true,
    body: Type.Object({ fixtureId: FixtureId, follow: Type.Boolean() }),
    data: MatchFollow,
    codes: [Code.notFound, Code.notBookable, Code.tooManyBookings],
    perMinute: 60,
  }),
};
