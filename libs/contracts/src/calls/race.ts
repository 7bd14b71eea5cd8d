import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, Nullable } from '../models/common.js';
import { Race, RaceBoard, RacePick } from '../models/race.js';

const paging = {
  /** Only those before this one. */
  before: Type.Optional(Id),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};

/** Marble races of this site, and picks of their winners in play points: no money goes in, and none comes out. */
export const raceCalls = {
  'GET /al/api/race/board': call({
    summary: 'Đường đua bi lúc này: cuộc đang chạy, các cuộc sắp tới và cuộc vừa xong',
    access: 'public',
    data: RaceBoard,
  }),
  'GET /al/api/race/list': call({
    summary: 'Các cuộc đua bi đã xong hoặc bị hủy, mới nhất trước',
    access: 'public',
    query: Type.Object(paging),
    data: Type.Object({
      list: Type.Array(Race),
      /** Value of `before` for the next races; null at the end. */
      next: Nullable(Type.Integer()),
    }),
  }),
  'GET /al/api/race/info/{id}': call({
    summary: 'Một cuộc đua bi; hạt giống và thứ tự về đích có khi bi cuối đã về',
    access: 'public',
    params: Type.Object({ id: Id }),
    data: Race,
    codes: [Code.notFound],
  }),
  /** All picks of a member on one race are on one marble. A repeated `uuid` is answered with the pick that the first request made. */
  'POST /au/api/user/race/pick': call({
    summary: 'Đặt điểm chơi cho bi về nhất trước giờ xuất phát; không sửa, không rút được',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      raceId: Id,
      marbleId: Type.Integer({ minimum: 1, maximum: 99 }),
      stake: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    }),
    /** `points`: what the caller has left. */
    data: Type.Object({ pick: RacePick, race: Race, points: Type.Integer() }),
    codes: [
      Code.notFound,
      Code.conflict,
      Code.notEnoughPoints,
      Code.raceNotOpen,
      Code.raceLocked,
      Code.raceStake,
      Code.raceLimit,
      Code.raceOtherMarble,
    ],
    perMinute: 30,
  }),
  'GET /au/api/user/race/picks': call({
    summary: 'Các lượt chọn đua bi của tôi, mới nhất trước',
    access: 'member',
    sensitive: true,
    query: Type.Object(paging),
    data: Type.Object({
      list: Type.Array(RacePick),
      /** Value of `before` for the next picks; null at the end. */
      next: Nullable(Type.Integer()),
    }),
  }),
};
