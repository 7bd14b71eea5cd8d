/** The tabs of a room with the notices of its match, and with help; and what a tab says that a match does not have. */
export const roomTools = {
  absent: {
    title: 'Trận này không có mục “{{tab}}”',
    text: 'Mục này chỉ hiện khi trận có nội dung cho nó. Chọn mục khác ở hàng trên.',
    bet: 'Trận này chưa có kèo để dự đoán',
    betShut: 'Trận này không nhận lượt chọn',
    betText: 'Khi nhà cái ra kèo cho trận này, bạn chọn được ở đây bằng điểm chơi.',
    betOver: 'Lượt chọn chỉ nhận đến giờ bóng lăn, và trận này đã bắt đầu.',
    betOther: 'Chỉ trận bóng đá nhận lượt chọn bằng điểm chơi.',
  },
  follow: 'Theo dõi trận này',
  followText:
    'Bấm “Theo dõi trận” (hình chuông) ở đầu phòng: bạn được nhắc giờ bóng lăn, báo đội hình, bàn thắng và thẻ đỏ, cả khi không mở Khán Đài nếu máy này nhận thông báo.',
  followOther:
    'Bấm “Theo dõi trận” (hình chuông) ở đầu phòng: bạn được nhắc giờ bắt đầu và báo khi dời trận, cả khi không mở Khán Đài nếu máy này nhận thông báo.',
  allSettings: 'Mọi cài đặt thông báo',
  help: {
    owl: { title: 'Cú trợ lý', text: 'Trả lời tự động từ dữ liệu của trang.' },
    feedback: { title: 'Góp ý, báo lỗi', text: 'Gửi cho ban biên tập, kèm ảnh chụp màn hình nếu có.' },
    terms: { title: 'Điều khoản sử dụng', text: 'Điều được và không được làm trên Khán Đài.' },
    changes: { title: 'Nhật ký thay đổi', text: 'Khán Đài vừa có gì mới.' },
  },
  keys: 'Phím tắt của trình phát: bấm dấu chấm hỏi khi trình phát đang được chọn.',
} as const;
