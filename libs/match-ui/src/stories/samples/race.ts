import type { MarblePlace } from '../../race/track-model.js';

/** The marbles of the stories, in the order of the grid. */
export const racers = [
  { id: 1, name: 'Hỏa Tiễn', color: '#b23a32' },
  { id: 2, name: 'Sóng Biển', color: '#1f6fc4' },
  { id: 3, name: 'Lá Chuối', color: '#1e8a50' },
  { id: 4, name: 'Nghệ Vàng', color: '#d99a13' },
  { id: 5, name: 'Tím Mận', color: '#7a43b0' },
  { id: 6, name: 'Bạc Sương', color: '#6f8796' },
  { id: 7, name: 'Than Đá', color: '#22282e' },
  { id: 8, name: 'Cam Sành', color: '#d0661a' },
];

export const order = [4, 6, 2, 8, 1, 3, 7, 5];

/** The leader at `progress`, the others a little behind. */
export const placesAt = (progress: number): MarblePlace[] =>
  order.map((id, index) => ({
    id,
    rank: index + 1,
    progress: progress === 0 ? 0 : Math.max(0, progress - index * 0.006),
  }));
