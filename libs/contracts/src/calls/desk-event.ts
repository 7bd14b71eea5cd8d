import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { DeskEvent, DeskEventBooking, DeskEventRow, EventCover, EventStatus } from '../models/event.js';
import { DeskReason, deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.String({ format: 'date-time', maxLength: 40 });
// Twice the limit in UTF-16 units: the server counts code points.
const Text = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });
const Pixels = Type.Integer({ minimum: 1, maximum: 20_000 });

const required = { title: Text(120), startsAt: Time, endsAt: Time };
const optional = {
  summary: Text(300),
  description: Text(5_000),
  cover: Nullable(
    Type.Object({
      ...EventCover.properties,
      url: Type.String({ minLength: 1, maxLength: 2_000 }),
      alt: Text(300),
      width: Pixels,
      height: Pixels,
    }),
  ),
  place: Text(200),
  fixtureId: Nullable(FixtureId),
  places: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
};
const Partial = Type.Partial(Type.Object(optional)).properties;
const updates = [Code.notFound, Code.conflict, Code.eventRefused] as const;

/** What staff do with events. Each change is in the desk's log, and can be undone. */
export const deskEventCalls = {
  'GET /other/api/desk/event': call({
    summary: 'Mọi sự kiện, sự kiện bắt đầu muộn nhất trước',
    ...staff,
    query: Type.Object({ ...deskPaging, status: Type.Optional(EventStatus) }),
    data: List(DeskEventRow),
  }),
  'GET /other/api/desk/event/{id}': call({
    summary: 'Một sự kiện',
    ...staff,
    params: OneId,
    data: DeskEventRow,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/event': call({
    summary: 'Soạn sự kiện mới; chưa ai thấy trước khi đăng',
    ...staff,
    body: Type.Object({ ...required, ...Partial }),
    data: DeskEvent,
    codes: [Code.eventRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/event/{id}': call({
    summary: 'Sửa sự kiện; người đã giữ chỗ được báo khi giờ bắt đầu thay đổi',
    ...staff,
    params: OneId,
    body: Type.Object({ ...Type.Partial(Type.Object(required)).properties, ...Partial, version: Version }),
    data: DeskEvent,
    codes: updates,
    perMinute: 120,
  }),
  'POST /other/api/desk/event/{id}/publish': call({
    summary: 'Đăng sự kiện',
    ...staff,
    params: OneId,
    body: Type.Object({ version: Version }),
    data: DeskEvent,
    codes: updates,
    perMinute: 60,
  }),
  'POST /other/api/desk/event/{id}/cancel': call({
    summary: 'Hủy sự kiện, có lý do; người đã giữ chỗ được báo',
    ...staff,
    params: OneId,
    body: Type.Object({ version: Version, reason: DeskReason }),
    data: DeskEvent,
    codes: updates,
    perMinute: 60,
  }),
  'DELETE /other/api/desk/event/{id}': call({
    summary: 'Xóa một sự kiện chưa ai giữ chỗ; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskEvent,
    codes: [Code.notFound, Code.eventRefused],
    perMinute: 60,
  }),
  'GET /other/api/desk/event/{id}/bookings': call({
    summary: 'Những người đã giữ chỗ, theo thứ tự giữ',
    ...staff,
    params: OneId,
    query: Type.Object(deskPaging),
    data: List(DeskEventBooking),
    codes: [Code.notFound],
  }),
  'GET /other/api/desk/event/{id}/bookings-csv': call({
    summary: 'Những người đã giữ chỗ, thành tệp CSV',
    ...staff,
    params: OneId,
    data: Type.Object({ csv: Type.String() }),
    codes: [Code.notFound],
    perMinute: 20,
  }),
};
