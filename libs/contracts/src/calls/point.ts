import { Type } from 'typebox';
import { call } from '../call.js';
import { CheckInSheet } from '../models/check-in.js';
import { Nullable } from '../models/common.js';
import { PointDay, PointEntry, pointCauses } from '../models/point.js';

const filter = {
  flow: Type.Optional(Type.Enum(['all', 'in', 'out'], { default: 'all' })),
  cause: Type.Optional(Type.Enum([...pointCauses])),
};

/** The points of a member, and the daily check-in. */
export const pointCalls = {
  'GET /au/api/user/point/list': call({
    summary: 'Sổ điểm của tôi, mới nhất trước',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      ...filter,
      /** `entryId` of the last entry that one has. */
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    data: Type.Object({
      list: Type.Array(PointEntry),
      /** Value of `before` for the next entries; null at the end. */
      next: Nullable(Type.Integer()),
    }),
  }),
  /** The newest 5,000 entries. */
  'GET /au/api/user/point/csv': call({
    summary: 'Sổ điểm của tôi, thành tệp CSV',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      ...filter,
      /** The reader hides scores: what came of a pick names no match. */
      hidesScores: Type.Optional(Type.Boolean({ default: false })),
    }),
    data: Type.Object({
      csv: Type.String(),
      /** There are older entries than those in the file. */
      cut: Type.Boolean(),
    }),
    cost: 5,
    perMinute: 6,
  }),
  'GET /au/api/user/point/summary': call({
    summary: 'Số dư và điểm vào, ra của tôi trong bảy ngày qua',
    access: 'member',
    sensitive: true,
    data: Type.Object({
      balance: Type.Integer(),
      /** The last seven days, today last. */
      days: Type.Array(PointDay),
    }),
  }),
  'GET /au/api/user/check-in': call({
    summary: 'Điểm danh của tôi trong một tháng',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      /** The current month by default. */
      month: Type.Optional(Type.String({ maxLength: 7, pattern: '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])$' })),
    }),
    data: CheckInSheet,
  }),
  /** Once a day of Vietnam, by the clock of the server; a repeated request is answered like the first one. */
  'POST /au/api/user/check-in': call({
    summary: 'Điểm danh hôm nay',
    access: 'member',
    sensitive: true,
    data: Type.Object({
      sheet: CheckInSheet,
      /** Points that this request brought; 0 when the member had checked in before. */
      earned: Type.Integer(),
    }),
    perMinute: 30,
  }),
};
