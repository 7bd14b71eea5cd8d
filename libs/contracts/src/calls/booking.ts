import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Booking } from '../models/booking.js';
import { FixtureId, Id, Instant, List, Nullable } from '../models/common.js';

export const bookingCalls = {
  'GET /au/api/user/booking/booking-list': call({
    summary: 'Trận đã đặt lịch của tôi trong một khoảng, theo giờ bóng lăn; không có khoảng là từ hôm nay đến 7 ngày tới',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
      /** Of kick-offs, included. */
      startTime: Type.Optional(Instant),
      /** Of kick-offs, not included. */
      endTime: Type.Optional(Instant),
      /** Somebody else's are told to moderators and staff alone. */
      userId: Type.Optional(Id),
    }),
    data: List(Booking),
    codes: [Code.forbidden],
  }),
  /**
   * One call for both, and it says what shall be rather than what shall change: asked again after an answer was lost, or from a
   * second tab that shows the old state, it ends the same. A toggle would undo what it had done.
   */
  'POST /au/api/user/booking-schedule': call({
    summary: 'Đặt lịch một trận sắp diễn ra, hoặc bỏ đặt với booked là false; không có commentatorId thì bỏ mọi lần đặt của trận',
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
};
