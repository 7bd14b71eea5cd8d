import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MATCHES = 300;
const COMPANIES = [8, 47];
const DAY_S = 86_400;
/** Vietnam is UTC+7; a day there begins at its own midnight. */
const VIETNAM_S = 7 * 3_600;
const FINISHED = -1;

/** Every fourth league is small and the first is large; two have very long names. */
const LEAGUES = [
  'Giải hạng Nhất Sông Hồng',
  'Giải bóng đá vô địch các câu lạc bộ nữ khu vực Đồng bằng sông Cửu Long mở rộng tranh cúp Phù Sa',
  'Cúp Đèo Ngang',
  'U21 Trường Sơn',
  'Giải Bãi Ngang',
  'Liên đoàn các trường đại học và cao đẳng nghề miền Trung – Tây Nguyên, giai đoạn hai',
  'Giải Tre Xanh',
  'Cúp Hoa Ban',
  'Giải Ruộng Bậc Thang',
  'Giải Cửa Biển',
  'Cúp Mùa Nước Nổi',
  'Giải Chợ Nổi',
];
const PLACES = [
  'Bến Gỗ',
  'Cầu Mây',
  'Đồi Chè',
  'Sông Lam Thượng',
  'Mũi Cát',
  'Phố Núi',
  'Hồ Sen',
  'Rừng Thông',
  'Đảo Ngọc',
  'Vườn Trầu',
];
const CLUBS = [
  '',
  ' FC',
  ' Thống Nhất',
  ' 1954',
  ': Câu lạc bộ Thể thao Công nhân viên chức và Người hâm mộ miền Duyên hải',
  ' Trẻ',
  ' B',
  ' Nữ',
];

/**
 * Writes a day of 300 invented matches in the provider's format to a folder that `RECORDING` can name: leagues of all
 * sizes, names of all lengths, kick-offs throughout the Vietnamese day that contains `now` (milliseconds), and odds for
 * half of the matches.
 */
export function crowdedDay(now) {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-crowded-'));
  const nowS = Math.floor(now / 1_000);
  const midnight = nowS - ((nowS + VIETNAM_S) % DAY_S);
  const matches = Array.from({ length: MATCHES }, (_, n) =>
    matchOf(n, midnight + Math.floor((n * DAY_S) / MATCHES / 300) * 300),
  );
  const priced = matches.filter((_, n) => n % 2 === 0);
  put(folder, 'schedule', matches);
  put(folder, 'stats', []);
  put(
    folder,
    'odds-main',
    odds(priced, (row) => [...row, 'false', '2']),
  );
  put(folder, 'odds-main-changes', {});
  put(
    folder,
    'odds-main-history',
    odds(priced, (row) => [...row, 'true']),
  );
  return {
    env: { FEED: 'recording', RECORDING: folder, RECORDING_NOW: new Date(nowS * 1_000).toISOString() },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const put = (folder, kind, data) =>
  writeFileSync(join(folder, `crowd.${kind}.json`), JSON.stringify({ code: 0, message: 'success', data }));

function matchOf(n, matchTime) {
  const league = n % 3 === 0 ? 0 : n % LEAGUES.length;
  const [home, away] = [teamOf(2 * n), teamOf(2 * n + 1)];
  const [homeHalfScore, awayHalfScore] = [n % 2, (n >> 1) % 2];
  return {
    matchId: String(700_000 + n),
    leagueId: String(9_000 + league),
    leagueName: LEAGUES[league],
    leagueShortName: LEAGUES[league],
    leagueColor: `#${((league + 3) * 1_118_481).toString(16).slice(-6).padStart(6, '2')}`,
    matchTime,
    status: FINISHED,
    homeId: String(home.id),
    homeName: home.name,
    awayId: String(away.id),
    awayName: away.name,
    homeHalfScore,
    awayHalfScore,
    homeScore: homeHalfScore + (n % 3),
    awayScore: awayHalfScore + (n % 5 === 0 ? 2 : 0),
    homeRed: n % 11 === 0 ? 1 : 0,
    awayRed: 0,
    homeYellow: n % 4,
    awayYellow: n % 3,
    homeCorner: n % 9,
    awayCorner: n % 7,
    round: `Vòng ${1 + (n % 30)}`,
    location: '',
  };
}

function teamOf(n) {
  const id = n % (PLACES.length * CLUBS.length);
  return { id: 80_000 + id, name: `${PLACES[id % PLACES.length]}${CLUBS[Math.floor(id / PLACES.length)]}` };
}

/** Odds of each company before kick-off; `close` appends the last fields of its endpoint's rows. */
function odds(matches, close) {
  const rows = (prices) =>
    matches.flatMap((match, n) =>
      COMPANIES.map((company) => close([match.matchId, company, ...prices(n), match.matchTime - 3_600]).join(',')),
    );
  const price = (n, base) => (base + (n % 13) / 100).toFixed(2);
  return {
    handicap: rows((n) => [
      -0.5,
      price(n, 0.86),
      price(n + 5, 0.9),
      -0.75,
      price(n + 3, 0.88),
      price(n + 8, 0.87),
      'false',
      'false',
    ]),
    overUnder: rows((n) => [2.5, price(n, 0.84), price(n + 2, 0.91), 2.75, price(n + 4, 0.85), price(n + 1, 0.92)]),
    europeOdds: rows((n) => [
      price(n, 1.9),
      price(n, 3.3),
      price(n, 3.8),
      price(n + 3, 1.8),
      price(n + 1, 3.4),
      price(n + 2, 4.1),
    ]),
  };
}
