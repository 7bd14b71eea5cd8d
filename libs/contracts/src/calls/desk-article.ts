import { type TProperties, Type } from 'typebox';
import { ArticleLimit, ArticleStatus } from '../article-limits.js';
import { call } from '../call.js';
import { Code } from '../codes.js';
import type { ArticleDoc } from '../models/article-content.js';
import {
  DeskArticle,
  DeskArticleCategory,
  DeskArticleRow,
  DeskArticleVersion,
  DeskHashtag,
} from '../models/article.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';

// Twice the limit in UTF-16 units: the server counts code points, after it has normalized the text.
const Text = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });
const ById = Type.Object({ id: Id });
const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.String({ format: 'date-time' });

/** One page of a desk's list, and the order of its rows. */
const deskPage = <const S extends readonly string[], F extends TProperties>(sorts: S, filters: F) =>
  Type.Object({
    pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(Type.Unsafe<S[number]>(Type.Enum([...sorts]))),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
    ...filters,
  });

/** The server checks it node by node, so that the reply says which part is not allowed. */
const Content = Type.Unsafe<ArticleDoc>(Type.Unknown({ description: 'ArticleDoc: a ProseMirror document' }));

const draft = {
  summary: Type.Optional(Text(ArticleLimit.summary)),
  categoryId: Type.Optional(Id),
  content: Type.Optional(Content),
  cover: Type.Optional(
    Nullable(
      Type.Object({
        url: Type.String({ minLength: 1, maxLength: 500 }),
        alt: Text(ArticleLimit.alt),
        width: Type.Integer({ minimum: 1, maximum: 20_000 }),
        height: Type.Integer({ minimum: 1, maximum: 20_000 }),
        credit: Text(ArticleLimit.credit),
      }),
    ),
  ),
  hashtags: Type.Optional(Type.Array(Text(ArticleLimit.hashtagLength), { maxItems: 50 })),
  fixtureId: Type.Optional(Nullable(FixtureId)),
  seoTitle: Type.Optional(Nullable(Text(ArticleLimit.seoTitle))),
  seoDescription: Type.Optional(Nullable(Text(ArticleLimit.seoDescription))),
};

const changing = {
  access: 'staff',
  sensitive: true,
  codes: [Code.notFound, Code.conflict, Code.articleRefused],
  // A selection of a hundred is changed one by one.
  perMinute: 240,
} as const;
const Versioned = Type.Object({ version: Version });

/** Articles, their categories and hashtags, at the desk. */
export const deskArticleCalls = {
  /** Without `bin`, articles in the bin are left out; with it, only they are listed. */
  'GET /other/api/desk/article': call({
    summary: 'Các bài viết của bàn biên tập; q tìm trong tiêu đề',
    access: 'staff',
    sensitive: true,
    query: deskPage(['updatedAt', 'publishedAt', 'title', 'views', 'pinned'], {
      status: Type.Optional(Type.Unsafe<ArticleStatus>({ type: 'integer', enum: Object.values(ArticleStatus) })),
      categoryId: Type.Optional(Id),
      bin: Type.Optional(Type.Boolean()),
    }),
    data: List(DeskArticleRow),
  }),
  'GET /other/api/desk/article/{id}': call({
    summary: 'Một bài viết để sửa: bản nháp nếu có, nếu không là bản đã đăng',
    access: 'staff',
    sensitive: true,
    params: ById,
    data: DeskArticle,
    codes: [Code.notFound],
  }),
  /** A repeated `uuid` is the same article: it is created once. Another article under it is refused. */
  'POST /other/api/desk/article': call({
    summary: 'Tạo một bài viết nháp; không có categoryId là chuyên mục đầu tiên',
    access: 'staff',
    sensitive: true,
    body: Type.Object({
      uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      title: Text(ArticleLimit.title),
      ...draft,
    }),
    data: DeskArticle,
    codes: [Code.notFound, Code.conflict, Code.articleRefused],
    perMinute: 30,
  }),
  /**
   * Also the autosave. A published article keeps the text that readers see until `publish`; any other one changes at
   * once. `slug` changes the address at once, and the former address leads to the new one.
   */
  'POST /other/api/desk/article/{id}': call({
    summary: 'Lưu thay đổi của một bài viết; version cũ nhận 409',
    ...changing,
    params: ById,
    body: Type.Object({
      version: Version,
      title: Type.Optional(Text(ArticleLimit.title)),
      slug: Type.Optional(Slug),
      ...draft,
    }),
    data: DeskArticle,
    perMinute: 120,
  }),
  /** Into the bin; `recover` takes it out. Readers lose it at once. */
  'DELETE /other/api/desk/article/{id}': call({
    summary: 'Bỏ một bài viết vào thùng rác',
    ...changing,
    params: ById,
    data: DeskArticle,
  }),
  'POST /other/api/desk/article/{id}/recover': call({
    summary: 'Lấy một bài viết khỏi thùng rác',
    ...changing,
    params: ById,
    body: Type.Object({}),
    data: DeskArticle,
  }),
  /** With a `publishAt` in the future the article is published at that time, at most a minute later. */
  'POST /other/api/desk/article/{id}/publish': call({
    summary: 'Đăng một bài viết, cập nhật bản đã đăng, hoặc hẹn giờ đăng',
    ...changing,
    params: ById,
    body: Type.Object({ version: Version, publishAt: Type.Optional(Nullable(Time)) }),
    data: DeskArticle,
  }),
  /** A scheduled article becomes a draft again. */
  'POST /other/api/desk/article/{id}/unpublish': call({
    summary: 'Gỡ một bài viết đã đăng, hoặc bỏ hẹn giờ',
    ...changing,
    params: ById,
    body: Versioned,
    data: DeskArticle,
  }),
  'POST /other/api/desk/article/{id}/discard': call({
    summary: 'Bỏ bản nháp, quay về bản đã đăng',
    ...changing,
    params: ById,
    body: Versioned,
    data: DeskArticle,
  }),
  /** At once, for readers too, and without a version, so that a selection of many can be moved. */
  'POST /other/api/desk/article/{id}/category': call({
    summary: 'Chuyển một bài viết sang chuyên mục khác',
    ...changing,
    params: ById,
    body: Type.Object({ categoryId: Id }),
    data: DeskArticle,
  }),
  /** `position` from 1; null takes it off. The others move down. */
  'POST /other/api/desk/article/{id}/pin': call({
    summary: 'Ghim một bài viết lên đầu trang, hoặc bỏ ghim',
    ...changing,
    params: ById,
    body: Type.Object({ position: Nullable(Type.Integer({ minimum: 1, maximum: ArticleLimit.pinned })) }),
    data: DeskArticle,
  }),
  'GET /other/api/desk/article/{id}/versions': call({
    summary: 'Các bản đã lưu của một bài viết, mới nhất trước, tối đa 50',
    access: 'staff',
    sensitive: true,
    params: ById,
    data: List(DeskArticleVersion),
    codes: [Code.notFound],
  }),
  /** Like a save of that version: readers see it after `publish`. */
  'POST /other/api/desk/article/{id}/restore': call({
    summary: 'Đưa một bản đã lưu trở lại trình soạn thảo',
    ...changing,
    params: ById,
    body: Type.Object({ version: Version, versionId: Id }),
    data: DeskArticle,
  }),

  'GET /other/api/desk/article-category': call({
    summary: 'Các chuyên mục tin theo thứ tự',
    access: 'staff',
    sensitive: true,
    query: deskPage(['position', 'name'], {}),
    data: List(DeskArticleCategory),
  }),
  'GET /other/api/desk/article-category/{id}': call({
    summary: 'Một chuyên mục tin',
    access: 'staff',
    sensitive: true,
    params: ById,
    data: DeskArticleCategory,
    codes: [Code.notFound],
  }),
  /** The slug is made of the name when absent, and stays. */
  'POST /other/api/desk/article-category': call({
    summary: 'Thêm một chuyên mục tin',
    ...changing,
    body: Type.Object({
      name: Text(60),
      slug: Type.Optional(Slug),
      description: Type.Optional(Text(300)),
      parentId: Type.Optional(Nullable(Id)),
      position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    data: DeskArticleCategory,
  }),
  'POST /other/api/desk/article-category/{id}': call({
    summary: 'Sửa một chuyên mục tin; version cũ nhận 409',
    ...changing,
    params: ById,
    body: Type.Object({
      version: Version,
      name: Type.Optional(Text(60)),
      description: Type.Optional(Text(300)),
      parentId: Type.Optional(Nullable(Id)),
      position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    data: DeskArticleCategory,
  }),
  'DELETE /other/api/desk/article-category/{id}': call({
    summary: 'Xóa một chuyên mục tin không có bài viết và chuyên mục con',
    ...changing,
    params: ById,
    data: DeskArticleCategory,
  }),

  'GET /other/api/desk/hashtag': call({
    summary: 'Hashtag của các bài viết, nhiều bài nhất trước',
    access: 'staff',
    sensitive: true,
    query: deskPage(['total', 'hashtag'], {}),
    data: List(DeskHashtag),
  }),
  'GET /other/api/desk/hashtag/{id}': call({
    summary: 'Một hashtag của các bài viết',
    access: 'staff',
    sensitive: true,
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: DeskHashtag,
    codes: [Code.notFound],
  }),
  /** With the spelling of another hashtag, the two become one. */
  'POST /other/api/desk/hashtag/{id}': call({
    summary: 'Đổi cách viết một hashtag, hoặc gộp vào hashtag khác',
    ...changing,
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: Type.Object({ hashtag: Text(ArticleLimit.hashtagLength), version: Version }),
    data: DeskHashtag,
  }),
  'DELETE /other/api/desk/hashtag/{id}': call({
    summary: 'Bỏ một hashtag khỏi mọi bài viết',
    ...changing,
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: DeskHashtag,
  }),
};
