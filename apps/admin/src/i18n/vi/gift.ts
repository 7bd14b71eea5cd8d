export const gift = {
  name: 'Quà tặng |||| Quà tặng',
  hint: 'Giá bằng điểm chơi của mỗi món quà trong phòng chat, và cấp thấp nhất được tặng. Đổi giá có hiệu lực ngay.',
  states: { on: 'Đang bật', off: 'Đang tắt' },
  fields: {
    name: 'Món quà',
    points: 'Giá một món (điểm)',
    level: 'Từ cấp',
    active: 'Bật',
    state: 'Trạng thái',
    version: 'Bản',
    id: 'Số',
    src: 'Hình',
  },
  help: {
    points: 'Ai đang mở bảng quà với giá cũ sẽ được báo giá mới trước khi mất điểm, trừ người còn mở bản cũ của trang.',
    level: 'Thành viên dưới cấp này thấy món quà nhưng chưa tặng được.',
    active: 'Tắt thì món quà không còn trong bảng quà. Quà đã tặng vẫn giữ nguyên.',
  },
} as const;
