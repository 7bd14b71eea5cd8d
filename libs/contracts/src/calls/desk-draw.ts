import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { DrawLimit } from '../draw-limits.js';
import { Id, List } from '../models/common.js';
import { DeskDraw, DeskDrawRow } from '../models/draw.js';
import { deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Time = Type.String({ format: 'date-time', maxLength: 40 });
// Twice the limit in UTF-16 units: the server counts code points.
const text = (max: number) => Type.String({ maxLength: 2 * max });

const required = {
  title: text(DrawLimit.title),
  prize: text(DrawLimit.prize),
  winners: Type.Integer({ minimum: 1, maximum: DrawLimit.winners }),
  opensAt: Time,
  closesAt: Time,
};
const optional = Type.Partial(
  Type.Object({
    prizePoints: Type.Integer({ minimum: 0, maximum: DrawLimit.prizePoints }),
    entryCost: Type.Integer({ minimum: 0, maximum: DrawLimit.entryCost }),
    text: text(DrawLimit.text),
  }),
).properties;

/** What staff do with lucky draws. Each change is in the desk's log, and can be undone. */
export const deskDrawCalls = {
  'GET /other/api/desk/draw': call({
    summary: 'Mọi đợt rút thăm, mới nhất trước, kèm số vé',
    ...staff,
    query: Type.Object(deskPaging),
    data: List(DeskDrawRow),
  }),
  'GET /other/api/desk/draw/{id}': call({
    summary: 'Một đợt rút thăm',
    ...staff,
    params: OneId,
    data: DeskDraw,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/draw': call({
    summary: 'Mở một đợt rút thăm; máy chủ chọn hạt giống và công bố mã băm của nó',
    ...staff,
    body: Type.Object({ ...required, ...optional }),
    data: DeskDraw,
    codes: [Code.drawRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/draw/{id}': call({
    summary: 'Sửa đợt rút thăm; khi đã có vé, điều quyết định người trúng không sửa được nữa',
    ...staff,
    params: OneId,
    body: Type.Object({
      ...Type.Partial(Type.Object(required)).properties,
      ...optional,
      version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
    data: DeskDraw,
    codes: [Code.notFound, Code.conflict, Code.drawRefused],
    perMinute: 120,
  }),
  'DELETE /other/api/desk/draw/{id}': call({
    summary: 'Xóa một đợt chưa có vé; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskDraw,
    codes: [Code.notFound, Code.drawRefused],
    perMinute: 60,
  }),
};
