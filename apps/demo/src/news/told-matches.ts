import type { Clock } from '@khandai/runtime';
import type { PressMatch } from './news-matches.js';

export interface MatchLimit {
  readonly over: number;
  readonly coming: number;
}

export interface ToldMatches {
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
/** After these, fewer matches than wanted are enough. */
const PATIENT_TRIES = 20;

/** Waits for the matches, which the feed delivers shortly after the start. */
export async function toldMatches(
  { press, clock }: { readonly press: MatchSource; readonly clock: Clock },
  limit: MatchLimit,
  signal: AbortSignal,
): Promise<ToldMatches> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await press.matches(new Date(clock.now()), limit);
    const isFull = found.over.length === limit.over && found.coming.length === limit.coming;
    const isEnough = isFull || (attempt > PATIENT_TRIES && found.over.length + found.coming.length > 0);
    if (isEnough || attempt === TRIES || signal.aborted) return found;
    await clock.sleep(RETRY_MS, signal);
  }
}
