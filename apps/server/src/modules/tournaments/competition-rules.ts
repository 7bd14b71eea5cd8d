import { type Adjustment, type Competition } from '@khandai/standings';
import { searchKey } from '../../platform/plain-text.js';

interface Named {
  readonly competition: Competition;
  /** As feeds name the league, without its season. */
  readonly names: readonly string[];
  /** The first and the last season that these rules hold for, by the year in which it begins. */
  readonly since?: number;
  readonly until?: number;
}

const J1 = [
  'J1 League',
  'VĐQG Nhật Bản',
  'J1 Nhật Bản',
  'Japan J1 League',
  'Japanese J1 League',
  'J. League Division 1',
];
const A_LEAGUE = ['VĐQG Úc', 'A-League', 'A-League Men', 'Australia A-League', 'Australian A-League'];

/** Which rules a league has. A league that is not here has those that are called `unknown`. */
const named: readonly Named[] = [
  { competition: 'premierLeague', names: ['Ngoại hạng Anh', 'English Premier League', 'Premier League'] },
  { competition: 'laLiga', names: ['La Liga', 'Spanish La Liga', 'VĐQG Tây Ban Nha'] },
  { competition: 'serieA', names: ['Serie A', 'Italian Serie A', 'VĐQG Ý'] },
  { competition: 'bundesliga', names: ['Bundesliga', 'German Bundesliga', 'VĐQG Đức'] },
  { competition: 'ligue1', names: ['Ligue 1', 'French Ligue 1', 'VĐQG Pháp'] },
  { competition: 'vLeague', names: ['V.League 1', 'V.League', 'V-League', 'Vietnamese Professional League'] },
  { competition: 'eredivisie', names: ['VĐQG Hà Lan', 'Eredivisie'] },
  { competition: 'primeiraLiga', names: ['VĐQG Bồ Đào Nha', 'Primeira Liga'] },
  { competition: 'scottishPremiership', names: ['VĐQG Scotland', 'Scottish Premiership'] },
  { competition: 'austrianBundesliga', names: ['VĐQG Áo', 'Austrian Bundesliga'] },
  { competition: 'championsLeague', names: ['Cúp C1 châu Âu', 'UEFA Champions League'], since: 2024 },
  { competition: 'europaLeague', names: ['Cúp C2 châu Âu', 'UEFA Europa League'], since: 2024 },
  {
    competition: 'conferenceLeague',
    names: ['Cúp C3 châu Âu', 'UEFA Conference League', 'UEFA Europa Conference League'],
    since: 2024,
  },
  {
    competition: 'belgianProLeague',
    names: ['VĐQG Bỉ', 'Belgian Pro League', 'Belgian First Division A', 'Jupiler Pro League'],
    until: 2025,
  },
  {
    competition: 'brasileirao',
    names: ['VĐQG Brazil', 'Brazil Serie A', 'Brazilian Serie A', 'Campeonato Brasileiro Série A'],
  },
  { competition: 'mls', names: ['MLS', 'Major League Soccer', 'USA Major League Soccer'] },
  { competition: 'superLig', names: ['VĐQG Thổ Nhĩ Kỳ', 'Süper Lig', 'Turkish Super Lig', 'Turkish Super League'] },
  { competition: 'indonesianLeague', names: ['VĐQG Indonesia', 'Indonesian Liga 1', 'Indonesia Liga 1'] },
  { competition: 'j1League', names: J1, since: 2021 },
  { competition: 'j1League2020', names: J1, since: 2020, until: 2020 },
  { competition: 'j1League', names: J1, until: 2019 },
  {
    competition: 'chineseSuperLeague',
    names: ['Siêu cấp Trung Quốc', 'VĐQG Trung Quốc', 'Chinese Super League', 'China Super League'],
  },
  {
    competition: 'saudiProLeague',
    names: [
      ...['VĐQG Ả Rập Xê Út', 'VĐQG Saudi Arabia', 'Saudi Pro League', 'Saudi Professional League'],
      ...['Saudi Arabian Professional League'],
    ],
  },
  { competition: 'aLeague', names: A_LEAGUE, since: 2024 },
  { competition: 'aLeague2023', names: A_LEAGUE, since: 2023, until: 2023 },
  { competition: 'worldCup', names: ['World Cup', 'FIFA World Cup'], since: 2026 },
  { competition: 'worldCupUntil2022', names: ['World Cup', 'FIFA World Cup'], until: 2022 },
  { competition: 'euro', names: ['Euro', 'UEFA Euro', 'UEFA European Championship'] },
  { competition: 'clubWorldCup', names: ['Club World Cup'] },
];

const SEASON = /\s+\d{4}(?:[/-]\d{2,4})?$/;
const keyOf = (name: string): string => searchKey(name).replace(SEASON, '');

const byName = Map.groupBy(
  named.flatMap((rules) => rules.names.map((name) => ({ key: keyOf(name), rules }))),
  ({ key }) => key,
);

/** The rules of a league in a season. A season without a year, as the demo has, is one of now. */
export function competitionOf(leagueName: string, season: string): Competition {
  const year = Number(/^\d{4}/.exec(season)?.[0] ?? Infinity);
  const found = byName
    .get(keyOf(leagueName))
    ?.find(({ rules: { since = 0, until = Infinity } }) => year >= since && (year <= until || until === Infinity));
  return found?.rules.competition ?? 'unknown';
}

interface Deduction {
  readonly competition: Competition;
  readonly season: string;
  /** As openfootball names the club. */
  readonly team: string;
  readonly points: number;
}

/** Points that leagues took from clubs, as they stood at the end of the season. */
const deductions: readonly Deduction[] = [
  { competition: 'serieA', season: '2022/23', team: 'Juventus FC', points: -10 },
  { competition: 'premierLeague', season: '2023/24', team: 'Everton FC', points: -8 },
  { competition: 'premierLeague', season: '2023/24', team: 'Nottingham Forest FC', points: -4 },
];

/** Deductions of a season, for the teams under these ids. */
export function adjustmentsOf(
  competition: Competition,
  season: string,
  teams: Iterable<{ readonly teamId: string; readonly name: string }>,
): Adjustment[] {
  const ofSeason = deductions.filter((one) => one.competition === competition && one.season === season);
  if (ofSeason.length === 0) return [];
  return [...teams].flatMap(({ teamId, name }) =>
    ofSeason.flatMap(({ team, points }) => (keyOf(team) === keyOf(name) ? [{ team: teamId, points }] : [])),
  );
}
