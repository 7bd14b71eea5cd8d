/** Words around the field and above the messages of a chat room. */
export const composer = {
  placeholder: 'Nhập tin nhắn…',
  cancelReply: 'Bỏ trả lời',
  remaining: 'Còn {{number}} ký tự',
  tooLong: 'Tin dài quá {{number}} ký tự. Mỗi tin tối đa {{limit}} ký tự.',
  toNow: 'Bạn đang xem trò chuyện của trận này. Xem tin mới nhất',
  joined: '{{name}} vừa vào phòng',
  joinedMany: '{{name}} và {{number}} người khác vừa vào phòng',
  reconnecting: 'Đang kết nối lại… Tin nhắn sẽ được gửi khi có mạng.',
  slow: 'Bạn gửi hơi nhanh, thử lại sau {{seconds}} giây.',
  asGuest: 'Bạn đang chat với tên {{name}}',
  newLine: 'Tin mới',
  yesterday: 'Hôm qua',
  older: 'Xem tin cũ hơn',
  loadingOlder: 'Đang tải tin cũ…',
  emptyText: 'Hãy là người chào đầu tiên.',
  loadFailedText: 'Kết nối tới phòng chat đang trục trặc.',
} as const;
