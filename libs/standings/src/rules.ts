/** A figure by which teams are compared; more is better. */
export type Figure =
  | 'goalDifference'
  | 'goalsFor'
  | 'awayGoalsFor'
  | 'wins'
  | 'awayWins'
  | 'opponentsPoints'
  | 'opponentsGoalDifference'
  | 'opponentsGoalsFor'
  | 'conduct'
  | 'seed';

export type HeadToHeadFigure = 'points' | 'wins' | 'goalDifference' | 'goalsFor' | 'awayGoalsFor';

/** Compares level teams by the matches among them. */
export interface HeadToHead {
  /** Compared in this order in the table of these matches. */
  readonly headToHead: readonly HeadToHeadFigure[];
  /** Skipped until the level teams have played every match among them. */
  readonly whenAllPlayed?: true;
  /** Teams that are still level are compared once more by the matches among them alone. */
  readonly again?: true;
}

export type Criterion = Figure | HeadToHead;

export type ZoneKind =
  | 'championsLeague'
  | 'championsLeagueQualifying'
  | 'europaLeague'
  | 'conferenceLeague'
  | 'asianElite'
  | 'asianTwo'
  | 'knockout'
  | 'knockoutPlayOff'
  | 'bestThird'
  | 'promotion'
  | 'promotionPlayOff'
  | 'championshipRound'
  | 'relegationRound'
  | 'relegationPlayOff'
  | 'relegation';

/** Places of a table, from 1; negative ones count from the end: -1 is the last. */
export interface Zone {
  readonly kind: ZoneKind;
  readonly from: number;
  readonly to: number;
}

/** Parts of a divided table, the best first. */
export const partKinds = ['championship', 'middle', 'relegation'] as const;
export type PartKind = (typeof partKinds)[number];

/** One part of a divided table, in which its teams play the last rounds among themselves. */
export interface Part {
  readonly kind: PartKind;
  /** Number of teams, for matches that do not name their part. */
  readonly size?: number;
  /**
   * The points of the first rounds are halved, and rounded up or down. Among level teams those whose points were rounded
   * down come first, and those whose points were rounded up come last.
   */
  readonly halves?: 'up' | 'down' | undefined;
  /** Level teams are compared as if nothing had been rounded. */
  readonly ignoresRounding?: true;
}

/** After a matchday the table divides, and no team can leave its part. */
export interface Split {
  /** For matches that do not name their part; undefined where the table divides by such names alone. */
  readonly afterRound?: number;
  readonly parts: readonly Part[];
  /** Level teams of a part are in the order that they had before the division. */
  readonly keepsPlaces?: true;
}

/** How a competition ranks its teams. */
export interface Rules {
  readonly win: number;
  readonly draw: number;
  /** What separates teams with equal points. */
  readonly order: readonly Criterion[];
  readonly split?: Split;
  /** Places after which a play-off separates two teams with equal points, once all is played: 1 is the title. */
  readonly playOffAfter?: readonly number[];
  readonly zones?: readonly Zone[];
}
