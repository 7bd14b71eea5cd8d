import type { ExtraScore } from '../../platform/database/schema.js';
import type { Parsed } from '../input/read-rows.js';

type Pair = [home: number, away: number];

export interface OpenGoal {
  /** True when the goal counts for the home team. */
  home: boolean;
  minute: number;
  addedMinute: number;
  playerName: string;
  penalty: boolean;
  ownGoal: boolean;
}

/** A validated openfootball match. Times are in milliseconds. */
export interface OpenMatch {
  round: string;
  /** `Group A`, or empty. */
  group: string;
  kickOff: number;
  home: string;
  away: string;
  /** Raw status: not started, finished, postponed or cancelled. */
  status: number;
  /** Score after ninety minutes; null before the match. */
  full: Pair | null;
  half: Pair | null;
  extra: ExtraScore | null;
  /** In order of minutes; null when the file has none. */
  goals: OpenGoal[] | null;
  ground: string;
}

export interface OpenCompetition extends Parsed<OpenMatch> {
  name: string;
  /** Number of future matches without a kick-off time, which cannot appear in a schedule. */
  undated: number;
}
