import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id } from '../models/common.js';
import { FixtureOdds, OddsBoard, OddsCategoryName, OddsHistory } from '../models/odds.js';

/** Fixture id or room link. */
const fixtureId = Type.String({ minLength: 1, maxLength: 200 });

export const oddsCalls = {
  'GET /al/api/odds/board': call({
    summary: 'Tỷ lệ kèo của một nhà cái cho các trận từ hôm nay; không có companyId là nhà cái có nhiều kèo nhất',
    access: 'public',
    sameForAll: true,
    cost: 8,
    query: Type.Object({ companyId: Type.Optional(Id) }),
    data: OddsBoard,
  }),
  'GET /al/api/odds/fixture': call({
    summary: 'Tỷ lệ kèo của mọi nhà cái cho một trận',
    access: 'public',
    sameForAll: true,
    cost: 3,
    query: Type.Object({ fixtureId }),
    data: FixtureOdds,
    codes: [Code.notFound],
  }),
  'GET /al/api/odds/history': call({
    summary: 'Biến động kèo: các mức giá một nhà cái đã đưa ra cho một trận trong một loại kèo, từ cũ đến mới',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ fixtureId, companyId: Id, category: OddsCategoryName }),
    data: OddsHistory,
    codes: [Code.notFound],
  }),
};
