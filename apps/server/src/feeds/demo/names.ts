import type { FeedCommentator } from '../feed.js';
import { Seeded } from '../seeded.js';

/**
 * Names nobody on a real pitch bears: parts of plants, winds and waters put together, so that no real player is
 * said to have done what he did not.
 */
const families = ['Mai', 'Tùng', 'Trúc', 'Sa', 'Cù', 'Nhãn', 'Bưởi', 'Khế', 'Sim', 'Bàng', 'Gạo', 'Xoan', 'Dừa', 'Sậy'] as const;
const middles = ['Gió', 'Mây', 'Sương', 'Nắng', 'Suối', 'Ráng', 'Bão', 'Trăng', 'Khói', 'Sóng'] as const;
const givens = ['Bấc', 'Nồm', 'Chướng', 'Ngàn', 'Đồi', 'Bãi', 'Ghềnh', 'Đầm', 'Vịnh', 'Nguồn', 'Doi', 'Cồn', 'Trũng', 'Lạch'] as const;

export interface Squad {
  starters: string[];
  bench: string[];
}

/** Eleven and seven invented names, the same for a club in one night; the first is the keeper. */
export function squadOf(seed: string, clubId: string): Squad {
  const rng = new Seeded(`${seed}/squad/${clubId}`);
  const names = new Set<string>();
  while (names.size < 18) names.add(`${rng.pick(families)} ${rng.pick(middles)} ${rng.pick(givens)}`);
  const list = [...names];
  return { starters: list.slice(0, 11), bench: list.slice(11) };
}

/** Commentators of the demo: nicknames, no persons. */
export const demoCommentators: readonly FeedCommentator[] = [
  { key: 'demo.gio-lao', name: 'Gió Lào', roomNumber: 1024 },
  { key: 'demo.co-trang', name: 'Cò Trắng', roomNumber: 1107 },
  { key: 'demo.ut-khan-dai-b', name: 'Út Khán Đài B', roomNumber: 1212 },
  { key: 'demo.anh-ba-cot-doc', name: 'Anh Ba Cột Dọc', roomNumber: 1303 },
  { key: 'demo.nhim-xu', name: 'Nhím Xù', roomNumber: 1188 },
  { key: 'demo.mo-phat', name: 'Mõ Phạt Góc', roomNumber: 1419 },
  { key: 'demo.sau-bu-gio', name: 'Sáu Bù Giờ', roomNumber: 1505 },
  { key: 'demo.di-tu-tran-cau', name: 'Dì Tư Trận Cầu', roomNumber: 1620 },
  { key: 'demo.tep-rieu', name: 'Tép Riu', roomNumber: 1733 },
  { key: 'demo.ca-loc-bom', name: 'Cá Lóc Bom', roomNumber: 1846 },
  { key: 'demo.trong-thung', name: 'Trống Thủng', roomNumber: 1911 },
  { key: 'demo.muoi-viet-vi', name: 'Mười Việt Vị', roomNumber: 2017 },
];
