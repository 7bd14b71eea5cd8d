import type { ExtraScore, Phase } from '../../platform/database/schema.js';
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

/** Part and round of a match in its competition. */
export interface Place {
  /** A tournament of its own within the season: `Apertura`; empty where the season is one. */
  half: string;
  /** Empty for a match outside the table and the bracket. */
  phase: Phase | '';
  /** See `FeedStage`. */
  group: string;
  number: number | null;
}

/** A validated openfootball match. Times are in milliseconds. */
export interface OpenMatch {
  round: string;
  /** The number of the match in its tournament; undefined when the file has none. */
  number: number | undefined;
  /** Part of the season such as `Championship round`, or empty. */
  stage: string;
  /** `Group A`, or empty. */
  group: string;
  kickOff: number;
  /** True when the file has no hour; `kickOff` is then noon of the day in UTC. */
  dateOnly: boolean;
  home: string;
  away: string;
  /** Counts the matches of a season at this home ground against this guest outside cup rounds, from 1. */
  meeting: number;
  /** Raw status: not started, finished, postponed or cancelled. */
  status: number;
  /** The league decided the score. */
  awarded: boolean;
  /** Score after ninety minutes; null before the match. */
  full: Pair | null;
  half: Pair | null;
  extra: ExtraScore | null;
  /** In order of minutes; null when the file has none. */
  goals: OpenGoal[] | null;
  ground: string;
  place: Place;
}

/** What identifies a competition: the file's name for one, and the season for the other. */
export interface CompetitionName {
  /** As in the file: `English Premier League 2025/26`. */
  name: string;
  /** The same in every season (`en.1`); a tournament without a league code has its name. */
  key: string;
  /** `2025/26`; empty when the key is the name. */
  season: string;
  /** As users read it, without the season. */
  shown: string;
}

export interface OpenCompetition extends Parsed<OpenMatch>, CompetitionName {
  /** Number of rows in the file. */
  read: number;
  /** Number of matches that have a time but no known zone, so only their day is used. */
  withoutZone: number;
  /** Team codes that the matches themselves have, by team name. */
  codes: ReadonlyMap<string, string>;
}
