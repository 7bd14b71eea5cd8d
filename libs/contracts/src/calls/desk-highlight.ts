import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { DeskHighlight, DeskHighlightRow, LicenceKind, MediaStatus } from '../models/media.js';
import { DeskReason, deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.String({ format: 'date-time', maxLength: 40 });
// Twice the limit in UTF-16 units: the server counts code points.
const Text = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });

const Licence = Type.Object({
  holder: Text(200),
  kind: LicenceKind,
  source: Text(500),
  territory: Text(200),
  document: Text(300),
  validFrom: Time,
  validUntil: Nullable(Time),
});
const Chapter = Type.Object({
  second: Type.Integer({ minimum: 0, maximum: 86_400 }),
  text: Text(80),
  goal: Type.Boolean(),
});
const optional = Type.Partial(
  Type.Object({
    summary: Text(500),
    fixtureId: Nullable(FixtureId),
    sourceId: Nullable(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    chapters: Type.Array(Chapter, { maxItems: 60 }),
    licence: Nullable(Licence),
  }),
).properties;
const updates = [Code.notFound, Code.conflict, Code.mediaRefused] as const;
const change = { ...staff, params: OneId, data: DeskHighlight, codes: updates, perMinute: 60 } as const;

/** What staff do with highlights. Each change is in the desk's log, and can be undone. */
export const deskHighlightCalls = {
  'GET /other/api/desk/highlight': call({
    summary: 'Mọi highlight, mới soạn trước',
    ...staff,
    query: Type.Object({ ...deskPaging, status: Type.Optional(MediaStatus) }),
    data: List(DeskHighlightRow),
  }),
  'GET /other/api/desk/highlight/{id}': call({
    summary: 'Một highlight',
    ...staff,
    params: OneId,
    data: DeskHighlightRow,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/highlight': call({
    summary: 'Soạn highlight mới; chưa ai thấy trước khi đăng',
    ...staff,
    body: Type.Object({ title: Text(150), ...optional }),
    data: DeskHighlight,
    codes: [Code.mediaRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/highlight/{id}': call({
    summary: 'Sửa highlight',
    ...change,
    body: Type.Object({ title: Type.Optional(Text(150)), ...optional, version: Version }),
    perMinute: 120,
  }),
  'POST /other/api/desk/highlight/{id}/publish': call({
    summary: 'Đăng highlight; cần video và bản quyền đang có hiệu lực',
    ...change,
    body: Type.Object({ version: Version }),
  }),
  'POST /other/api/desk/highlight/{id}/withdraw': call({
    summary: 'Gỡ highlight ngay, có lý do: danh sách, trang và tệp đều ngừng',
    ...change,
    body: Type.Object({ version: Version, reason: DeskReason }),
  }),
  'POST /other/api/desk/highlight/{id}/restore': call({
    summary: 'Khôi phục highlight đã gỡ',
    ...change,
    body: Type.Object({ version: Version }),
  }),
  'DELETE /other/api/desk/highlight/{id}': call({
    summary: 'Xóa một highlight chưa đăng hay đã gỡ; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskHighlight,
    codes: [Code.notFound, Code.mediaRefused],
    perMinute: 60,
  }),
};
