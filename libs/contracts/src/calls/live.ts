import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { Anchor, Fixture, Host, LiveRoom, LiveTotals } from '../models/fixture.js';

const FixtureId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const PageSize = (fallback: number, maximum = 200) => Type.Optional(Type.Integer({ minimum: 1, maximum, default: fallback }));

export const liveCalls = {
  'GET /al/api/live/live-total': call({
    summary: 'Số trận đang đá và danh sách; mode là môn (10, 20, 30, 40), 0 là mọi môn',
    access: 'public',
    query: Type.Object({ mode: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, default: 0 })) }),
    data: LiveTotals,
  }),
  'GET /al/api/schedule/featureMatch': call({
    summary: 'Trận sắp tới đáng xem; status 20 là sắp diễn ra',
    access: 'public',
    query: Type.Object({
      status: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 20 })),
      pageSize: PageSize(40),
    }),
    data: List(Fixture),
  }),
  'GET /al/api/schedule/liveSchedule': call({
    summary: 'Lịch trực tiếp của một ngày theo múi giờ người xem',
    access: 'public',
    query: Type.Object({
      date: Type.Optional(Type.String({ format: 'date' })),
      timezone: Type.Optional(Type.String({ maxLength: 64, default: 'Asia/Ho_Chi_Minh' })),
      pageSize: PageSize(200),
    }),
    data: List(Fixture),
  }),
  'GET /other/api/schedule/total-live-schedule': call({
    summary: 'Số trận đang đá của một giải; không có id là mọi giải',
    access: 'public',
    query: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
    data: Type.Object({ total: Type.Integer() }),
  }),
  'GET /al/api/schedule/liveRoom': call({
    summary: 'Phòng trận; id là mã trận hoặc link của phòng',
    access: 'public',
    query: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: LiveRoom,
    codes: [Code.notFound],
  }),
  'GET /al/api/schedule/otherSchedule': call({
    summary: 'Trận khác đang đá hoặc sắp đá, trừ trận này',
    access: 'public',
    query: Type.Object({ fixtureId: FixtureId, userId: Type.Optional(Id) }),
    data: List(Fixture),
    codes: [Code.notFound],
  }),
  'GET /al/api/schedule/anchor': call({ summary: 'Bình luận viên của site', access: 'public', data: List(Anchor) }),
  'GET /al/api/schedule/anchorSchedule': call({
    summary: 'Bình luận viên nhận một trận, hoặc trận một bình luận viên nhận',
    access: 'public',
    query: Type.Object({ fixtureId: Type.Optional(FixtureId), userId: Type.Optional(Id) }),
    data: Type.Object({ hosts: Type.Array(Host), fixtures: Type.Array(Fixture) }),
  }),
};
