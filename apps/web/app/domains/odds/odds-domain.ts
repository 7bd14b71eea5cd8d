import type { Odds } from '@khandai/odds-parser';
import { createStoreContext } from '../../shell/services/store-context';
import type { Services } from '../../shell/services/services';
import { followOdds } from './follow-odds';
import { OddsSettingsStore } from './OddsSettingsStore';

/** Odds services that all pages share. */
export interface OddsDomain {
  readonly settings: OddsSettingsStore;
  /** Passes pushed odds to `accept`, at most once per tick, until `signal` aborts. */
  follow(accept: (list: readonly Odds[]) => void, signal: AbortSignal): void;
  /** Loads the settings saved in this browser. */
  start(page: Pick<Window, 'document'>): void;
}

export function createOdds({
  socket,
  timers,
  log,
  ports,
}: Pick<Services, 'socket' | 'timers' | 'log' | 'ports'>): OddsDomain {
  const settings = new OddsSettingsStore();
  return {
    settings,
    follow: (accept, signal) => {
      followOdds({ socket, timers, log, accept }, signal);
    },
    start: ({ document }) => {
      settings.load(ports.storage, document.documentElement);
    },
  };
}

export const [OddsContext, useOdds] = createStoreContext<OddsDomain>('OddsDomain');
