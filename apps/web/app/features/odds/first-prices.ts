import type { Clock } from '@khandai/runtime';
import type { useFollowOdds } from '../../domains/odds';

/** The prices of one match are followed by those of the others. */
const FIRST_MS = 3000;
/** Prices that go on without a match for the board are of days that it does not show. */
const MAX_MS = 5 * 60_000;

export interface FirstPricesDeps {
  readonly follow: ReturnType<typeof useFollowOdds>;
  readonly timers: Clock;
  /** 0 to 1. All pages with an empty board learn of the first prices at once, and must not all ask at once. */
  readonly random: () => number;
  /** Company whose prices the board shows; undefined before it has any. */
  readonly companyId: number | undefined;
  readonly reload: () => void;
}

/**
 * Reloads an empty board after prices of its company were pushed, until `signal` aborts: they may be those of its first matches.
 * Each pause is twice the one before.
 */
export function reloadOnFirstPrices(
  { follow, timers, random, companyId, reload }: FirstPricesDeps,
  signal: AbortSignal,
): void {
  let isComing = false;
  let pause = FIRST_MS;
  const reloadSoon = async () => {
    isComing = true;
    await timers.sleep(pause * (1 + random()), signal);
    isComing = false;
    pause = Math.min(MAX_MS, 2 * pause);
    if (!signal.aborted) reload();
  };
  follow((list) => {
    if (isComing || !list.some((odds) => companyId === undefined || odds.companyId === companyId)) return;
    void reloadSoon();
  }, signal);
}
