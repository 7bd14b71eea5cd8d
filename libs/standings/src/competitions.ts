import type { Criterion, HeadToHead, Part, Rules, Zone } from './rules.js';

const threePoints = { win: 3, draw: 1 } as const;
const byGoals: readonly Criterion[] = ['goalDifference', 'goalsFor'];
const amongThemselves: HeadToHead = { headToHead: ['points', 'goalDifference', 'goalsFor'], again: true };
const withAwayGoals: HeadToHead = { headToHead: ['points', 'goalDifference', 'goalsFor', 'awayGoalsFor'] };

const amongThemselvesAtEnd: HeadToHead = { ...amongThemselves, whenAllPlayed: true };
const englishOrder: readonly Criterion[] = [...byGoals, { headToHead: ['points', 'awayGoalsFor'] }, 'wins'];
const germanOrder: readonly Criterion[] = [
  ...byGoals,
  { headToHead: ['goalDifference', 'awayGoalsFor'] },
  'awayGoalsFor',
];
const frenchOrder: readonly Criterion[] = ['goalDifference', withAwayGoals, 'goalsFor', 'awayGoalsFor'];

const zone = (kind: Zone['kind'], from: number, to = from): Zone => ({ kind, from, to });
/** An upper and a lower part. */
const halves = (upper: number, lower: number, rounding?: Part['halves']): readonly Part[] => [
  { kind: 'championship', size: upper, halves: rounding },
  { kind: 'relegation', size: lower, halves: rounding },
];
const nextRound = [zone('knockout', 1, 2)];

const italianLeague = {
  ...threePoints,
  order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
  zones: [
    zone('championsLeague', 1, 4),
    zone('europaLeague', 5),
    zone('conferenceLeague', 6),
    zone('relegation', -3, -1),
  ],
} as const satisfies Rules;

/** The order that many leagues share: the matches among level teams, once all of them are played, and then all goals. */
const amongThemselvesOnce: HeadToHead = {
  headToHead: ['points', 'goalDifference', 'goalsFor'],
  whenAllPlayed: true,
};

const austrianLeague = {
  ...threePoints,
  split: { afterRound: 22, parts: halves(6, 6, 'down') },
} as const satisfies Omit<Rules, 'order'>;

/** Groups of the cups of UEFA from 2021/22 to 2023/24. */
const uefaGroupOrder: readonly Criterion[] = [amongThemselves, ...byGoals, 'awayGoalsFor', 'wins', 'awayWins'];

/** Since 2024/25: one table of 36 clubs, the same in all three cups of UEFA. */
const leaguePhase = {
  ...threePoints,
  order: [
    ...byGoals,
    'awayGoalsFor',
    'wins',
    'awayWins',
    'opponentsPoints',
    'opponentsGoalDifference',
    'opponentsGoalsFor',
    'conduct',
    'seed',
  ],
  zones: [zone('knockout', 1, 8), zone('knockoutPlayOff', 9, 24)],
} as const satisfies Rules;

/**
 * Rules by competition, of the season 2025/26 unless the name has a year. Zones are those of most seasons: cup winners
 * and the coefficients of UEFA can move a place in Europe.
 */
export const competitions = {
  /** For a league without known rules: goals first, and no zones. */
  unknown: { ...threePoints, order: [...byGoals, 'wins'] },
  premierLeague: {
    ...threePoints,
    order: [...byGoals, { headToHead: ['points', 'awayGoalsFor'] }],
    zones: [zone('championsLeague', 1, 4), zone('europaLeague', 5), zone('relegation', -3, -1)],
  },
  bundesliga: {
    ...threePoints,
    order: germanOrder,
    zones: [
      zone('championsLeague', 1, 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  ligue1: {
    ...threePoints,
    order: frenchOrder,
    zones: [
      zone('championsLeague', 1, 3),
      zone('championsLeagueQualifying', 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  laLiga: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
    zones: [
      zone('championsLeague', 1, 4),
      zone('europaLeague', 5),
      zone('conferenceLeague', 6),
      zone('relegation', -3, -1),
    ],
  },
  serieA: { ...italianLeague, playOffAfter: [1, 17] },
  /** Until 2021/22 the matches between them decided about the title and the last places too. */
  serieAUntil2021: italianLeague,
  vLeague: {
    ...threePoints,
    order: [withAwayGoals, ...byGoals],
    zones: [zone('asianElite', 1), zone('asianTwo', 2), zone('relegationPlayOff', -2), zone('relegation', -1)],
  },
  eredivisie: {
    ...threePoints,
    order: [...byGoals, withAwayGoals],
    zones: [
      zone('championsLeague', 1, 2),
      zone('championsLeagueQualifying', 3),
      zone('europaLeague', 4),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  primeiraLiga: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference', 'awayGoalsFor'] }, 'goalDifference', 'wins', 'goalsFor'],
    zones: [
      zone('championsLeague', 1),
      zone('championsLeagueQualifying', 2),
      zone('europaLeague', 3),
      zone('conferenceLeague', 4),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  scottishPremiership: {
    ...threePoints,
    order: [...byGoals, withAwayGoals],
    split: { afterRound: 33, parts: halves(6, 6) },
    zones: [zone('championsLeagueQualifying', 1, 2), zone('relegationPlayOff', -2), zone('relegation', -1)],
  },
  /** Since 2021/22 the matches among level teams come before goals (derstandard.at, 9 June 2021; ligaportal.at, May 2022). */
  austrianBundesliga: {
    ...austrianLeague,
    order: [withAwayGoals, ...byGoals, 'wins', 'awayWins', 'awayGoalsFor'],
    zones: [zone('championsLeagueQualifying', 1, 2), zone('relegation', -1)],
  },
  /** From 2018/19 to 2020/21 (ligaportal.at, March 2020). */
  austrianBundesligaUntil2020: { ...austrianLeague, order: [...byGoals, 'wins', 'awayWins', withAwayGoals] },
  /** From 2020/21 to 2025/26, with parts of other sizes from season to season. */
  belgianProLeague: {
    ...threePoints,
    order: ['wins', ...byGoals],
    split: {
      parts: [
        { kind: 'championship', halves: 'up' },
        { kind: 'middle', halves: 'up' },
      ],
    },
  },
  /** Until 2019/20. Since 2009/10 the first six play on with half of their points; the others began without any, in groups. */
  belgianProLeagueUntil2019: {
    ...threePoints,
    order: ['wins', ...byGoals],
    split: { parts: [{ kind: 'championship', halves: 'up' }] },
  },
  /** More wins come first: a side with fewer draws is above one with more goals. */
  brasileirao: {
    ...threePoints,
    order: ['wins', ...byGoals, { headToHead: ['points', 'goalDifference'] }, 'conduct'],
    zones: [zone('relegation', -4, -1)],
  },
  mls: { ...threePoints, order: ['wins', ...byGoals, 'conduct'] },
  superLig: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
  },
  indonesianLeague: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference', 'goalsFor'], whenAllPlayed: true }, ...byGoals],
  },
  /** J.League, 順位決定方式 of J1 as web.gekisaka.jp and soccer.yahoo.co.jp print it: conduct after the matches among level teams. */
  j1League: {
    ...threePoints,
    order: [...byGoals, { headToHead: ['points', 'goalDifference', 'goalsFor'] }, 'conduct'],
    zones: [zone('relegation', -3, -1)],
  },
  /** J.League, news 17242: in 2020 clubs could end with different numbers of matches, so sums of goals came late. */
  j1League2020: {
    ...threePoints,
    order: [
      'goalDifference',
      { headToHead: ['points', 'goalDifference', 'goalsFor'], whenAllPlayed: true },
      'wins',
      'goalsFor',
      'conduct',
    ],
  },
  /**
   * Notes under the tables of the season 2018 and later: the points of reserve and youth teams, which come between, are not
   * known here. Until all is played the league lists by goal difference.
   */
  chineseSuperLeague: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference', 'goalsFor'], whenAllPlayed: true }, ...byGoals, 'conduct'],
    zones: [zone('relegation', -2, -1)],
  },
  /** The regulations as Agence France-Presse printed them in 2026, and article 14/3 of the federation (okaz 621277). */
  saudiProLeague: {
    ...threePoints,
    order: [
      { headToHead: ['points', 'goalDifference', 'goalsFor'], whenAllPlayed: true, again: true },
      ...byGoals,
      'conduct',
    ],
    zones: [zone('relegation', -3, -1)],
  },
  /** Ladder sorting rules since 2024/25, as the league announced them; criteria behind conduct are left out. */
  aLeague: {
    ...threePoints,
    order: [...byGoals, 'wins', { headToHead: ['points', 'goalDifference'] }, 'conduct'],
    zones: [zone('knockout', 1, 2), zone('knockoutPlayOff', 3, 6)],
  },
  /** For one season wins came first (aleagues.com.au, "Why the A-Leagues ladder sorting rules have changed"). */
  aLeague2023: {
    ...threePoints,
    order: ['wins', ...byGoals, { headToHead: ['points', 'goalDifference'] }, 'conduct'],
    zones: [zone('knockout', 1, 2), zone('knockoutPlayOff', 3, 6)],
  },
  /** Since 2024/25 the points of the middle part are halved. */
  greekSuperLeague: {
    ...threePoints,
    order: [amongThemselvesAtEnd, ...byGoals],
    split: { parts: [{ kind: 'middle', halves: 'up', ignoresRounding: true }] },
  },
  /** Until 2023/24. */
  greekSuperLeagueUntil2023: { ...threePoints, order: [amongThemselvesAtEnd, ...byGoals] },
  /** For leagues known to compare goals first, whose zones change too often. */
  goalsFirst: { ...threePoints, order: [...byGoals, withAwayGoals] },
  /** Since 2023/24. */
  swissSuperLeague: {
    ...threePoints,
    order: [...byGoals, { headToHead: ['points', 'goalDifference'] }],
    split: { afterRound: 33, parts: halves(6, 6) },
    zones: [zone('relegationPlayOff', -2), zone('relegation', -1)],
  },
  /** Since 2020/21. */
  danishSuperliga: {
    ...threePoints,
    order: [...byGoals, { headToHead: ['points', 'goalDifference'] }],
    split: { afterRound: 22, parts: halves(6, 6) },
    zones: [zone('relegation', -2, -1)],
  },
  ekstraklasa: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
  },
  nemzetiBajnoksag: { ...threePoints, order: ['wins', ...byGoals] },
  /** Since 2015/16. */
  romanianSuperLiga: {
    ...threePoints,
    order: [amongThemselvesAtEnd, ...byGoals],
    split: {
      parts: [
        { kind: 'championship', halves: 'up' },
        { kind: 'relegation', halves: 'up' },
      ],
    },
  },
  /**
   * Since 2018/19. During the season goals come first (regulations of the association, article 8); after the division level
   * teams keep their places of the thirty rounds (footballclub.cz, 14 April 2025).
   */
  czechLeague: {
    ...threePoints,
    order: [amongThemselvesOnce, ...byGoals, 'conduct'],
    split: {
      afterRound: 30,
      keepsPlaces: true,
      parts: [
        { kind: 'championship', size: 6 },
        { kind: 'middle', size: 4 },
        { kind: 'relegation', size: 6 },
      ],
    },
  },
  /** Večernji list, 20 May 2025. Until the last round the league lists by goal difference (Sportski žurnal, 19 May 2025). */
  croatianLeague: { ...threePoints, order: [amongThemselvesOnce, ...byGoals] },
  /** Since 2018/19 (Ukrainian Association of Football, article 34229: article 22 of the regulations). */
  ukrainianPremierLeague: { ...threePoints, order: [amongThemselves, ...byGoals] },
  /** The regulations as sport-weekend.com prints them; teams that have not met twice are listed by wins. */
  russianPremierLeague: {
    ...threePoints,
    order: [{ headToHead: ['points', 'wins', 'goalDifference', 'goalsFor'], whenAllPlayed: true }, 'wins', ...byGoals],
  },
  /** Since 2025/26 (article 15.3 of the regulations, elbalad.news 6889411). */
  egyptianPremierLeague: { ...threePoints, order: [withAwayGoals, ...byGoals, 'conduct'] },
  /**
   * Article 79 of the regulations (tsa-algerie.dz, May 2018), for the end of a season. Behind the matches among level teams it
   * has the goals of the first half of the season, which are not known here; those of the whole season are used instead.
   */
  algerianLigue1: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true }, ...byGoals],
  },
  /** Since 2023/24; each of the two tournaments of a year has its own table. */
  ligaMx: {
    ...threePoints,
    order: [...byGoals, withAwayGoals],
    zones: [zone('knockout', 1, 6), zone('knockoutPlayOff', 7, 10)],
  },
  /** From 2020/21 to 2022/23. */
  ligaMxUntil2022: {
    ...threePoints,
    order: [...byGoals, withAwayGoals],
    zones: [zone('knockout', 1, 4), zone('knockoutPlayOff', 5, 12)],
  },
  /** Until 2025/26. */
  championship: {
    ...threePoints,
    order: englishOrder,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', -3, -1)],
  },
  leagueOne: {
    ...threePoints,
    order: englishOrder,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', -4, -1)],
  },
  leagueTwo: {
    ...threePoints,
    order: englishOrder,
    zones: [zone('promotion', 1, 3), zone('promotionPlayOff', 4, 7), zone('relegation', -2, -1)],
  },
  segunda: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3, 6), zone('relegation', -4, -1)],
  },
  serieB: {
    ...threePoints,
    order: [{ headToHead: ['points', 'goalDifference'], whenAllPlayed: true, again: true }, ...byGoals],
    zones: [
      zone('promotion', 1, 2),
      zone('promotionPlayOff', 3, 8),
      zone('relegationPlayOff', -5, -4),
      zone('relegation', -3, -1),
    ],
  },
  bundesliga2: {
    ...threePoints,
    order: germanOrder,
    zones: [
      zone('promotion', 1, 2),
      zone('promotionPlayOff', 3),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  /** Since 2018/19. */
  bundesliga3: {
    ...threePoints,
    order: germanOrder,
    zones: [zone('promotion', 1, 2), zone('promotionPlayOff', 3), zone('relegation', -4, -1)],
  },
  /** Since 2024/25. */
  ligue2: {
    ...threePoints,
    order: frenchOrder,
    zones: [
      zone('promotion', 1, 2),
      zone('promotionPlayOff', 3, 5),
      zone('relegationPlayOff', -3),
      zone('relegation', -2, -1),
    ],
  },
  championsLeague: leaguePhase,
  europaLeague: leaguePhase,
  conferenceLeague: leaguePhase,
  /** Since 2026: the matches among level teams come before all goals, and eight third-placed teams go on. */
  worldCup: {
    ...threePoints,
    order: [amongThemselves, ...byGoals, 'conduct', 'seed'],
    zones: [...nextRound, zone('bestThird', 3)],
  },
  /** Until 2022. */
  worldCupUntil2022: { ...threePoints, order: [...byGoals, amongThemselves, 'conduct', 'seed'], zones: nextRound },
  /** Groups of the cups of UEFA until 2023/24: goals away from home count among level teams until 2020/21. */
  uefaGroups: { ...threePoints, order: uefaGroupOrder, zones: nextRound },
  uefaGroupsUntil2020: {
    ...threePoints,
    order: [{ ...withAwayGoals, again: true }, ...byGoals, 'awayGoalsFor', 'wins', 'awayWins'],
    zones: nextRound,
  },
  /** Since 2021/22 the second of a group played once more before the round of 16. */
  uefaGroupsWithPlayOff: {
    ...threePoints,
    order: uefaGroupOrder,
    zones: [zone('knockout', 1), zone('knockoutPlayOff', 2)],
  },
  /** From 1996 to 2012, with two teams of each of four groups in the next round. */
  euroUntil2012: { ...threePoints, order: [amongThemselves, ...byGoals, 'seed'], zones: nextRound },
  euro: {
    ...threePoints,
    order: [amongThemselves, ...byGoals, 'wins', 'conduct', 'seed'],
    zones: [...nextRound, zone('bestThird', 3)],
  },
  clubWorldCup: { ...threePoints, order: [amongThemselves, ...byGoals, 'conduct', 'seed'], zones: nextRound },
} as const satisfies Record<string, Rules>;

export type Competition = keyof typeof competitions;

export const rulesOf = (competition: Competition): Rules => competitions[competition];
