import type { ExtraScore } from '../../platform/database/schema.js';
import type { Parsed } from '../input/read-rows.js';

type Pair = [home: number, away: number];

export interface OpenGoal {
  /** Counts for the home side. */
  home: boolean;
  minute: number;
  addedMinute: number;
  playerName: string;
  penalty: boolean;
  ownGoal: boolean;
}

/** A match as openfootball tells it, checked. Times are milliseconds. */
export interface OpenMatch {
  round: string;
  /** `Group A`, or empty. */
  group: string;
  kickOff: number;
  home: string;
  away: string;
  /** Raw status: not started, finished, postponed or cancelled. */
  status: number;
  /** Scores of ninety minutes; null while the match is to come. */
  full: Pair | null;
  half: Pair | null;
  extra: ExtraScore | null;
  /** In order of their minutes; null where they are not told. */
  goals: OpenGoal[] | null;
  ground: string;
}

export interface OpenCompetition extends Parsed<OpenMatch> {
  name: string;
  /** Matches to come whose hour is not fixed yet: they have no place on a schedule. */
  undated: number;
}
