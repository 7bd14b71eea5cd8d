import type { OddsRows } from '@khandai/contracts';
import { createStoreContext } from '../../shell/services/store-context';
import type { Services } from '../../shell/services/services';
import { followOdds } from './follow-odds';
import { OddsSettingsStore } from './OddsSettingsStore';

/** Odds as every page shares them. */
export interface OddsDomain {
  readonly settings: OddsSettingsStore;
  /** Hands pushed rows to `accept`, at most once a tick, until `signal` aborts. */
  follow(accept: (rows: OddsRows) => void, signal: AbortSignal): void;
  /** Reads what this browser saved. */
  start(page: Pick<Window, 'document'>): void;
}

export function createOdds({ socket, timers, ports }: Pick<Services, 'socket' | 'timers' | 'ports'>): OddsDomain {
  const settings = new OddsSettingsStore();
  return {
    settings,
    follow: (accept, signal) => {
      followOdds({ socket, timers, accept }, signal);
    },
    start: ({ document }) => {
      settings.load(ports.storage, document.documentElement);
    },
  };
}

export const [OddsContext, useOdds] = createStoreContext<OddsDomain>('OddsDomain');
