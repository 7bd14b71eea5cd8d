import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, Nullable } from '../models/common.js';
import { DeskFilm, DeskFilmRow, SubtitleLanguage } from '../models/film.js';
import { DeskText, deskTitle, SourceId, titleTexts } from './desk-title.js';

const Ordinal = Type.Integer({ minimum: 1, maximum: 999 });
const Episode = Type.Object({
  season: Ordinal,
  number: Ordinal,
  title: DeskText(150),
  summary: DeskText(300),
  sourceId: SourceId,
  tracks: Type.Array(Type.Object({ subtitleId: Id, language: SubtitleLanguage }), { maxItems: 8 }),
});
const desk = deskTitle({
  data: DeskFilm,
  row: DeskFilmRow,
  texts: {
    ...titleTexts,
    posterId: Nullable(SourceId),
    genre: DeskText(40),
    year: Nullable(Type.Integer({ minimum: 1888, maximum: 2200 })),
    credits: DeskText(500),
    episodes: Type.Array(Episode, { maxItems: 200 }),
  },
});

/** What staff do with films. Each change is in the desk's log, and can be undone. */
export const deskFilmCalls = {
  'GET /other/api/desk/film': desk.page('Mọi phim, mới soạn trước'),
  'GET /other/api/desk/film/{id}': desk.one('Một phim'),
  'POST /other/api/desk/film': desk.create('Soạn phim mới; chưa ai thấy trước khi đăng'),
  'POST /other/api/desk/film/{id}': desk.update('Sửa phim: tập mới lên trang khi video đã chuẩn bị xong'),
  'POST /other/api/desk/film/{id}/publish': desk.publish(
    'Đăng phim; cần ít nhất một tập và bản quyền đang có hiệu lực',
  ),
  'POST /other/api/desk/film/{id}/withdraw': desk.withdraw('Gỡ phim ngay, có lý do: danh sách, trang và tệp đều ngừng'),
  'POST /other/api/desk/film/{id}/restore': desk.restore('Khôi phục phim đã gỡ'),
  'DELETE /other/api/desk/film/{id}': desk.remove(
    'Xóa một phim chưa đăng hay đã gỡ; hoàn tác được trong nhật ký trong 30 ngày',
  ),
  'POST /other/api/desk/subtitle': call({
    ...{ summary: 'Tải lên phụ đề WebVTT; thẻ HTML bị bỏ, chỉ giữ chữ', access: 'staff', sensitive: true },
    file: { types: ['text/vtt'], maxBytes: 512 * 1024 },
    data: Type.Object({ subtitleId: Type.Integer(), cues: Type.Integer() }),
    codes: [Code.mediaRefused, Code.payloadTooLarge],
    perMinute: 60,
  }),
};
