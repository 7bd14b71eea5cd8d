import type { GiftView } from '../../chat/GiftPicker.js';

/** A trophy. */
export const giftPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Cpath fill="%23D9A520" d="M15 7h18v9c0 8-4 13-9 13s-9-5-9-13z"/%3E%3Cpath fill="%23B5860F" d="M22 29h4v6h-4zM15 35h18v6H15z"/%3E%3C/svg%3E';

const gift = (id: number, name: string, note: string, locked = false): GiftView => ({
  ...{ id, name, note, locked },
  src: giftPicture,
});

export const gifts: readonly GiftView[] = [
  gift(1, 'Trái bóng', '50 điểm'),
  gift(2, 'Khăn cổ động', '50 điểm'),
  gift(3, 'Còi vuvuzela', '50 điểm'),
  gift(4, 'Trống hội', '100 điểm'),
  gift(5, 'Pháo sáng', '100 điểm'),
  gift(6, 'Áo số 10', '100 điểm'),
  gift(7, 'Cúp vàng', '200 điểm'),
  gift(8, 'Sân vận động', 'cấp 30', true),
];
