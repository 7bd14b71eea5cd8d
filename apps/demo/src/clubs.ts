import type { FeedLeague, FeedTeam } from '@khandai/server/feed-port';
import type { Region } from './people.js';

/**
 * A team of the demo. For clubs of V.League 1, the stadium and the club colours are real; `strength` is the demo's own
 * estimate.
 */
export interface DemoClub extends FeedTeam {
  stadium: string;
  /** Goals it scores against an average opponent, relative to 1. */
  strength: number;
  /** The style of its players' invented names. */
  region: Region;
}

export const club = (
  teamId: string,
  name: string,
  shortName: string,
  code: string,
  stadium: string,
  colors: [string, string],
  strength: number,
  region: Region = 'vietnam',
): DemoClub => ({
  teamId: `demo-${teamId}`,
  name,
  shortName,
  code,
  stadium,
  colors,
  strength,
  region,
});

export const demoClubs: readonly DemoClub[] = [
  club('cahn', 'Công An Hà Nội', 'CA Hà Nội', 'CAHN', 'Sân Hàng Đẫy', ['#a3161f', '#f4c542'], 1.25),
  club('nd', 'Thép Xanh Nam Định', 'Nam Định', 'ND', 'Sân Thiên Trường', ['#16468f', '#f2f5f3'], 1.2),
  club('tcvt', 'Thể Công – Viettel', 'Thể Công', 'TCVT', 'Sân Mỹ Đình', ['#b3122b', '#f2f5f3'], 1.15),
  club('nb', 'Ninh Bình', 'Ninh Bình', 'NB', 'Sân Ninh Bình', ['#c2541b', '#1f2937'], 1.15),
  club('hn', 'Hà Nội', 'Hà Nội FC', 'HN', 'Sân Hàng Đẫy', ['#5b2a86', '#f4c542'], 1.15),
  club('catphcm', 'Công An TP. Hồ Chí Minh', 'CA TP.HCM', 'HCM', 'Sân Thống Nhất', ['#9b1c1c', '#1f2937'], 1),
  club('hp', 'Hải Phòng', 'Hải Phòng', 'HP', 'Sân Lạch Tray', ['#b4232a', '#f2f5f3'], 1),
  club('slna', 'Sông Lam Nghệ An', 'SLNA', 'SLNA', 'Sân Vinh', ['#c79a12', '#1d3f8f'], 0.9),
  club('hlht', 'Hồng Lĩnh Hà Tĩnh', 'Hà Tĩnh', 'HLHT', 'Sân Hà Tĩnh', ['#a61b2b', '#f4c542'], 0.9),
  club('th', 'Đông Á Thanh Hóa', 'Thanh Hóa', 'TH', 'Sân Thanh Hóa', ['#c9a20f', '#1c5a34'], 0.92),
  club('hagl', 'Hoàng Anh Gia Lai', 'HAGL', 'HAGL', 'Sân Pleiku', ['#1e6b3c', '#b4232a'], 0.88),
  club('dn', 'SHB Đà Nẵng', 'Đà Nẵng', 'DN', 'Sân Hòa Xuân', ['#c2581a', '#1d3f8f'], 0.85),
  club('bcm', 'Becamex TP. Hồ Chí Minh', 'Becamex TP.HCM', 'BCM', 'Sân Gò Đậu', ['#5a2a78', '#f2f5f3'], 0.95),
  club('pvf', 'PVF-CAND', 'PVF-CAND', 'PVF', 'Sân PVF', ['#0f5c8f', '#b4232a'], 0.82),
];

/**
 * The first division, below V.League: real towns that have had a team there, with grounds and colours chosen for the
 * demo.
 */
export const secondDivisionClubs: readonly DemoClub[] = [
  club('kh', 'Khánh Hòa', 'Khánh Hòa', 'KH', 'Sân 19/8 Nha Trang', ['#0d5c8c', '#f4c542'], 1.05),
  club('dnai', 'Đồng Nai', 'Đồng Nai', 'DNA', 'Sân Đồng Nai', ['#b3541e', '#1f2937'], 1.15),
  club('dt', 'Đồng Tháp', 'Đồng Tháp', 'DT', 'Sân Cao Lãnh', ['#0f6b4f', '#f2f5f3'], 0.95),
  club('la', 'Long An', 'Long An', 'LA', 'Sân Long An', ['#a4161a', '#f2f5f3'], 0.95),
  club('hue', 'Huế', 'Huế', 'HUE', 'Sân Tự Do', ['#4a2c82', '#f4c542'], 0.9),
  club('bn', 'Bắc Ninh', 'Bắc Ninh', 'BN', 'Sân Bắc Ninh', ['#8c1c2e', '#f4c542'], 1.1),
  club('pt', 'Phú Thọ', 'Phú Thọ', 'PT', 'Sân Việt Trì', ['#1c6b2f', '#b4232a'], 0.9),
  club('qni', 'Quảng Ninh', 'Quảng Ninh', 'QNI', 'Sân Cẩm Phả', ['#22313f', '#d97706'], 1.05),
  club('qnh', 'Quy Nhơn', 'Quy Nhơn', 'QNH', 'Sân Quy Nhơn', ['#b45309', '#f2f5f3'], 0.9),
  club('brvt', 'Bà Rịa – Vũng Tàu', 'Vũng Tàu', 'BVT', 'Sân Bà Rịa', ['#155e75', '#f2f5f3'], 1),
  club('hb', 'Hòa Bình', 'Hòa Bình', 'HB', 'Sân Hòa Bình', ['#3f6212', '#f4c542'], 0.85),
  club('bp', 'Bình Phước', 'Bình Phước', 'BP', 'Sân Bình Phước', ['#991b1b', '#1d3f8f'], 1),
];

const NORTH = ['HUE', 'BN', 'PT', 'QNI', 'HB'];

/**
 * The first division and four clubs of the second one, those of the north first: V.League clubs have no free evening in
 * their weeks.
 */
export const cupClubs: readonly DemoClub[] = [
  ...secondDivisionClubs.filter(({ code }) => NORTH.includes(code)),
  club('lca', 'Lào Cai', 'Lào Cai', 'LCA', 'Sân Lào Cai', ['#155e3b', '#f4c542'], 0.8),
  club('tng', 'Thái Nguyên', 'Thái Nguyên', 'TNG', 'Sân Thái Nguyên', ['#1d4ed8', '#f2f5f3'], 0.78),
  club('hyn', 'Hưng Yên', 'Hưng Yên', 'HYN', 'Sân Hưng Yên', ['#b45309', '#1f2937'], 0.75),
  ...secondDivisionClubs.filter(({ code }) => !NORTH.includes(code)),
  club('ldo', 'Lâm Đồng', 'Lâm Đồng', 'LDO', 'Sân Đà Lạt', ['#6d1f2f', '#f2f5f3'], 0.78),
];

const league = (leagueId: string, name: string, color: string, shortName = name): FeedLeague => ({
  leagueId: `demo-${leagueId}`,
  name,
  shortName,
  color,
});

export const demoLeagues = {
  vLeague: league('vleague', 'V.League 1', '#0b7c46'),
  secondDivision: league('hangnhat', 'Hạng Nhất Quốc gia', '#1d4ed8', 'Hạng Nhất'),
  cup: league('cup', 'Cúp Quốc gia', '#9a3412', 'Cúp QG'),
  youth: league('u21', 'U21 Quốc gia', '#0f766e', 'U21'),
  england: league('england', 'Ngoại hạng Anh', '#5b21b6'),
  spain: league('spain', 'La Liga', '#be123c'),
  europe: league('europe', 'Cúp C1 châu Âu', '#1e3a8a', 'Cúp C1'),
  indonesia: league('indonesia', 'VĐQG Indonesia', '#b91c1c', 'Indonesia'),
  arabia: league('arabia', 'VĐQG Ả Rập Xê Út', '#15803d', 'Ả Rập Xê Út'),
  brazil: league('brazil', 'VĐQG Brazil', '#a16207', 'Brazil'),
  mexico: league('mexico', 'VĐQG Mexico', '#047857', 'Mexico'),
  australia: league('australia', 'VĐQG Úc', '#c2410c', 'Úc'),
  basketball: league('bongro', 'Giải bóng rổ các thành phố', '#b45309', 'Bóng rổ'),
  american: league('bongromy', 'Bóng rổ nhà nghề Mỹ', '#1d4ed8', 'Bóng rổ Mỹ'),
  esport: league('esport', 'Cúp thể thao điện tử Khán Đài', '#6d28d9', 'E-sport'),
  marble: league('duabi', 'Đường đua bi Khán Đài', '#0e7490', 'Đua bi'),
} as const;

/** Strips the fields that only the demo uses. */
export function teamOf({ stadium: _stadium, strength: _strength, region: _region, ...team }: DemoClub): FeedTeam {
  return team;
}
