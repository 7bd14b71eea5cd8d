import type { SportType } from '@khandai/contracts';
import type { FeedHost, FeedLeague, FeedStage } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';

/** A match of the demo: who plays when, and the seed of its course. */
export interface DemoFixture {
  fixtureId: string;
  sportType: SportType;
  /** Determines the course of the match. */
  seed: string;
  league: FeedLeague;
  home: DemoClub;
  away: DemoClub;
  kickOff: number;
  /** Time from which its teams are known; absent for a match that was always on the calendar. */
  knownAt?: number;
  round: string;
  /** Set for a match that counts in the table or the bracket of its season. */
  stage: FeedStage | undefined;
  hot: boolean;
  /** Needs a winner: if it is level, extra time and a penalty shoot-out follow. */
  knockOut: boolean;
  /** Whether it may be called off or abandoned. */
  mayFail: boolean;
  hosts: FeedHost[];
}
