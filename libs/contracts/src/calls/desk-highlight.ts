import { Type } from 'typebox';
import { Nullable } from '../models/common.js';
import { DeskHighlight, DeskHighlightRow } from '../models/media.js';
import { DeskText, deskTitle, SourceId, titleMatch, titleTexts } from './desk-title.js';

const Chapter = Type.Object({
  second: Type.Integer({ minimum: 0, maximum: 86_400 }),
  text: DeskText(80),
  goal: Type.Boolean(),
});
const desk = deskTitle({
  data: DeskHighlight,
  row: DeskHighlightRow,
  texts: {
    ...titleTexts,
    ...titleMatch,
    sourceId: Nullable(SourceId),
    chapters: Type.Array(Chapter, { maxItems: 60 }),
  },
});

/** What staff do with highlights. Each change is in the desk's log, and can be undone. */
export const deskHighlightCalls = {
  'GET /other/api/desk/highlight': desk.page('Mọi highlight, mới soạn trước'),
  'GET /other/api/desk/highlight/{id}': desk.one('Một highlight'),
  'POST /other/api/desk/highlight': desk.create('Soạn highlight mới; chưa ai thấy trước khi đăng'),
  'POST /other/api/desk/highlight/{id}': desk.update('Sửa highlight'),
  'POST /other/api/desk/highlight/{id}/publish': desk.publish(
    'Đăng highlight; cần video và bản quyền đang có hiệu lực',
  ),
  'POST /other/api/desk/highlight/{id}/withdraw': desk.withdraw(
    'Gỡ highlight ngay, có lý do: danh sách, trang và tệp đều ngừng',
  ),
  'POST /other/api/desk/highlight/{id}/restore': desk.restore('Khôi phục highlight đã gỡ'),
  'DELETE /other/api/desk/highlight/{id}': desk.remove(
    'Xóa một highlight chưa đăng hay đã gỡ; hoàn tác được trong nhật ký trong 30 ngày',
  ),
};
