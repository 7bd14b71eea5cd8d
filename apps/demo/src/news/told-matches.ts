import type { Clock } from '@khandai/runtime';
import type { PressMatch } from './news-matches.js';

interface MatchLimit {
  readonly over: number;
  readonly coming: number;
}

interface ToldMatches {
  readonly over: PressMatch[];
  readonly coming: PressMatch[];
}

/** Where the demo reads about its matches. */
export interface MatchSource {
  /** Simulated football matches: the last ones that are over, and the next ones. */
  matches(now: Date, limit: MatchLimit): Promise<ToldMatches>;
}

/** From the kick-off of a match to what is written and cut of it. */
export const PLAYED_MS = 130 * 60_000;

const RETRY_MS = 500;
const TRIES = 240;
/** After these, less than wanted is enough. */
const PATIENT_TRIES = 20;

interface Wanted<T> {
  readonly read: () => Promise<T>;
  readonly isFull: (found: T) => boolean;
  /** Whether it is better than nothing. */
  readonly isSome: (found: T) => boolean;
}

/** Waits for what depends on the matches, which the feed delivers shortly after the start. */
export async function waitFor<T>(
  clock: Pick<Clock, 'sleep'>,
  { read, isFull, isSome }: Wanted<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await read();
    const isEnough = isFull(found) || (attempt > PATIENT_TRIES && isSome(found));
    if (isEnough || attempt === TRIES || signal.aborted) return found;
    await clock.sleep(RETRY_MS, signal);
  }
}
