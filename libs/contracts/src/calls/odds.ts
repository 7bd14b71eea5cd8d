import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id } from '../models/common.js';
import { FixtureOdds, OddsBoard } from '../models/odds.js';

export const oddsCalls = {
  'GET /al/api/odds/board': call({
    summary: 'Tỷ lệ kèo của một nhà cái cho các trận từ hôm nay; không có companyId là nhà cái có nhiều kèo nhất',
    access: 'public',
    query: Type.Object({ companyId: Type.Optional(Id) }),
    data: OddsBoard,
  }),
  'GET /al/api/odds/fixture': call({
    summary: 'Tỷ lệ kèo của mọi nhà cái cho một trận',
    access: 'public',
    query: Type.Object({ fixtureId: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: FixtureOdds,
    codes: [Code.notFound],
  }),
};
