import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import type { ArticleDoc } from '../models/article-content.js';
import { List } from '../models/common.js';
import { DeskPage, DeskPageRow, DeskPageVersion, StaticPage } from '../models/page.js';
import { pageLocales, pageSlugs } from '../static-pages.js';

const ById = Type.Object({ id: Type.String({ maxLength: 64, pattern: '^[a-z-]+\\.[a-z]{2}$' }) });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** The server checks it node by node, so that the reply says which part is not allowed. */
const Content = Type.Unsafe<ArticleDoc>(Type.Unknown({ description: 'ArticleDoc: a ProseMirror document' }));

const reading = { access: 'staff', sensitive: true, params: ById } as const;
const changing = { ...reading, data: DeskPage, codes: [Code.notFound, Code.conflict], perMinute: 60 } as const;

/** Plain pages: about, recruitment, policies. */
export const pageCalls = {
  'GET /other/api/page/{slug}': call({
    summary: 'Nội dung một trang tĩnh: giới thiệu, tuyển dụng, các chính sách',
    access: 'public',
    sameForAll: true,
    params: Type.Object({ slug: Type.Enum([...pageSlugs]) }),
    query: Type.Object({ locale: Type.Optional(Type.Enum([...pageLocales])) }),
    data: StaticPage,
  }),
  'GET /other/api/desk/page': call({
    summary: 'Các trang tĩnh, mỗi ngôn ngữ một dòng',
    access: 'staff',
    sensitive: true,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
      q: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.Enum(['id', 'title', 'changedAt'])),
      order: Type.Optional(Type.Enum(['asc', 'desc'])),
    }),
    data: List(DeskPageRow),
  }),
  'GET /other/api/desk/page/{id}': call({
    ...reading,
    summary: 'Một trang tĩnh để sửa: bản nháp nếu có, nếu không là bản người đọc đang thấy',
    data: DeskPage,
    codes: [Code.notFound],
  }),
  /** Absent fields stay as they are. Without `publish`, readers keep what they see. */
  'POST /other/api/desk/page/{id}': call({
    ...changing,
    summary: 'Lưu một trang tĩnh thành bản nháp, hoặc đăng với publish',
    body: Type.Object({
      title: Type.Optional(Type.String({ maxLength: 320 })),
      summary: Type.Optional(Type.String({ maxLength: 800 })),
      content: Type.Optional(Content),
      publish: Type.Optional(Type.Boolean()),
      version: Version,
    }),
    codes: [Code.notFound, Code.conflict, Code.pageRefused, Code.articleRefused],
  }),
  'DELETE /other/api/desk/page/{id}': call({
    ...changing,
    summary: 'Bỏ bản đã sửa: người đọc lại thấy bản có sẵn; các bản cũ còn trong lịch sử',
  }),
  'GET /other/api/desk/page/{id}/versions': call({
    ...reading,
    summary: 'Các bản đã lưu của một trang tĩnh, mới nhất trước; nhiều nhất 100 bản',
    data: List(DeskPageVersion),
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/page/{id}/restore': call({
    ...changing,
    summary: 'Lấy một bản cũ làm bản nháp mới',
    body: Type.Object({ from: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), version: Version }),
  }),
};
