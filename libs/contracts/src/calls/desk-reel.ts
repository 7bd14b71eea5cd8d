import { Nullable } from '../models/common.js';
import { DeskReel, DeskReelRow } from '../models/reel.js';
import { deskTitle, SourceId, titleMatch, titleTexts } from './desk-title.js';

const desk = deskTitle({
  data: DeskReel,
  row: DeskReelRow,
  texts: { ...titleTexts, ...titleMatch, sourceId: Nullable(SourceId) },
});

/** What staff do with reels. Each change is in the desk's log, and can be undone. */
export const deskReelCalls = {
  'GET /other/api/desk/reel': desk.page('Mọi reel, mới soạn trước'),
  'GET /other/api/desk/reel/{id}': desk.one('Một reel'),
  'POST /other/api/desk/reel': desk.create('Soạn reel mới; chưa ai thấy trước khi đăng'),
  'POST /other/api/desk/reel/{id}': desk.update('Sửa reel; video phải dọc hoặc vuông'),
  'POST /other/api/desk/reel/{id}/publish': desk.publish('Đăng reel; cần video và bản quyền đang có hiệu lực'),
  'POST /other/api/desk/reel/{id}/withdraw': desk.withdraw('Gỡ reel ngay, có lý do: danh sách, trang và tệp đều ngừng'),
  'POST /other/api/desk/reel/{id}/restore': desk.restore('Khôi phục reel đã gỡ'),
  'DELETE /other/api/desk/reel/{id}': desk.remove(
    'Xóa một reel chưa đăng hay đã gỡ; hoàn tác được trong nhật ký trong 30 ngày',
  ),
};
