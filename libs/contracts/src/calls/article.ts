import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Article, ArticleCategory, ArticleInfo, SavedArticle } from '../models/article.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { HashtagTotal } from '../models/newsfeed.js';

const page = (max: number) => ({
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: max, default: 10 })),
});
const Slug = Type.String({ minLength: 1, maxLength: 200 });

/** News for readers. Only published articles are here: for readers, no other one exists. */
export const articleCalls = {
  'GET /other/api/article/list': call({
    summary: 'Tin mới nhất; q tìm trong tiêu đề, không cần dấu',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ ...page(50), q: Type.Optional(Type.String({ maxLength: 100 })) }),
    data: List(Article),
  }),
  'GET /other/api/article/list-most-view': call({
    summary: 'Tin được đọc nhiều nhất hôm nay hoặc trong bảy ngày qua; `views` là lượt đọc trong khoảng đó',
    access: 'public',
    sameForAll: true,
    query: Type.Object({
      period: Type.Optional(Type.Enum(['day', 'week'], { default: 'day' })),
      pageSize: page(20).pageSize,
    }),
    data: List(Article),
  }),
  'GET /other/api/article/list-top': call({
    summary: 'Tin do ban biên tập chọn, theo thứ tự đã ghim',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ pageSize: page(20).pageSize }),
    data: List(Article),
  }),
  /** With the articles of the categories in it. */
  'GET /other/api/article/list-by-category': call({
    summary: 'Tin của một chuyên mục, mới nhất trước',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ slug: Slug, ...page(50) }),
    data: Type.Object({ category: ArticleCategory, ...List(Article).properties }),
    codes: [Code.notFound],
  }),
  'GET /other/api/article/category-list': call({
    summary: 'Các chuyên mục; pid là chuyên mục cha, 0 là cấp đầu, không có pid là tất cả',
    access: 'public',
    sameForAll: true,
    query: Type.Object({ pid: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) }),
    data: List(ArticleCategory),
  }),
  /** By id, by slug or by a former slug: the reply has the present slug. */
  'GET /other/api/article/info/{id}': call({
    summary: 'Một bài viết, theo id hoặc slug',
    access: 'public',
    params: Type.Object({ id: Slug }),
    data: ArticleInfo,
    codes: [Code.notFound],
  }),
  'GET /other/api/article/list-hashtag': call({
    summary: 'Hashtag của các bài viết đã đăng, nhiều bài nhất trước, tối đa 100',
    access: 'public',
    sameForAll: true,
    data: List(HashtagTotal),
  }),
  'GET /other/api/article/list/{x}': call({
    summary: 'Tin có một hashtag (không có dấu #), mới nhất trước',
    access: 'public',
    sameForAll: true,
    params: Type.Object({ x: Type.String({ minLength: 1, maxLength: 100 }) }),
    query: Type.Object(page(50)),
    data: List(Article),
  }),
  /** Those about the match itself come first, then those about its teams, then those about its league. */
  'GET /other/api/article/list-by-match/{fixtureId}': call({
    summary: 'Tin về một trận, hai đội và giải đấu của trận đó',
    access: 'public',
    sameForAll: true,
    params: Type.Object({ fixtureId: FixtureId }),
    query: Type.Object({ pageSize: page(20).pageSize }),
    data: List(Article),
    codes: [Code.notFound],
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /au/api/user/article-bookmark': call({
    summary: 'Lưu một bài báo để đọc lại, hoặc bỏ lưu với saved là false',
    access: 'member',
    body: Type.Object({ articleId: Id, saved: Type.Boolean() }),
    data: Type.Object({ articleId: Type.Integer(), saved: Type.Boolean() }),
    codes: [Code.notFound, Code.listFull],
    perMinute: 60,
  }),
  'GET /au/api/user/article-bookmark': call({
    summary: 'Những bài báo tôi đã lưu, mới lưu trước',
    access: 'member',
    query: Type.Object({
      cursor: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9]{1,15}$' })),
      pageSize: page(50).pageSize,
    }),
    data: Type.Object({ list: Type.Array(SavedArticle), cursor: Nullable(Type.String()) }),
  }),
  /** A reader is a member or a guest's token. */
  'POST /other/api/article/view/{id}': call({
    summary: 'Đếm một lượt đọc: mỗi người đọc một lần một ngày',
    access: 'guest',
    params: Type.Object({ id: Id }),
    data: Type.Object({ counted: Type.Boolean() }),
    codes: [Code.notFound],
    perMinute: 60,
  }),
};
