import { type Competition, type Rules, rulesOf, type Split } from '@khandai/standings';
import { searchKey } from '../../platform/plain-text.js';

interface Named {
  readonly competition: Competition;
  /** As feeds name the league, without its season. */
  readonly names: readonly string[];
  /** The first and the last season that these rules hold for, by the year in which it begins. */
  readonly since?: number;
  readonly until?: number;
  /** The first season with these zones; earlier ones show none. Infinity where no season of these rules has them. */
  readonly zonesSince?: number;
  /** The first season with three points for a win; earlier ones gave two. */
  readonly threePointsSince?: number;
  /** The division of these seasons, if it is not that of the rules; null for none. */
  readonly split?: Split | null;
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

const SERIE_A = ['Serie A', 'Italian Serie A', 'VĐQG Ý'];
const SCOTLAND = ['VĐQG Scotland', 'Scottish Premiership'];
const AUSTRIA = ['VĐQG Áo', 'Austrian Bundesliga'];
const SWITZERLAND = ['VĐQG Thụy Sĩ', 'Swiss Super League'];
const DENMARK = ['VĐQG Đan Mạch', 'Danish Superliga', 'Danish Superligaen'];
const BELGIUM = ['VĐQG Bỉ', 'Belgian Pro League', 'Belgian First Division A', 'Jupiler Pro League'];
const GREECE = ['VĐQG Hy Lạp', 'Super League Greece', 'Greek Super League'];
const CZECHIA = ['VĐQG Séc', 'Czech First League', 'Czech Liga', 'Chance Liga'];
const UKRAINE = ['VĐQG Ukraina', 'VĐQG Ukraine', 'Ukrainian Premier League', 'Ukraine Premier League'];
const EGYPT = ['VĐQG Ai Cập', 'Egyptian Premier League', 'Egypt Premier League'];
const MEXICO = ['VĐQG Mexico', 'Liga MX', 'Mexico Liga MX', 'Mexican Liga MX'];
const CHAMPIONS_LEAGUE = ['Cúp C1 châu Âu', 'UEFA Champions League'];
const EUROPA_LEAGUE = ['Cúp C2 châu Âu', 'UEFA Europa League'];
const CONFERENCE_LEAGUE = ['Cúp C3 châu Âu', 'UEFA Conference League', 'UEFA Europa Conference League'];
const WORLD_CUP = ['World Cup', 'FIFA World Cup'];
const EURO = ['Euro', 'UEFA Euro', 'UEFA European Championship'];

const dividedAfter = (afterRound: number, upper: number, lower: number): Split => ({
  afterRound,
  parts: [
    { kind: 'championship', size: upper },
    { kind: 'relegation', size: lower },
  ],
});

/** Which rules a league has. A league that is not here has those that are called `unknown`. */
const named: readonly Named[] = [
  {
    competition: 'premierLeague',
    names: ['Ngoại hạng Anh', 'English Premier League', 'Premier League'],
    zonesSince: 2009,
    threePointsSince: 1981,
  },
  {
    competition: 'championship',
    names: ['Hạng nhất Anh', 'English Championship', 'EFL Championship'],
    until: 2025,
    zonesSince: 2004,
    threePointsSince: 1981,
  },
  {
    competition: 'leagueOne',
    names: ['Hạng hai Anh', 'English League One', 'EFL League One'],
    zonesSince: 2004,
    threePointsSince: 1981,
  },
  {
    competition: 'leagueTwo',
    names: ['Hạng ba Anh', 'English League Two', 'EFL League Two'],
    zonesSince: 2004,
    threePointsSince: 1981,
  },
  {
    competition: 'laLiga',
    names: ['La Liga', 'Spanish La Liga', 'VĐQG Tây Ban Nha'],
    zonesSince: 2020,
    threePointsSince: 1995,
  },
  {
    competition: 'segunda',
    names: ['Hạng hai Tây Ban Nha', 'LaLiga 2', 'Spanish Segunda División', 'Segunda División'],
    zonesSince: 2010,
    threePointsSince: 1995,
  },
  { competition: 'serieA', names: SERIE_A, since: 2022 },
  { competition: 'serieAUntil2021', names: SERIE_A, until: 2021, zonesSince: 2020, threePointsSince: 1994 },
  {
    competition: 'serieB',
    names: ['Serie B', 'Italian Serie B', 'Hạng hai Ý'],
    zonesSince: 2019,
    threePointsSince: 1994,
  },
  {
    competition: 'bundesliga',
    names: ['Bundesliga', 'German Bundesliga', 'VĐQG Đức'],
    zonesSince: 2020,
    threePointsSince: 1995,
  },
  {
    competition: 'bundesliga2',
    names: ['Hạng hai Đức', '2. Bundesliga', 'German 2. Bundesliga'],
    zonesSince: 2008,
    threePointsSince: 1995,
  },
  { competition: 'bundesliga3', names: ['Hạng ba Đức', '3. Liga', 'German 3. Liga'], zonesSince: 2018 },
  {
    competition: 'ligue1',
    names: ['Ligue 1', 'French Ligue 1', 'VĐQG Pháp'],
    zonesSince: 2023,
    threePointsSince: 1994,
  },
  {
    competition: 'ligue2',
    names: ['Ligue 2', 'French Ligue 2', 'Hạng hai Pháp'],
    zonesSince: 2024,
    threePointsSince: 1994,
  },
  {
    competition: 'vLeague',
    names: ['V.League 1', 'V.League', 'V-League', 'Vietnamese Professional League'],
    zonesSince: 2023,
  },
  { competition: 'eredivisie', names: ['VĐQG Hà Lan', 'Eredivisie'], zonesSince: 2023, threePointsSince: 1995 },
  {
    competition: 'primeiraLiga',
    names: ['VĐQG Bồ Đào Nha', 'Primeira Liga'],
    zonesSince: 2024,
    threePointsSince: 1995,
  },
  { competition: 'scottishPremiership', names: SCOTLAND, since: 2000, zonesSince: 2020 },
  { competition: 'goalsFirst', names: SCOTLAND, until: 1999, threePointsSince: 1994 },
  { competition: 'austrianBundesliga', names: AUSTRIA, since: 2021, zonesSince: 2024 },
  { competition: 'austrianBundesligaUntil2020', names: AUSTRIA, since: 2018, until: 2020 },
  { competition: 'goalsFirst', names: AUSTRIA, until: 2017, threePointsSince: 1995 },
  { competition: 'swissSuperLeague', names: SWITZERLAND, since: 2023 },
  { competition: 'goalsFirst', names: SWITZERLAND, until: 2022, threePointsSince: 1995 },
  { competition: 'danishSuperliga', names: DENMARK, since: 2020 },
  { competition: 'goalsFirst', names: DENMARK, until: 2019, threePointsSince: 1995 },
  { competition: 'goalsFirst', names: ['VĐQG Na Uy', 'Eliteserien', 'Norwegian Eliteserien'], since: 1995 },
  { competition: 'goalsFirst', names: ['VĐQG Thụy Điển', 'Allsvenskan', 'Swedish Allsvenskan'], since: 1995 },
  { competition: 'belgianProLeague', names: BELGIUM, since: 2020, until: 2025 },
  { competition: 'belgianProLeagueUntil2019', names: BELGIUM, until: 2019, threePointsSince: 1995 },
  { competition: 'greekSuperLeague', names: GREECE, since: 2024 },
  { competition: 'greekSuperLeagueUntil2023', names: GREECE, until: 2023, threePointsSince: 1992 },
  // From 2013/14 to 2019/20 the league was divided under other rules.
  { competition: 'ekstraklasa', names: ['VĐQG Ba Lan', 'Ekstraklasa', 'Polish Ekstraklasa'], since: 2020 },
  { competition: 'nemzetiBajnoksag', names: ['VĐQG Hungary', 'Hungarian NB I', 'NB I'], since: 1995 },
  { competition: 'romanianSuperLiga', names: ['VĐQG Romania', 'Romanian SuperLiga', 'Romanian Liga I'], since: 2015 },
  { competition: 'czechLeague', names: CZECHIA, since: 2021 },
  // Eighteen clubs, because none went down in the year before, and 34 rounds without a division.
  { competition: 'czechLeague', names: CZECHIA, since: 2020, until: 2020, split: null },
  { competition: 'czechLeague', names: CZECHIA, since: 2018, until: 2019 },
  { competition: 'croatianLeague', names: ['VĐQG Croatia', 'Croatian HNL', 'SuperSport HNL', 'HNL'], since: 2015 },
  { competition: 'ukrainianPremierLeague', names: UKRAINE, since: 2020 },
  { competition: 'ukrainianPremierLeague', names: UKRAINE, since: 2018, until: 2019, split: dividedAfter(22, 6, 6) },
  {
    competition: 'russianPremierLeague',
    names: ['VĐQG Nga', 'Russian Premier League', 'Russia Premier League'],
    since: 2022,
  },
  { competition: 'egyptianPremierLeague', names: EGYPT, since: 2026 },
  // Each of 21 clubs played the others once, with one club free in each round.
  { competition: 'egyptianPremierLeague', names: EGYPT, since: 2025, until: 2025, split: dividedAfter(21, 7, 14) },
  { competition: 'algerianLigue1', names: ['VĐQG Algeria', 'Algerian Ligue 1', 'Algeria Ligue 1'], since: 2017 },
  { competition: 'ligaMx', names: MEXICO, since: 2023 },
  { competition: 'ligaMxUntil2022', names: MEXICO, since: 2020, until: 2022 },
  { competition: 'championsLeague', names: CHAMPIONS_LEAGUE, since: 2024 },
  { competition: 'uefaGroups', names: CHAMPIONS_LEAGUE, since: 2021, until: 2023 },
  { competition: 'uefaGroupsUntil2020', names: CHAMPIONS_LEAGUE, since: 2003, until: 2020 },
  { competition: 'europaLeague', names: EUROPA_LEAGUE, since: 2024 },
  { competition: 'uefaGroupsWithPlayOff', names: EUROPA_LEAGUE, since: 2021, until: 2023 },
  { competition: 'uefaGroupsUntil2020', names: EUROPA_LEAGUE, since: 2009, until: 2020 },
  { competition: 'conferenceLeague', names: CONFERENCE_LEAGUE, since: 2024 },
  { competition: 'uefaGroupsWithPlayOff', names: CONFERENCE_LEAGUE, since: 2021, until: 2023 },
  {
    competition: 'brasileirao',
    names: ['VĐQG Brazil', 'Brazil Serie A', 'Brazilian Serie A', 'Campeonato Brasileiro Série A'],
    zonesSince: 2006,
    threePointsSince: 1995,
  },
  { competition: 'mls', names: ['MLS', 'Major League Soccer', 'USA Major League Soccer'] },
  {
    competition: 'superLig',
    names: ['VĐQG Thổ Nhĩ Kỳ', 'Süper Lig', 'Turkish Super Lig', 'Turkish Super League'],
    threePointsSince: 1987,
  },
  { competition: 'indonesianLeague', names: ['VĐQG Indonesia', 'Indonesian Liga 1', 'Indonesia Liga 1'] },
  // Before, from one club to four went down, and some years the next one played for its place.
  { competition: 'j1League', names: J1, since: 2021, zonesSince: 2024 },
  { competition: 'j1League2020', names: J1, since: 2020, until: 2020 },
  { competition: 'j1League', names: J1, until: 2019, zonesSince: Infinity },
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
    zonesSince: 2023,
  },
  { competition: 'aLeague', names: A_LEAGUE, since: 2024 },
  { competition: 'aLeague2023', names: A_LEAGUE, since: 2023, until: 2023 },
  { competition: 'worldCup', names: WORLD_CUP, since: 2026 },
  { competition: 'worldCupUntil2022', names: WORLD_CUP, until: 2022, zonesSince: 1998, threePointsSince: 1994 },
  { competition: 'euro', names: EURO, since: 2016 },
  { competition: 'euroUntil2012', names: EURO, since: 1996, until: 2012 },
  { competition: 'goalsFirst', names: EURO, until: 1995, threePointsSince: 1996 },
  { competition: 'clubWorldCup', names: ['Club World Cup'] },
];

const SEASON = /\s+\d{4}(?:[/-]\d{2,4})?$/;
const keyOf = (name: string): string => searchKey(name).replace(SEASON, '');

const byName = Map.groupBy(
  named.flatMap((rules) => rules.names.map((name) => ({ key: keyOf(name), rules }))),
  ({ key }) => key,
);

/** What a table of a season is made by; `competition` is the name under which the site explains it. */
export interface SeasonRules {
  readonly competition: Competition;
  readonly rules: Rules;
}

/** The rules of a league in a season. A season without a year is one of now. */
export function rulesOfSeason(leagueName: string, season: string): SeasonRules {
  const year = Number(/^\d{4}/.exec(season)?.[0] ?? Infinity);
  const found = byName
    .get(keyOf(leagueName))
    ?.find(({ rules: { since = 0, until = Infinity } }) => year >= since && (year <= until || until === Infinity));
  const { competition = 'unknown', zonesSince = 0, threePointsSince = 0, split } = found?.rules ?? {};
  const { split: usual, ...rules } = rulesOf(competition);
  const old = { ...(year < threePointsSince && { win: 2 }), ...(year < zonesSince && { zones: [] }) };
  const divided = split === undefined ? usual : split;
  return { competition, rules: { ...rules, ...old, ...(divided && { split: divided }) } };
}
