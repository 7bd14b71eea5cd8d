import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { PickBoard, pickMarkets, PickSums, PointPick } from '../models/pick.js';
import { tipSides } from '../tip-limits.js';

/** Picks of members in play points: no money goes in, and none comes out. */
export const pickCalls = {
  'GET /al/api/pick/board': call({
    summary: 'Chọn bằng điểm chơi trên một trận: mức điểm, số dư và các lượt chọn của tôi',
    access: 'public',
    query: Type.Object({ fixtureId: FixtureId }),
    data: PickBoard,
    codes: [Code.notFound],
  }),
  /**
   * Price and line are those that the member saw; when the company offers others by now, the reply says which, and no point
   * moves. A repeated `uuid` is answered with the pick that the first request made.
   */
  'POST /au/api/user/pick': call({
    summary: 'Đặt điểm chơi cho một lựa chọn trước giờ bóng lăn, theo giá đang đưa; không sửa, không rút được',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      fixtureId: FixtureId,
      market: Type.Enum([...pickMarkets]),
      side: Type.Enum([...tipSides]),
      line: Nullable(Type.Number({ minimum: -50, maximum: 50 })),
      price: Type.Number({ minimum: 0, maximum: 10_000 }),
      companyId: Id,
      stake: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    }),
    data: Type.Object({ pick: PointPick, board: PickBoard }),
    codes: [
      Code.notFound,
      Code.conflict,
      Code.notEnoughPoints,
      Code.pickPriceChanged,
      Code.pickLocked,
      Code.pickNotOffered,
      Code.pickPricesOld,
      Code.pickStake,
      Code.pickLimit,
    ],
    perMinute: 30,
  }),
  'GET /au/api/user/pick/list': call({
    summary: 'Mọi lượt chọn của tôi, mới nhất trước',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      /** `waiting`: without a result yet. `decided`: with one, or void. */
      state: Type.Optional(Type.Enum(['waiting', 'decided'])),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    }),
    data: List(PointPick),
  }),
  'GET /au/api/user/pick/sums': call({
    summary: 'Tổng kết các lượt chọn của tôi',
    access: 'member',
    sensitive: true,
    data: PickSums,
  }),
};
