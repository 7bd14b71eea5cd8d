import type { FeedTeam } from '../feed.js';

/** Clubs of V.League 1 with where they play and the colours they are known by: facts. `strength` is the demo's own guess. */
export interface DemoClub extends FeedTeam {
  stadium: string;
  /** Goals it scores against an equal, relative to 1. */
  strength: number;
}

const club = (
  teamId: string,
  name: string,
  shortName: string,
  code: string,
  stadium: string,
  colors: [string, string],
  strength: number,
): DemoClub => ({
  teamId: `demo-${teamId}`,
  name,
  shortName,
  code,
  stadium,
  colors,
  strength,
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

export const demoLeague = { leagueId: 'demo-vleague', name: 'V.League 1', shortName: 'V.League 1', color: '#0b7c46' } as const;

/** Without the columns that are the demo's own. */
export function teamOf({ stadium: _stadium, strength: _strength, ...team }: DemoClub): FeedTeam {
  return team;
}
