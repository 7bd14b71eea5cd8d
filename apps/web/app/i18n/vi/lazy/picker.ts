/** The panel of emoji above the field of a chat room. */
export const picker = {
  label: 'Chèn vào tin nhắn',
  emoji: 'Biểu tượng',
  stickers: 'Nhãn dán',
  search: 'Tìm biểu tượng: bóng đá, cười, lửa…',
  groups: 'Nhóm biểu tượng',
  found: 'Biểu tượng tìm được',
  none: 'Không có biểu tượng nào như vậy. Thử một từ khác nhé.',
  group: {
    recent: 'Vừa dùng',
    faces: 'Mặt cười và cảm xúc',
    people: 'Người và cơ thể',
    nature: 'Động vật và thiên nhiên',
    food: 'Đồ ăn, thức uống',
    travel: 'Du lịch và địa điểm',
    activities: 'Thể thao và hoạt động',
    objects: 'Đồ vật',
    symbols: 'Ký hiệu',
    flags: 'Cờ',
  },
} as const;
