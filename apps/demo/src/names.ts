import { type FeedCommentator, Seeded } from '@khandai/server/feed-port';

/**
 * Names that no real player has: words for plants, winds and waters, so that the demo never attributes an action to a
 * real person.
 */
const families = [
  'Mai',
  'Tùng',
  'Trúc',
  'Sa',
  'Cù',
  'Nhãn',
  'Bưởi',
  'Khế',
  'Sim',
  'Bàng',
  'Gạo',
  'Xoan',
  'Dừa',
  'Sậy',
] as const;
const middles = ['Gió', 'Mây', 'Sương', 'Nắng', 'Suối', 'Ráng', 'Bão', 'Trăng', 'Khói', 'Sóng'] as const;
const givens = [
  'Bấc',
  'Nồm',
  'Chướng',
  'Ngàn',
  'Đồi',
  'Bãi',
  'Ghềnh',
  'Đầm',
  'Vịnh',
  'Nguồn',
  'Doi',
  'Cồn',
  'Trũng',
  'Lạch',
] as const;

export interface Squad {
  starters: string[];
  bench: string[];
}

/**
 * Eleven starters and seven substitutes with invented names, constant for a club within one night; the first is the
 * goalkeeper.
 */
export function squadOf(seed: string, clubId: string): Squad {
  const rng = new Seeded(`${seed}/squad/${clubId}`);
  const names = new Set<string>();
  while (names.size < 18) names.add(`${rng.pick(families)} ${rng.pick(middles)} ${rng.pick(givens)}`);
  const list = [...names];
  return { starters: list.slice(0, 11), bench: list.slice(11) };
}

/** An invented name of the same kind that no player of the squad has. */
export function coachOf(seed: string, clubId: string): string {
  const rng = new Seeded(`${seed}/coach/${clubId}`);
  const { starters, bench } = squadOf(seed, clubId);
  const squad = new Set([...starters, ...bench]);
  for (;;) {
    const name = `${rng.pick(families)} ${rng.pick(middles)} ${rng.pick(givens)}`;
    if (!squad.has(name)) return name;
  }
}

/** Commentators of the demo: nicknames, not real persons. Each list below is used at different times. */
export const demoCommentators: readonly FeedCommentator[] = [
  { key: 'demo.gio-lao', name: 'Gió Lào', roomNumber: 1024 },
  { key: 'demo.co-trang', name: 'Cò Trắng', roomNumber: 1107 },
  { key: 'demo.ut-khan-dai-b', name: 'Út Khán Đài B', roomNumber: 1212, membersOnly: true },
  { key: 'demo.anh-ba-cot-doc', name: 'Anh Ba Cột Dọc', roomNumber: 1303 },
  { key: 'demo.nhim-xu', name: 'Nhím Xù', roomNumber: 1188 },
  { key: 'demo.mo-phat', name: 'Mõ Phạt Góc', roomNumber: 1419, membersOnly: true },
  { key: 'demo.sau-bu-gio', name: 'Sáu Bù Giờ', roomNumber: 1505 },
  { key: 'demo.di-tu-tran-cau', name: 'Dì Tư Trận Cầu', roomNumber: 1620 },
  { key: 'demo.tep-rieu', name: 'Tép Riu', roomNumber: 1733 },
  { key: 'demo.ca-loc-bom', name: 'Cá Lóc Bom', roomNumber: 1846 },
  { key: 'demo.trong-thung', name: 'Trống Thủng', roomNumber: 1911, membersOnly: true },
  { key: 'demo.muoi-viet-vi', name: 'Mười Việt Vị', roomNumber: 2017 },
];

/** Commentators of the first division and the cup. */
export const regionalCommentators: readonly FeedCommentator[] = [
  { key: 'demo.hang-nhat-1', name: 'Bác Loa Phường', roomNumber: 2101 },
  { key: 'demo.hang-nhat-2', name: 'Cô Bảy Vỉa Hè', roomNumber: 2102 },
  { key: 'demo.hang-nhat-3', name: 'Chín Còi Tàu', roomNumber: 2103 },
  { key: 'demo.hang-nhat-4', name: 'Thầy Sáu Bảng Đen', roomNumber: 2104 },
  { key: 'demo.hang-nhat-5', name: 'Năm Ruộng Lúa', roomNumber: 2105 },
  { key: 'demo.hang-nhat-6', name: 'Hai Khúc Cua', roomNumber: 2106 },
];

export const basketballCommentators: readonly FeedCommentator[] = [
  { key: 'demo.bong-ro-1', name: 'Rổ Tre', roomNumber: 2201, membersOnly: true },
  { key: 'demo.bong-ro-2', name: 'Bóng Nảy Hiên Nhà', roomNumber: 2202 },
];

export const esportCommentators: readonly FeedCommentator[] = [
  { key: 'demo.esport-1', name: 'Chuột Không Dây', roomNumber: 2301 },
  { key: 'demo.esport-2', name: 'Bàn Phím Mưa', roomNumber: 2302 },
];

export const marbleCommentators: readonly FeedCommentator[] = [
  { key: 'demo.dua-bi-1', name: 'Lăn Lóc', roomNumber: 2401 },
];
