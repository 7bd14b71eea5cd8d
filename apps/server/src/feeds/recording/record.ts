import type { CommentaryLine, LineUps } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { AggregateScore, ExtraScore } from '../../platform/database/schema.js';
import type {
  BadInput,
  FeedBatch,
  FeedEvent,
  FeedLeague,
  FeedStage,
  FeedStat,
  FeedTeam,
} from '../../modules/fixtures/feed.js';

/** Final state of a match in the recording. Times are in milliseconds of the recording's own time. */
export interface RecordMatch {
  matchId: string;
  league: FeedLeague;
  home: FeedTeam;
  away: FeedTeam;
  round: string;
  stage: FeedStage | undefined;
  location: string;
  kickOff: number;
  /** Raw status at the end of the recording. */
  status: number;
  half: [home: number, away: number];
  full: [home: number, away: number];
  red: [home: number, away: number];
  yellow: [home: number, away: number];
  corner: [home: number, away: number];
  /** Set when extra time or a penalty shoot-out took place. */
  extra: ExtraScore | null;
  /** Score of both legs at the end. */
  aggregate: AggregateScore | null;
  hot: boolean;
}

/** Every usable part of one recorded day. */
export interface MatchRecord {
  /** Prefix of the recording's file names. */
  prefix: string;
  matches: RecordMatch[];
  stats: Map<string, FeedStat[]>;
  /** By match id, like the maps below; a match without an entry has no such data. */
  events: Map<string, FeedEvent[]>;
  lineUps: Map<string, LineUps>;
  commentary: Map<string, CommentaryLine[]>;
  squads: NonNullable<FeedBatch['squads']>;
  /** Opening and last odds, by row key. */
  main: Odds[];
  /** In order of time. */
  changes: Odds[];
  /** Closing rows. */
  history: Odds[];
  bad: BadInput[];
}

export const emptyRecord = (): MatchRecord => ({
  prefix: '',
  matches: [],
  stats: new Map(),
  events: new Map(),
  lineUps: new Map(),
  commentary: new Map(),
  squads: [],
  main: [],
  changes: [],
  history: [],
  bad: [],
});
