import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Empty, Id, List } from '../models/common.js';
import { ComicCard, ComicChapter, ComicGenre, ComicInfo, ComicProgress, ComicState } from '../models/comic.js';

const Slug = Type.String({ minLength: 1, maxLength: 200 });
const ids = '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,19}$';

/** Comics for readers, and how far they have read. Only titles with a valid licence are here, and published chapters of them. */
export const comicCalls = {
  'GET /other/api/comic/list': call({
    summary: 'Truyện tranh, lọc theo thể loại và tình trạng, tìm theo tên không cần dấu',
    access: 'public',
    sameForAll: true,
    query: Type.Object({
      genre: Type.Optional(ComicGenre),
      state: Type.Optional(ComicState),
      q: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.Enum(['new', 'read', 'name'], { default: 'new' })),
      /** Only these titles. */
      ids: Type.Optional(Type.String({ maxLength: 200, pattern: ids })),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 24 })),
    }),
    data: List(ComicCard),
  }),
  'GET /other/api/comic/facets': call({
    summary: 'Số bộ truyện theo thể loại và tình trạng, và những bộ được đọc nhiều nhất trong bảy ngày',
    access: 'public',
    sameForAll: true,
    data: Type.Object({
      total: Type.Integer(),
      complete: Type.Integer(),
      genres: Type.Array(Type.Object({ genre: ComicGenre, total: Type.Integer() })),
      /** `reads` are those of the week. */
      mostRead: Type.Array(Type.Pick(ComicCard, ['titleId', 'slug', 'title', 'reads'])),
    }),
  }),
  'GET /other/api/comic/info/{slug}': call({
    summary: 'Một bộ truyện với các chương đã đăng',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    data: ComicInfo,
    codes: [Code.notFound, Code.mediaWithdrawn],
  }),
  'GET /other/api/comic/chapter/{slug}/{number}': call({
    summary: 'Một chương với các trang của nó',
    access: 'public',
    params: Type.Object({ slug: Slug, number: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    data: ComicChapter,
    codes: [Code.notFound, Code.mediaWithdrawn],
  }),
  /** Once for each reader of a chapter. */
  'POST /other/api/comic/read/{chapterId}': call({
    summary: 'Tôi đã đọc chương này; mỗi người đọc được đếm một lần',
    access: 'guest',
    params: Type.Object({ chapterId: Id }),
    data: Type.Object({ counted: Type.Boolean() }),
    codes: [Code.notFound],
    perMinute: 60,
  }),
  'GET /other/api/comic/progress': call({
    summary: 'Chương tôi đọc gần nhất của mỗi bộ truyện, mới đọc trước; hoặc mọi chương đã đọc của một bộ',
    access: 'member',
    query: Type.Object({ titleId: Type.Optional(Id) }),
    data: Type.Object({ list: Type.Array(ComicProgress) }),
  }),
  /** Chapters that readers do not get are passed over. */
  'POST /other/api/comic/progress': call({
    summary: 'Lưu tôi đã đọc tới đâu; merge gộp từ máy và giữ trang xa hơn',
    access: 'member',
    body: Type.Object({
      seen: Type.Array(
        Type.Object({
          chapterId: Id,
          page: Type.Integer({ minimum: 1, maximum: 10_000 }),
          isRead: Type.Boolean(),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      merge: Type.Optional(Type.Boolean({ default: false })),
    }),
    data: Empty,
    perMinute: 120,
  }),
  'GET /other/api/comic/follow/{titleId}': call({
    summary: 'Tôi có theo dõi bộ truyện này không',
    access: 'member',
    params: Type.Object({ titleId: Id }),
    data: Type.Object({ following: Type.Boolean() }),
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/comic/follow': call({
    summary: 'Theo dõi bộ truyện để nhận tin khi có chương mới, hoặc thôi theo dõi',
    access: 'member',
    sensitive: true,
    body: Type.Object({ titleId: Id, following: Type.Boolean() }),
    data: Type.Object({ following: Type.Boolean(), followers: Type.Integer() }),
    codes: [Code.notFound],
    perMinute: 60,
  }),
};
