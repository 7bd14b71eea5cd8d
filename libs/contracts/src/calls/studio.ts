import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, Instant, List } from '../models/common.js';
import { Broadcast } from '../models/fixture.js';
import { CommentatorInfo, CommentatorTotal, LinkSave, ScheduleUpdate, StudioLink } from '../models/studio.js';

/** Calls of commentators. All check the caller's current role, not the role in their token. */
export const studioCalls = {
  'GET /au/api/commentator/link/list': call({
    summary: 'Đường phát của một bình luận viên cho một trận; typeLinks 20 là đường của bình luận viên',
    access: 'commentator',
    sensitive: true,
    query: Type.Object({
      fixtureId: FixtureId,
      /** Defaults to the caller; only moderators may pass another user. */
      userId: Type.Optional(Id),
      typeLinks: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 20 })),
    }),
    data: List(StudioLink),
    codes: [Code.forbidden],
  }),
  'POST /au/api/commentator/link-save': call({
    summary: 'Lưu mọi đường phát của tôi cho một trận tôi nhận, theo thứ tự',
    access: 'commentator',
    sensitive: true,
    body: LinkSave,
    data: List(StudioLink),
    codes: [Code.streamRefused, Code.conflict],
    perMinute: 30,
  }),
  'POST /au/api/commentator/link-take-down': call({
    summary: 'Gỡ một đường phát của bất kỳ ai: không ai được xem hay đưa lại nó nữa',
    access: 'moderator',
    sensitive: true,
    body: Type.Object({ linkId: Id }),
    data: StudioLink,
    codes: [Code.notFound],
    perMinute: 60,
  }),
  'POST /au/api/commentator/schedule/update': call({
    summary: 'Nhận một trận, đổi tiêu đề, giới thiệu, ảnh, giờ lên sóng, trạng thái buổi bình luận, hoặc trả lại trận',
    access: 'commentator',
    sensitive: true,
    body: ScheduleUpdate,
    /** Null after the commentator gave up the match. */
    data: Type.Object({ broadcast: Type.Union([Broadcast, Type.Null()]) }),
    codes: [Code.forbidden, Code.notFound, Code.broadcastPicture, Code.broadcastTime, Code.conflict],
    perMinute: 60,
  }),
  'GET /au/api/user/commentator/info/{id}': call({
    summary: 'Phòng và các trận sắp tới của một bình luận viên',
    access: 'commentator',
    sensitive: true,
    params: Type.Object({ id: Id }),
    data: CommentatorInfo,
    codes: [Code.notFound],
  }),
  'GET /au/api/user/commentator/listTotal': call({
    summary: 'Tổng kết theo bình luận viên trong một khoảng thời gian: của tôi, hoặc của mọi người với người điều hành',
    access: 'commentator',
    sensitive: true,
    query: Type.Object({
      /** Defaults to seven days before `endTime`. */
      startTime: Type.Optional(Instant),
      /** Defaults to now. */
      endTime: Type.Optional(Instant),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    data: List(CommentatorTotal),
  }),
};
