/** Sentences about picks in play points. */
export const pickMessages = {
  pickLocked: 'Bóng đã lăn, trận này không nhận lượt chọn nữa. Điểm của bạn còn nguyên.',
  pickMatchOff: 'Trận này đang hoãn, đã hủy hoặc chưa chốt giờ, nên chưa nhận lượt chọn. Điểm của bạn còn nguyên.',
  pickNotOffered: 'Kèo này đang tạm khóa hoặc không còn. Điểm của bạn còn nguyên, hãy chọn kèo khác.',
  pickPricesOld: 'Giá của trận này đã cũ, đang chờ nguồn gửi giá mới. Điểm của bạn còn nguyên, thử lại sau ít phút.',
  pickWrongSide: 'Kèo này không có lựa chọn như vậy.',
  pickPriceChanged: 'Giá vừa đổi thành {price}. Điểm của bạn còn nguyên, xem lại rồi xác nhận.',
  pickLineChanged: 'Kèo vừa đổi thành {line}, giá {price}. Điểm của bạn còn nguyên, xem lại rồi xác nhận.',
  pickStake: 'Mỗi lượt chọn từ {min} đến {max} điểm chơi.',
  pickMatchLimit: 'Mỗi trận chọn nhiều nhất {max} điểm chơi. Bạn còn chọn được {left} điểm cho trận này.',
  pickDayLimit: 'Mỗi ngày chọn nhiều nhất {max} điểm chơi. Hôm nay bạn còn chọn được {left} điểm.',
  pickUuidUsed: 'Lượt chọn này đã được gửi với nội dung khác. Hãy tải lại trang rồi chọn lại.',
} as const;
