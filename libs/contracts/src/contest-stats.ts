/** Types of statistics of basketball, e-sport and marble races; they do not overlap with those of the provider. */
export const ContestStat = {
  /** Periods that the contest may have without overtime, the same for both sides: 4 quarters, 3 games, 25 laps. */
  periods: 500,
  /** Fouls of basketball in the current quarter. */
  teamFouls: 501,
  timeOutsLeft: 502,
  /** How often a side took the lead from the other. */
  leadChanges: 503,
  biggestLead: 504,
  /** Minutes of a period on the match clock, without overtime, the same for both sides. Absent in sports without one. */
  periodMinutes: 505,
  /** Of the current game of an e-sport series. */
  kills: 511,
  gold: 512,
  towers: 513,
  dragons: 514,
} as const;

/** Statistics that come once a period or a minute: the type of number n, from 1, is the base plus n. */
export const PeriodStat = {
  /** Points of a quarter; 1 and 0 for a game or lap that a side won. Absent before the quarter, and until a game or lap ends. */
  score: 1000,
  /** Seconds that a game lasted, the same for both sides, or in which each marble ran a lap. */
  seconds: 1200,
  /** Kills of a game that is over. */
  kills: 1400,
  /** After minute n of play: the score of basketball, or the gold of the current game of a series. */
  minute: 2000,
} as const;
