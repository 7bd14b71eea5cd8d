import type { CommentaryLine, LineUps } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { ExtraScore } from '../../platform/database/schema.js';
import type { BadInput, FeedEvent, FeedLeague, FeedStat, FeedTeam } from '../../modules/fixtures/feed.js';

/** A match as the record ended with it. Times are milliseconds of the record's own time. */
export interface RecordMatch {
  matchId: string;
  league: FeedLeague;
  home: FeedTeam;
  away: FeedTeam;
  round: string;
  location: string;
  kickOff: number;
  /** Raw status at the end of the record. */
  status: number;
  half: [home: number, away: number];
  full: [home: number, away: number];
  red: [home: number, away: number];
  yellow: [home: number, away: number];
  corner: [home: number, away: number];
  /** Where extra time or kicks from the mark were needed. */
  extra: ExtraScore | null;
  hot: boolean;
}

/** Everything that could be read of one recorded day. */
export interface MatchRecord {
  /** What the files of this record are called before their kind. */
  prefix: string;
  matches: RecordMatch[];
  stats: Map<string, FeedStat[]>;
  /** By match id, like all that follows; a match without an entry has none told. */
  events: Map<string, FeedEvent[]>;
  lineUps: Map<string, LineUps>;
  commentary: Map<string, CommentaryLine[]>;
  /** Opening and last prices, by row key. */
  main: Odds[];
  /** In order of their times. */
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
  main: [],
  changes: [],
  history: [],
  bad: [],
});
