export const online = {
  title: 'Đang hoạt động',
  scope: 'Nơi hoạt động',
  room: 'Trong phòng',
  site: 'Toàn trang',
  members: '{{number}} thành viên',
  others: 'và {{number}} khách hoặc thành viên ẩn trạng thái',
  list: 'Thành viên đang hoạt động',
  you: 'Bạn',
  more: 'Xem thêm',
  empty: 'Chưa có thành viên nào',
  emptyRoom: 'Người đang xem đều là khách hoặc đã ẩn trạng thái.',
  emptySite: 'Đăng nhập để mọi người thấy bạn đang ở đây.',
} as const;
