import type { OddsRows } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';

/** Pushed rows are applied at most this often: users cannot see the delay, and all rows of a tick cause one render. */
export const ODDS_TICK_MS = 100;

export interface FollowOddsDeps {
  readonly socket: { watchOdds(listener: (rows: OddsRows) => void): () => void };
  readonly timers: Clock;
  /** Takes all rows of a tick at once, in one transaction. */
  readonly accept: (rows: OddsRows) => void;
}

/** Batches pushed rows by tick and passes them on until `signal` aborts. */
export function followOdds({ socket, timers, accept }: FollowOddsDeps, signal: AbortSignal): void {
  let waiting: OddsRows[] = [];
  const flush = async () => {
    await timers.sleep(ODDS_TICK_MS, signal);
    const rows = joined(waiting);
    waiting = [];
    if (!signal.aborted) accept(rows);
  };
  const stop = socket.watchOdds((rows) => {
    waiting.push(rows);
    if (waiting.length === 1) void flush();
  });
  signal.addEventListener('abort', stop);
}

function joined(list: readonly OddsRows[]): OddsRows {
  const all: Record<string, string[]> = {};
  for (const rows of list) for (const [category, more] of Object.entries(rows)) (all[category] ??= []).push(...more);
  return all;
}

/** Only the rows of one match; a row starts with the match id. */
export function rowsOf(rows: OddsRows, matchId: string): OddsRows {
  const own = Object.entries(rows).map(
    ([category, list]) => [category, list.filter((row) => row.startsWith(`${matchId},`))] as const,
  );
  return Object.fromEntries(own.filter(([, list]) => list.length > 0));
}
