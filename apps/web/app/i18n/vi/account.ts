export const account = {
  menu: 'Tài khoản {{name}}',
  member: 'Thành viên',
  mine: 'Tài khoản của tôi',
  left: 'Đã đăng xuất',
  leftText: 'Bạn đang xem với tư cách khách.',
  expired: { title: 'Lỗi', text: 'Phiên  đăng nhập của bạn đã hết hạn.' },
  notLoaded: 'Chưa mở được phần này',
  notLoadedText: 'Bạn kiểm tra mạng rồi thử lại nhé.',
} as const;
