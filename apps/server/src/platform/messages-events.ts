/** Sentences about events and their desk. */
export const eventMessages = {
  eventNotFound: 'Không tìm thấy sự kiện này.',
  eventFull: 'Sự kiện đã hết chỗ. Bạn có thể lưu sự kiện và thử lại khi có người trả chỗ.',
  eventStarted: 'Sự kiện đã bắt đầu, không giữ chỗ được nữa.',
  eventOver: 'Sự kiện đã kết thúc.',
  eventCancelled: 'Sự kiện đã bị hủy.',
  eventRefused: 'Chưa lưu được sự kiện. {reason}',
  eventNoTitle: 'Sự kiện cần có tên.',
  eventEndsFirst: 'Giờ kết thúc phải sau giờ bắt đầu.',
  eventTooLong: 'Một sự kiện kéo dài nhiều nhất {max} ngày.',
  eventPlacesTaken: 'Đã có {taken} người giữ chỗ, số chỗ không thể ít hơn.',
  eventHasBookings: 'Đã có {taken} người giữ chỗ. Hãy hủy sự kiện để họ được báo, thay vì xóa.',
  eventNoDraft: 'Sự kiện này đã đăng hoặc đã hủy.',
  eventInPast: 'Sự kiện này đã qua giờ kết thúc.',
  eventNotPublished: 'Chỉ hủy được sự kiện đang đăng.',
  eventCalendar: 'Lịch của tôi – Khán Đài',
} as const;
