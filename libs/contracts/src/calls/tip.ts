import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { DeskTip, Tip, Tipster, TipWeek } from '../models/tip.js';
import { TipLimit, TipMarket, tipSides, tipStates, tipsterSorts } from '../tip-limits.js';
import { deskPaging, DeskReason } from './desk-paging.js';

// Twice the limit in UTF-16 units: the server counts code points, after it has normalized the text.
const Text = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });
const Uuid = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
const Slug = Type.String({ minLength: 1, maxLength: 160, pattern: '^[a-z0-9-]+$' });
const page = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};
const staff = { access: 'moderator', sensitive: true } as const;

export const tipCalls = {
  /**
   * The price is the one that the member saw; when the company offers another one by now, the reply says which, and no tip is
   * made. A repeated `uuid` is answered with the tip that the first request made.
   */
  'POST /au/api/user/tips/tips-create': call({
    summary: 'Đăng một tip trước giờ bóng lăn, theo giá nhà cái đang đưa; không sửa, không xóa được',
    access: 'commentator',
    sensitive: true,
    body: Type.Object({
      fixtureId: FixtureId,
      market: Type.Enum(Object.values(TipMarket)),
      side: Type.Enum([...tipSides]),
      line: Nullable(Type.Number({ minimum: -50, maximum: 50 })),
      price: Type.Number({ minimum: 0, maximum: 10_000 }),
      companyId: Id,
      title: Type.Optional(Text(TipLimit.title)),
      analysis: Type.Optional(Text(TipLimit.analysis)),
      uuid: Uuid,
    }),
    data: Tip,
    codes: [
      Code.forbidden,
      Code.notFound,
      Code.conflict,
      Code.chatBanned,
      Code.tipPriceChanged,
      Code.tipLocked,
      Code.tipNotOffered,
      Code.tipTwice,
      Code.tipTooFast,
    ],
    perMinute: 30,
  }),
  /**
   * `tonight`: kick-off from noon to noon, soonest first. `focus`: open ones, those with most votes and followers first.
   * `settled`: with a result, the newest first. Without it: all, the newest first.
   */
  'GET /other/api/tip/list': call({
    summary: 'Các tip: đêm nay, tâm điểm, đã có kết quả, của một trận hoặc của một người',
    access: 'public',
    cost: 2,
    query: Type.Object({
      when: Type.Optional(Type.Enum(['tonight', 'focus', 'settled'])),
      fixtureId: Type.Optional(FixtureId),
      userId: Type.Optional(Id),
      ...page,
    }),
    data: List(Tip),
  }),
  /** By slug or by id: the reply has the slug. */
  'GET /other/api/tip/info/{slug}': call({
    summary: 'Một tip',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    data: Tip,
    codes: [Code.notFound],
  }),
  /** Ranked tipsters first; then those with too few tips. */
  'GET /other/api/tip/tipster-list': call({
    summary: 'Bảng tipster theo tỷ lệ thắng, chuỗi thắng hoặc số tip; following: chỉ những người tôi theo dõi',
    access: 'public',
    cost: 2,
    query: Type.Object({
      sort: Type.Optional(Type.Enum([...tipsterSorts])),
      following: Type.Optional(Type.Boolean()),
      ...page,
    }),
    data: List(Tipster),
  }),
  'GET /other/api/tip/tipster/{id}': call({
    summary: 'Thành tích của một tipster',
    access: 'public',
    params: Type.Object({ id: Id }),
    data: Tipster,
    codes: [Code.notFound],
  }),
  'GET /other/api/tip/top': call({
    summary: 'Tip hay nhất và các tipster tốt nhất trong bảy ngày qua',
    access: 'public',
    cost: 2,
    data: TipWeek,
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/tip/agree': call({
    summary: 'Cùng chọn hay không cùng chọn một tip, trước giờ bóng lăn; agree là null thì bỏ',
    access: 'member',
    sensitive: true,
    body: Type.Object({ tipId: Id, agree: Nullable(Type.Boolean()) }),
    data: Tip,
    codes: [Code.notFound, Code.tipLocked, Code.tipOwn, Code.tipTooFast],
    perMinute: 60,
  }),

  'GET /other/api/desk/tip': call({
    summary: 'Bàn điều hành: các tip, mới nhất trước; q tìm theo tên đội hoặc tipster',
    ...staff,
    query: Type.Object({
      ...deskPaging,
      state: Type.Optional(Type.Enum([...tipStates])),
      userId: Type.Optional(Id),
    }),
    data: List(DeskTip),
    codes: [Code.forbidden],
    cost: 2,
  }),
  'GET /other/api/desk/tip/{id}': call({
    summary: 'Bàn điều hành: một tip',
    ...staff,
    params: Type.Object({ id: Id }),
    data: DeskTip,
    codes: [Code.forbidden, Code.notFound],
  }),
  /** For good, also after a result: the record of the tipster loses it. */
  'POST /other/api/desk/tip/{id}/void': call({
    summary: 'Bàn điều hành: hủy một tip, có lý do; tip vẫn còn đó nhưng không tính',
    ...staff,
    params: Type.Object({ id: Id }),
    body: Type.Object({
      reason: DeskReason,
      /** Also hides title and analysis. */
      hideText: Type.Optional(Type.Boolean()),
    }),
    data: DeskTip,
    codes: [Code.forbidden, Code.notFound, Code.tipVoid],
    perMinute: 60,
  }),
  /** Of void tips; comments stay. It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/desk/tip/{id}/text': call({
    summary: 'Bàn điều hành: ẩn hoặc hiện lại lời viết của một tip đã hủy',
    ...staff,
    params: Type.Object({ id: Id }),
    body: Type.Object({ hidden: Type.Boolean() }),
    data: DeskTip,
    codes: [Code.forbidden, Code.notFound, Code.tipNotVoid],
    perMinute: 60,
  }),
};
