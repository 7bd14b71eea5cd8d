import { LiveTotalsFeed } from '@khandai/live-schedule';
import type { LiveTotals } from '@khandai/contracts';
import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { LiveStore } from './LiveStore';

/** Match data that all pages share. */
export interface MatchDomain {
  readonly live: LiveStore;
  /** Applies pushed scores and room counts until `signal` aborts. */
  start(signal: AbortSignal): void;
  /** Refreshes the live totals until `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

/** @param first Totals of the first paint, and when the server read them (ms since the epoch). */
export function createMatch(
  { api, socket, clock, timers, log }: Pick<Services, 'api' | 'socket' | 'clock' | 'timers' | 'log'>,
  first: { readonly totals: LiveTotals; readonly now: number },
): MatchDomain {
  const live = new LiveStore(first);
  const totals = new LiveTotalsFeed(
    {
      api: { liveTotals: (mode, signal) => api.call('GET /al/api/live/live-total', { query: { mode } }, signal) },
      clock: timers,
    },
    { shown: first.totals },
  );
  return {
    live,
    run: (signal) => totals.run(signal),
    start: (signal) => {
      const stops = [
        socket.resumed.on(() => {
          totals.refreshNow();
        }),
        socket.watch({ topic: 'scores' }, ({ list }) => {
          live.acceptScores(list, clock.now);
          // A kick-off or final whistle changes the totals: read them at once, without waiting for the interval.
          if (live.countMoved(list)) totals.refreshNow();
        }),
        socket.watch({ topic: 'rooms' }, ({ list }) => {
          live.acceptOnline(list);
        }),
        totals.read.on(({ list }) => {
          live.acceptRead(list, clock.now);
        }),
        totals.changed.on((next) => {
          live.acceptTotals(next, clock.now);
        }),
        totals.failed.on((error) => {
          log.warn('live totals', error);
        }),
      ];
      signal.addEventListener('abort', () => {
        for (const stop of stops) stop();
      });
    },
  };
}

const [MatchContext, useMatchDomain] = createStoreContext<MatchDomain>('MatchDomain');

export { MatchContext };

/** Live changes of matches. */
export const useLive = (): LiveStore => useMatchDomain().live;
