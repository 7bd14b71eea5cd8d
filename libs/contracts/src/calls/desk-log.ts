import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { DeskLogEntry } from '../models/desk-log.js';

const OneEntry = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' });

/** Which entries. */
const filter = {
  /** Part of the title of the record, or of the actor's name. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  actorId: Type.Optional(Id),
  resource: Type.Optional(Word),
  recordId: Type.Optional(Type.String({ maxLength: 200 })),
  action: Type.Optional(Word),
  /** A day in Vietnam. */
  day: Type.Optional(Type.String({ format: 'date' })),
};

/** The log of the desk: every change of the site by staff, the newest first. Entries never change. */
export const deskLogCalls = {
  'GET /other/api/desk/log': call({
    summary: 'Nhật ký bàn điều hành, mới nhất trước',
    access: 'staff',
    sensitive: true,
    cost: 3,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      ...filter,
    }),
    data: List(DeskLogEntry),
  }),
  /** The newest 5,000 entries that fit; of long values only the beginning. */
  'GET /other/api/desk/log/csv': call({
    summary: 'Nhật ký bàn điều hành, thành tệp CSV',
    access: 'staff',
    sensitive: true,
    query: Type.Object(filter),
    data: Type.Object({ csv: Type.String() }),
    perMinute: 6,
  }),
  'GET /other/api/desk/log/{id}': call({
    summary: 'Một việc trong nhật ký bàn điều hành',
    access: 'staff',
    sensitive: true,
    params: OneEntry,
    data: DeskLogEntry,
    codes: [Code.notFound],
  }),
  /** Restores the record as it was before, in an entry of its own; once, and only while the record has not changed since. */
  'POST /other/api/desk/log/{id}/undo': call({
    summary: 'Hoàn tác một việc trong nhật ký bàn điều hành',
    access: 'staff',
    sensitive: true,
    params: OneEntry,
    data: DeskLogEntry,
    codes: [Code.notFound, Code.notUndoable, Code.conflict],
    perMinute: 60,
  }),
};
