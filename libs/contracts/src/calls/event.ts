import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List } from '../models/common.js';
import { EventInfo, EventItem } from '../models/event.js';

const OneId = Type.Object({ id: Id });
const Calendar = Type.Object({
  /** Path of the reader's calendar on this site. It is secret: it opens without a login. */
  path: Type.String(),
});

/** Events for readers. Only those that were published are here. */
export const eventCalls = {
  /** `mine`: booked or saved by the reader, a member. */
  'GET /au/api/user/event/list': call({
    summary: 'Sự kiện sắp diễn ra, đã qua, hoặc của tôi (đã giữ chỗ hay đã lưu)',
    access: 'public',
    query: Type.Object({
      when: Type.Optional(Type.Enum(['upcoming', 'past', 'mine'], { default: 'upcoming' })),
      /** Only events about this match. */
      fixtureId: Type.Optional(FixtureId),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    }),
    data: List(EventItem),
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /au/api/user/event/booking/{id}': call({
    summary: 'Giữ một chỗ ở sự kiện, hoặc trả chỗ với booked là false',
    access: 'member',
    sensitive: true,
    params: OneId,
    body: Type.Object({ booked: Type.Optional(Type.Boolean({ default: true })) }),
    data: EventItem,
    codes: [Code.notFound, Code.eventFull, Code.eventStarted, Code.eventOver, Code.eventCancelled],
    perMinute: 60,
  }),
  'POST /au/api/user/event/saving/{id}': call({
    summary: 'Lưu sự kiện để được nhắc trước giờ bắt đầu, hoặc bỏ lưu với saved là false',
    access: 'member',
    sensitive: true,
    params: OneId,
    body: Type.Object({ saved: Type.Optional(Type.Boolean({ default: true })) }),
    data: EventItem,
    codes: [Code.notFound, Code.eventOver, Code.eventCancelled],
    perMinute: 60,
  }),
  'GET /other/api/event/info/{slug}': call({
    summary: 'Một sự kiện, theo slug hoặc id',
    access: 'public',
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: EventInfo,
    codes: [Code.notFound],
  }),
  'GET /other/api/event/calendar': call({
    summary: 'Đường dẫn riêng tới lịch các sự kiện của tôi',
    access: 'member',
    sensitive: true,
    data: Calendar,
  }),
  'POST /other/api/event/calendar': call({
    summary: 'Đổi đường dẫn lịch sự kiện của tôi; đường dẫn cũ hết hiệu lực',
    access: 'member',
    sensitive: true,
    data: Calendar,
    perMinute: 10,
  }),
};
