import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import {
  Bracket,
  HeadToHead,
  MatchPage,
  Scorers,
  Squad,
  Standings,
  standingViews,
  TeamOfLeague,
  TeamProfile,
  Tournament,
  TournamentSummary,
} from '../models/tournament.js';

/** The id of a page, which is not the feed's id of the league or team. */
const PageId = Id;
const Season = Type.Optional(Type.String({ maxLength: 16 }));
const ofSeason = { id: PageId, season: Season };
/** `results`: the newest first; `fixtures`: those that are not over, the soonest first. */
const Kind = Type.Enum(['results', 'fixtures']);
const page = {
  kind: Kind,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  /** From the page before; absent for the first page. */
  cursor: Type.Optional(Type.String({ maxLength: 120, pattern: '^[0-9]{1,16}\\.[A-Za-z0-9_-]{1,64}$' })),
};
const common = { access: 'public', sameForAll: true } as const;
const codes = [Code.notFound];

export const tournamentCalls = {
  'GET /al/api/tournament/list': call({
    summary: 'Mọi giải đấu có trận, giải nổi bật trước',
    ...common,
    cost: 2,
    query: Type.Object({}),
    data: List(TournamentSummary),
  }),
  'GET /al/api/tournament/detail': call({
    summary: 'Một giải ở một mùa: các mùa, các vòng, con số chung; không có season là mùa mới nhất',
    ...common,
    cost: 2,
    query: Type.Object(ofSeason),
    data: Tournament,
    codes,
  }),
  'GET /al/api/tournament/standings': call({
    summary: 'Bảng xếp hạng của một mùa theo luật của giải, tính cả trận đang đá',
    ...common,
    cost: 2,
    query: Type.Object({ ...ofSeason, view: Type.Optional(Type.Enum([...standingViews])) }),
    data: Standings,
    codes,
  }),
  'GET /al/api/tournament/bracket': call({
    summary: 'Nhánh đấu loại trực tiếp của một mùa',
    ...common,
    cost: 3,
    query: Type.Object(ofSeason),
    data: Bracket,
    codes,
  }),
  'GET /al/api/tournament/round': call({
    summary: 'Các trận của một vòng; round là key của vòng',
    ...common,
    cost: 3,
    query: Type.Object({ ...ofSeason, round: Type.String({ minLength: 1, maxLength: 120 }) }),
    data: MatchPage,
    codes,
  }),
  'GET /al/api/tournament/matches': call({
    summary: 'Kết quả hoặc lịch của một giải ở một mùa, từng trang',
    ...common,
    cost: 3,
    query: Type.Object({ ...ofSeason, ...page }),
    data: MatchPage,
    codes,
  }),
  'GET /al/api/tournament/scorers': call({
    summary: 'Cầu thủ ghi nhiều bàn nhất của một mùa',
    ...common,
    cost: 3,
    query: Type.Object(ofSeason),
    data: Scorers,
    codes,
  }),
  'GET /al/api/team/list': call({
    summary: 'Các đội của một giải ở mùa mới nhất, theo thứ hạng; id là mã trang của giải',
    ...common,
    cost: 2,
    query: Type.Object({ id: PageId }),
    data: List(TeamOfLeague),
    codes,
  }),
  'GET /al/api/team/detail': call({
    summary: 'Một đội: trận tới, phong độ, vị trí trên bảng xếp hạng',
    ...common,
    cost: 3,
    query: Type.Object({ id: PageId }),
    data: TeamProfile,
    codes,
  }),
  'GET /al/api/team/matches': call({
    summary: 'Kết quả hoặc lịch của một đội ở mọi giải, từng trang',
    ...common,
    cost: 3,
    query: Type.Object({ id: PageId, ...page }),
    data: MatchPage,
    codes,
  }),
  'GET /al/api/team/squad': call({
    summary: 'Cầu thủ của một đội theo đội hình các trận gần đây',
    ...common,
    cost: 3,
    query: Type.Object({ id: PageId }),
    data: Squad,
    codes,
  }),
  'GET /al/api/team/headToHead': call({
    summary: 'Trước một trận: các lần hai đội gặp nhau gần đây và các trận gần đây của mỗi đội',
    ...common,
    cost: 3,
    query: Type.Object({ fixtureId: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: HeadToHead,
    codes,
  }),
};
