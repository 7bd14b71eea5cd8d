import type { CommentaryLine, LineUps, OddsCategory, Origin } from '@khandai/contracts';
import type { ExtraScore } from '../platform/database/schema.js';

/** The one internal form of outside data. Feeds make it, the ingest service stores what changed and publishes it. */

export interface FeedTeam {
  teamId: string;
  name: string;
  shortName: string;
  code: string;
  colors: [string, string];
}

export interface FeedLeague {
  leagueId: string;
  name: string;
  shortName: string;
  color: string;
}

export interface FeedCommentator {
  /** Stable key of the feed's own; becomes a user with role commentator. */
  key: string;
  name: string;
  roomNumber: number;
  /** Guests read in the room, and only members write. */
  membersOnly?: boolean;
}

export interface FeedLink {
  name: string;
  kind: 'hls' | 'flv';
  url: string;
  licence: string;
}

export interface FeedHost {
  commentator: FeedCommentator | null;
  links: FeedLink[];
  live: boolean;
}

export interface FeedFixture {
  fixtureId: string;
  sportType: number;
  league: FeedLeague;
  round: string;
  home: FeedTeam;
  away: FeedTeam;
  kickOff: Date;
  /** Raw status of the provider. */
  status: number;
  halfStart: Date | null;
  injuryTime: number;
  /** Quarter, game or lap; 0 in football. */
  period: number;
  homeScore: number | null;
  awayScore: number | null;
  homeHalfScore: number | null;
  awayHalfScore: number | null;
  homeRed: number;
  awayRed: number;
  homeYellow: number;
  awayYellow: number;
  homeCorner: number;
  awayCorner: number;
  extra: ExtraScore | null;
  location: string;
  hot: boolean;
  origin: Origin;
  goalTimesEstimated: boolean;
  hosts: FeedHost[];
}

export interface FeedEvent {
  eventId: string;
  type: number;
  minute: number;
  addedMinute: number;
  homeEvent: boolean;
  playerName: string;
  otherPlayerName: string | null;
  homeScore: number | null;
  awayScore: number | null;
}

export interface FeedStat {
  type: number;
  home: number;
  away: number;
}

/** A whole `main` row (columns of odds-parser), already checked. */
export interface FeedOdds {
  fixtureId: string;
  companyId: number;
  category: OddsCategory;
  row: string;
}

/** A line that could not be used: where it stands and why, in Vietnamese, for the log and /readyz. */
export interface BadInput {
  file: string;
  /** 1-based position in its list, or null when the whole file is unusable. */
  row: number | null;
  reason: string;
}

/** What a feed hands over at one moment; absent parts did not change. */
export interface FeedBatch {
  fixtures?: FeedFixture[];
  events?: { fixtureId: string; list: FeedEvent[] }[];
  stats?: { fixtureId: string; list: FeedStat[] }[];
  lineUps?: { fixtureId: string; value: LineUps }[];
  commentary?: { fixtureId: string; list: CommentaryLine[] }[];
  odds?: FeedOdds[];
  companies?: { companyId: number; name: string }[];
  bad?: BadInput[];
}

export interface FeedSink {
  ingest(batch: FeedBatch): Promise<void>;
}

/** A source of batches. `run` goes on until `signal` aborts; constructors start nothing. */
export interface Feed {
  readonly name: string;
  run(sink: FeedSink, signal: AbortSignal): Promise<void>;
  /** Of a feed that invents matches: ids of those it shows at a moment, so that those it has left behind can go. */
  kept?(now: number): ReadonlySet<string>;
}
