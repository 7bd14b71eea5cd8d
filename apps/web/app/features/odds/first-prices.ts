import type { Clock } from '@khandai/runtime';
import type { useFollowOdds } from '../../domains/odds';

/** The prices of one match are followed by those of the others. */
const MORE_MS = 3000;

export interface FirstPricesDeps {
  readonly follow: ReturnType<typeof useFollowOdds>;
  readonly timers: Clock;
  readonly reload: () => void;
}

/** Reloads an empty board after prices were pushed, until `signal` aborts: they may be those of its first matches. */
export function reloadOnFirstPrices({ follow, timers, reload }: FirstPricesDeps, signal: AbortSignal): void {
  let isComing = false;
  const reloadSoon = async () => {
    isComing = true;
    await timers.sleep(MORE_MS, signal);
    isComing = false;
    if (!signal.aborted) reload();
  };
  follow((list) => {
    if (list.length > 0 && !isComing) void reloadSoon();
  }, signal);
}
