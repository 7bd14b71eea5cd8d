/** Sentences about lucky draws and their desk. */
export const drawMessages = {
  drawNotFound: 'Không có đợt rút thăm này.',
  drawClosed: 'Đợt này đã đóng, không nhận thêm vé.',
  drawNotClosed: 'Đợt này chưa đóng. Danh sách vé chỉ có khi đã đóng.',
  drawRefused: 'Chưa lưu được đợt rút thăm. {reason}',
  drawNoTitle: 'Đợt rút thăm cần có tên.',
  drawNoPrize: 'Hãy ghi phần thưởng.',
  drawTextTooLong: 'Tên và phần thưởng dài nhất {title} ký tự, mô tả dài nhất {text} ký tự.',
  drawClosesFirst: 'Giờ đóng phải sau giờ mở.',
  drawClosesPast: 'Giờ đóng phải còn ở phía trước.',
  drawTooManyPoints: 'Một đợt phát nhiều nhất {max} điểm.',
  drawDecided: 'Đã có {entries} vé, nên phần thưởng, số người trúng, giá vé và giờ giấc không đổi được nữa.',
  drawIsClosed: 'Đợt này đã đóng, nên phần thưởng, số người trúng, giá vé và giờ giấc không đổi được nữa.',
  drawEntered: 'Đợt này đã đóng hoặc đã có vé ({entries}), nên không xóa được nữa.',
} as const;
