/** Sentences about tips. */
export const tipMessages = {
  tipNotFound: 'Không tìm thấy tip này.',
  tipsterNotFound: 'Người này chưa đăng tip nào.',
  tipPriceChanged: 'Giá vừa đổi: {company} đang đưa {price}. Bạn xem lại rồi đăng nhé, lời viết vẫn còn nguyên.',
  tipLineChanged:
    'Mức kèo vừa đổi: {company} đang đưa mức {line}, giá {price}. Bạn xem lại rồi đăng nhé, lời viết vẫn còn nguyên.',
  tipLocked: 'Bóng đã lăn nên tip của trận này đã khóa.',
  tipMatchOff: 'Trận này chưa có giờ đá chính thức hoặc không diễn ra nên chưa đăng tip được.',
  tipNotOffered: 'Nhà cái này hiện không đưa kèo đó cho trận này.',
  tipWrongSide: 'Cửa này không thuộc loại kèo đã chọn.',
  tipTwice: 'Bạn đã có tip cho kèo này của trận rồi. Mỗi kèo chỉ đăng một cửa, một lần.',
  tipPostKept:
    'Tip đã đăng thì không sửa, không xóa được, để ai cũng xem lại được kết quả. Nếu tip có sai sót, bạn báo ban quản trị nhé.',
  tipTooFast: 'Bạn đăng tip quá nhanh. Thử lại sau {minutes} phút.',
  tipVoteTooFast: 'Bạn bấm quá nhanh. Thử lại sau {seconds} giây.',
  tipTitleTooLong: 'Tiêu đề dài nhất {max} ký tự.',
  tipAnalysisTooLong: 'Phần nhận định dài nhất {max} ký tự.',
  tipOwn: 'Đây là tip của bạn, bạn không tự cùng chọn được.',
  tipVoid: 'Tip này đã bị hủy rồi.',
  tipNotVoid: 'Tip này vẫn tính nên lời viết của nó không ẩn được. Hãy hủy tip trước.',
} as const;
