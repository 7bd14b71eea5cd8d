import type { PictureCropProps } from '../../picture/PictureCrop.js';

export const cropLabels: PictureCropProps['labels'] = {
  choose: 'Chọn ảnh',
  another: 'Chọn ảnh khác',
  square: 'Ô cắt ảnh: mũi tên để di chuyển, cộng và trừ để phóng',
  zoom: 'Phóng to',
  result: 'Ảnh đại diện sau khi cắt',
  hint: 'JPEG, PNG, WebP, GIF hoặc AVIF, nhiều nhất 5 MB.',
  unreadable: 'Trình duyệt không đọc được ảnh này. Hãy chọn ảnh khác.',
};
