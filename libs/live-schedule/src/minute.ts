import type { Fixture } from '@khandai/contracts';

/** The part of a fixture its clock is read from; a `Fixture` fits. */
export type ClockedFixture = Pick<Fixture, 'status' | 'sportType' | 'kickOff' | 'halfStart' | 'injuryTime'>;

/**
 * Where the match stands. `minute` is the minute being played, as the scoreboard counts it (the first is 1);
 * `added` is above 0 in added time: 45+2 is minute 45, added 2.
 */
export type RunningMinute =
  | { readonly kind: 'minute'; readonly minute: number; readonly added: number }
  | { readonly kind: 'halfTime' }
  | { readonly kind: 'extraTime' }
  | { readonly kind: 'penalties' }
  /** A half is played, but nobody said when it began. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'notPlaying' };

/** Key of the words for a match's status; the words are the application's. */
export type StatusLabel =
  | 'coming'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'addedTime'
  | 'extraTime'
  | 'penalties'
  | 'ended'
  | 'postponed'
  | 'cancelled'
  | 'interrupted'
  | 'abandoned'
  | 'toBeDecided'
  | 'unconfirmed';
