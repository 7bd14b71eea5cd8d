import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId } from '../models/common.js';
import { matchPicks, MatchVote } from '../models/match-vote.js';

export const matchVoteCalls = {
  'GET /al/api/schedule/match-vote': call({
    summary: 'Người hâm mộ dự đoán trận nào thắng: số phiếu chỉ có sau khi tôi bình chọn, hoặc khi bóng đã lăn',
    access: 'public',
    query: Type.Object({ fixtureId: FixtureId }),
    data: MatchVote,
    codes: [Code.notFound],
  }),
  'POST /au/api/user/match-vote': call({
    summary: 'Bình chọn đội nhà thắng, hòa hay đội khách thắng; đổi được đến giờ bóng lăn',
    access: 'member',
    sensitive: true,
    body: Type.Object({ fixtureId: FixtureId, pick: Type.Enum(matchPicks) }),
    data: MatchVote,
    codes: [Code.notFound, Code.notBookable],
    perMinute: 30,
  }),
};
