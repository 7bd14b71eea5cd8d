import { VIETNAM } from '@khandai/calendar';
import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List } from '../models/common.js';
import { Anchor, Fixture, Host, LiveRoom, LiveTotals } from '../models/fixture.js';
import {
  DaySchedule,
  DayStart,
  Freshness,
  LeagueSummary,
  LiveMenu,
  MonthCounts,
  OnAir,
  OnlineRooms,
} from '../models/schedule.js';

const PageSize = (fallback: number, maximum = 200) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, default: fallback }));
const Timezone = Type.Optional(Type.String({ maxLength: 64, default: VIETNAM }));

/** Filters for matches; an absent one excludes nothing. */
const filters = {
  leagueId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  sportType: Type.Optional(Type.Integer({ minimum: 10, maximum: 50 })),
  /** Id of a commentator. */
  userId: Type.Optional(Id),
  /** Only matches with a commentator. */
  hosted: Type.Optional(Type.Boolean()),
  /** `MatchState`: 1 coming, 2 live, 3 ended. */
  state: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
};

/** What a call about one day takes. */
const ofDay = {
  date: Type.Optional(Type.String({ format: 'date' })),
  timezone: Timezone,
  /** Returns the 24 hours from noon of `date` in Vietnam; without a date, the period that contains now. */
  night: Type.Optional(Type.Boolean()),
  ...filters,
};

export const liveCalls = {
  'GET /al/api/live/live-total': call({
    summary: 'Số trận đang đá và danh sách; mode là môn (10, 20, 30, 40), 0 là mọi môn',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ mode: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, default: 0 })) }),
    data: LiveTotals,
  }),
  'GET /al/api/schedule/featureMatch': call({
    summary: 'Trận sắp tới đáng xem; status 20 là sắp diễn ra',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({
      status: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 20 })),
      pageSize: PageSize(40),
    }),
    data: List(Fixture),
  }),
  'GET /al/api/schedule/liveSchedule': call({
    summary: 'Lịch của một ngày theo múi giờ người xem, hoặc của một đêm (12:00 đến 12:00 giờ Việt Nam)',
    access: 'public',
    sameForAll: true,
    cost: 4,
    query: Type.Object({
      ...ofDay,
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
      pageSize: PageSize(200, 500),
    }),
    data: DaySchedule,
  }),
  'GET /al/api/schedule/firstScreens': call({
    summary: 'Các giải đầu của một ngày với trận của chúng; các giải còn lại chỉ có số trận và trạng thái',
    access: 'public',
    sameForAll: true,
    cost: 4,
    query: Type.Object({
      ...ofDay,
      /** A day of at most this many matches is returned whole. */
      whole: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 30 })),
      /** Max matches of a longer day, unless its first league alone has more. */
      first: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    data: DayStart,
  }),
  'GET /al/api/schedule/freshness': call({
    summary: 'Tỷ số của nhà cung cấp có đến kịp không, và lần cuối khi nào',
    access: 'public',
    sameForAll: true,
    data: Freshness,
  }),
  'GET /al/api/schedule/calendar': call({
    summary: 'Số trận mỗi ngày của một tháng theo múi giờ người xem',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}$', maxLength: 7 })),
      timezone: Timezone,
      ...filters,
    }),
    data: MonthCounts,
  }),
  'GET /al/api/schedule/leagues': call({
    summary: 'Mọi giải đấu có trận, kèm số trận; có date thì chỉ giải và trận của ngày đó theo múi giờ người xem',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({
      sportType: filters.sportType,
      date: Type.Optional(Type.String({ format: 'date' })),
      timezone: Timezone,
    }),
    data: List(LeagueSummary),
  }),
  'GET /other/api/schedule/total-live-schedule': call({
    summary: 'Số trận đang đá của một giải; không có id là mọi giải',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
    data: Type.Object({ total: Type.Integer() }),
  }),
  'GET /al/api/schedule/liveRoom': call({
    summary: 'Phòng trận; id là mã trận hoặc link của phòng',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: LiveRoom,
    codes: [Code.notFound],
  }),
  'GET /al/api/schedule/otherSchedule': call({
    summary: 'Trận khác đang đá hoặc sắp đá, trừ trận này',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({ fixtureId: FixtureId, userId: Type.Optional(Id) }),
    data: List(Fixture),
    codes: [Code.notFound],
  }),
  'GET /al/api/schedule/anchor': call({
    summary: 'Bình luận viên của site',
    access: 'public',
    sameForAll: true,
    data: List(Anchor),
  }),
  'GET /al/api/schedule/anchorSchedule': call({
    summary: 'Bình luận viên nhận một trận, hoặc trận một bình luận viên nhận',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({ fixtureId: Type.Optional(FixtureId), userId: Type.Optional(Id) }),
    data: Type.Object({ hosts: Type.Array(Host), fixtures: Type.Array(Fixture) }),
  }),
  'GET /al/api/live/show-online': call({
    summary: 'Số người trong các phòng đang có trận',
    access: 'public',
    sameForAll: true,
    data: OnlineRooms,
  }),
  'GET /al/api/live/stream/operator-online': call({
    summary: 'Bình luận viên đang lên sóng và trận họ bình luận',
    access: 'public',
    sameForAll: true,
    cost: 2,
    data: List(OnAir),
  }),
  'POST /al/api/live/menu': call({
    summary: 'Thực đơn trực tiếp cho trang và ứng dụng bên ngoài; location là sports (môn) hoặc leagues (giải)',
    access: 'public',
    apiKey: true,
    body: Type.Object({ location: Type.Optional(Type.Enum(['sports', 'leagues'])) }),
    data: LiveMenu,
    perMinute: 120,
  }),
};
