export const live = {
  title: 'Trực tiếp bóng đá hôm nay · Khán Đài',
  titleOf: 'Trực tiếp {{sport}} hôm nay · Khán Đài',
  description: 'Mọi trận đang đá, sắp đá và đã kết thúc hôm nay, có bình luận viên tiếng Việt.',
  descriptionOf: 'Mọi trận {{sport}} đang diễn ra, sắp diễn ra và đã kết thúc hôm nay, có bình luận viên tiếng Việt.',
  crumb: 'Trực tiếp',
  heading: 'Trực tiếp hôm nay',
  headingOf: '{{sport}} hôm nay',
  toSchedule: 'Lịch các ngày',
  toRaces: 'Vào đường đua bi: xem và kiểm chứng',
  none: 'Hôm nay chưa có trận nào',
  noneText: 'Xem lịch để biết ngày gần nhất có trận.',
} as const;
