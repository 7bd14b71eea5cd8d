import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { COMIC_FILE, ComicLimit } from '../comic-limits.js';
import { ComicGenre, ComicState } from '../models/comic.js';
import { Id, List, Nullable } from '../models/common.js';
import { DeskComic, DeskComicChapter, DeskComicChapterRow, DeskComicRow } from '../models/desk-comic.js';
import { PostSource } from '../models/newsfeed.js';
import { deskPaging } from './desk-paging.js';
import { DeskText, deskTitle, SourceId, titleTexts } from './desk-title.js';

const comic = deskTitle({
  data: DeskComic,
  row: DeskComicRow,
  texts: {
    ...titleTexts,
    coverId: Nullable(SourceId),
    author: DeskText(ComicLimit.authorLength),
    genres: Type.Array(ComicGenre, { maxItems: ComicLimit.genres }),
    state: ComicState,
  },
});

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const ChapterNumber = Type.Integer({ minimum: 1, maximum: 99_999 });
const Page = Type.Object({
  sourceId: SourceId,
  fileName: DeskText(ComicLimit.fileNameLength),
  alt: DeskText(ComicLimit.altLength),
});
const codes = [Code.notFound, Code.conflict, Code.mediaRefused] as const;
const change = { ...staff, params: OneId, data: DeskComicChapter, codes, perMinute: 120 } as const;

/** What staff do with comics and their chapters. Each change is in the desk's log, and can be undone. */
export const deskComicCalls = {
  'GET /other/api/desk/comic': comic.page('Mọi bộ truyện, mới soạn trước'),
  'GET /other/api/desk/comic/{id}': comic.one('Một bộ truyện'),
  'POST /other/api/desk/comic': comic.create('Soạn bộ truyện mới; chưa ai thấy trước khi đăng'),
  'POST /other/api/desk/comic/{id}': comic.update('Sửa bộ truyện'),
  'POST /other/api/desk/comic/{id}/publish': comic.publish('Đăng bộ truyện; cần bìa và bản quyền đang có hiệu lực'),
  'POST /other/api/desk/comic/{id}/withdraw': comic.withdraw(
    'Gỡ bộ truyện ngay, có lý do: danh sách, trang và tranh đều ngừng',
  ),
  'POST /other/api/desk/comic/{id}/restore': comic.restore('Khôi phục bộ truyện đã gỡ'),
  'DELETE /other/api/desk/comic/{id}': comic.remove('Xóa một bộ truyện không còn chương nào'),
  'GET /other/api/desk/comic-chapter': call({
    summary: 'Các chương của một bộ truyện, chương mới trước',
    ...staff,
    query: Type.Object({ ...deskPaging, titleId: Id }),
    data: List(DeskComicChapterRow),
  }),
  'GET /other/api/desk/comic-chapter/{id}': call({
    summary: 'Một chương với các trang',
    ...staff,
    params: OneId,
    data: DeskComicChapterRow,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/comic-chapter': call({
    summary: 'Thêm chương; không có number thì lấy số kế tiếp',
    ...staff,
    body: Type.Object({
      titleId: Id,
      number: Type.Optional(ChapterNumber),
      name: Type.Optional(DeskText(ComicLimit.nameLength)),
    }),
    data: DeskComicChapter,
    codes: [Code.notFound, Code.mediaRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/comic-chapter/{id}': call({
    summary: 'Sửa chương; pages là toàn bộ các trang theo thứ tự',
    ...change,
    body: Type.Object({
      version: Version,
      number: Type.Optional(ChapterNumber),
      name: Type.Optional(DeskText(ComicLimit.nameLength)),
      pages: Type.Optional(Type.Array(Page, { maxItems: ComicLimit.pages })),
    }),
  }),
  'POST /other/api/desk/comic-chapter/{id}/publish': call({
    summary: 'Đăng chương ngay (at là null) hoặc vào giờ hẹn',
    ...change,
    body: Type.Object({ version: Version, at: Nullable(Type.String({ format: 'date-time', maxLength: 40 })) }),
  }),
  'POST /other/api/desk/comic-chapter/{id}/unpublish': call({
    summary: 'Đưa chương về bản nháp; tranh có địa chỉ mới',
    ...change,
    body: Type.Object({ version: Version }),
  }),
  'DELETE /other/api/desk/comic-chapter/{id}': call({
    summary: 'Xóa một chương chưa đăng; hoàn tác được trong nhật ký trong 30 ngày',
    ...staff,
    params: OneId,
    data: DeskComicChapter,
    codes: [Code.notFound, Code.mediaRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/comic-page': call({
    summary: 'Tải một trang truyện lên; máy chủ kiểm nội dung, xoay cho đúng chiều và bỏ siêu dữ liệu',
    ...staff,
    file: COMIC_FILE,
    data: PostSource,
    codes: [Code.payloadTooLarge, Code.pictureRefused, Code.unavailable],
    perMinute: 600,
  }),
};
