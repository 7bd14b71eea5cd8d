import type { OddsFrame, OddsRows, TopicOf } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import type { Clock } from '@khandai/runtime';
import type { Log } from '../../shell/services/log';
import { readRows } from './read-rows';

/** Pushed rows are applied at most this often: users cannot see the delay, and all rows of a tick cause one render. */
export const ODDS_TICK_MS = 100;

export interface FollowOddsDeps {
  readonly socket: { watch(topic: TopicOf<'odds'>, listener: (frame: OddsFrame) => void): () => void };
  readonly timers: Clock;
  readonly log: Log;
  /** Takes all odds of a tick at once, oldest first, in one transaction. */
  readonly accept: (list: readonly Odds[]) => void;
}

/** Batches pushed rows by tick, parses them, and passes them on until `signal` aborts. */
export function followOdds({ socket, timers, log, accept }: FollowOddsDeps, signal: AbortSignal): void {
  let waiting: OddsRows[] = [];
  const flush = async () => {
    await timers.sleep(ODDS_TICK_MS, signal);
    const frames = waiting;
    waiting = [];
    if (!signal.aborted) accept(frames.flatMap((rows) => readRows(rows, log)));
  };
  const stop = socket.watch({ topic: 'odds' }, ({ rows }) => {
    waiting.push(rows);
    if (waiting.length === 1) void flush();
  });
  signal.addEventListener('abort', stop);
}
