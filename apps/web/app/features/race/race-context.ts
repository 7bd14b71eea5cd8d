import { createStoreContext } from '../../shell/services/store-context';
import type { LiveRace } from './LiveRace';
import type { PickStore } from './PickStore';
import type { RaceStore } from './RaceStore';
import type { ReplayStore } from './ReplayStore';

/** The stores of the page. */
export interface RaceStores {
  readonly races: RaceStore;
  readonly live: LiveRace;
  readonly replay: ReplayStore;
  readonly picks: PickStore;
}

export const [RaceContext, useRaces] = createStoreContext<RaceStores>('RaceStores');
