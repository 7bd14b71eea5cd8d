/** Notifications on the device, with no page of the site open. */
export const webPush = {
  title: 'Nhận thông báo cả khi đóng trang',
  note: {
    loading: 'Đang kiểm tra trình duyệt này…',
    off: 'Nhắc trận đã đặt, bình luận và lời nhắc tên ngay trên màn hình thiết bị này.',
    on: 'Thiết bị này đang nhận thông báo của bạn.',
    refused: 'Bạn đã chặn thông báo của Khán Đài. Hãy cho phép trong phần cài đặt trang của trình duyệt.',
    install: 'Trên iPhone và iPad: bấm Chia sẻ, chọn “Thêm vào Màn hình chính”, rồi mở Khán Đài từ biểu tượng đó.',
    unsupported: 'Trình duyệt này không nhận được thông báo khi đóng trang.',
    failed: 'Chưa kiểm tra được. Bạn tải lại trang để thử lại nhé.',
  },
  onFailed: 'Chưa bật được thông báo',
  offFailed: 'Chưa tắt được thông báo',
  tryLater: 'Bạn thử lại sau giây lát nhé.',
} as const;
