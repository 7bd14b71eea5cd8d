import { Type } from 'typebox';
import { call } from '../call.js';
import { topPeriods } from '../models/gift.js';
import { Ranking, rankingBoards } from '../models/ranking.js';

export const rankingCalls = {
  'GET /au/api/ranking/list': call({
    summary: 'Bảng xếp hạng thành viên theo ngày, tuần hoặc tháng, cùng hạng của tôi',
    access: 'public',
    cost: 2,
    query: Type.Object({
      board: Type.Optional(Type.Enum([...rankingBoards], { default: 'fan' })),
      period: Type.Optional(Type.Enum([...topPeriods], { default: 'week' })),
    }),
    data: Ranking,
  }),
};
