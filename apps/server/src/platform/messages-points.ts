/** The file of a member's points. */
export const pointMessages = {
  pointFileTime: 'Thời gian',
  pointFileCause: 'Lý do',
  pointFileIn: 'Vào',
  pointFileOut: 'Ra',
  pointFileBalance: 'Số dư',
  pointCauseOpening: 'Điểm có từ trước',
  pointCauseWelcome: 'Điểm chào thành viên mới',
  pointCauseCheckIn: 'Điểm danh ngày {count}',
  pointCauseWatching: 'Xem trực tiếp',
  pointCauseTask: 'Nhiệm vụ: {name}',
  pointCauseReferral: 'Giới thiệu bạn bè',
  pointCauseDraw: 'Rút thăm: {name}',
  pointCauseGift: 'Tặng quà: {name} ×{count}',
  pointCausePick: 'Lượt chọn: {name}',
  pointCauseClosing: 'Đóng tài khoản',
} as const;
