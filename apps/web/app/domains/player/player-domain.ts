import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { PlayerDock } from './PlayerDock';

export const createPlayer = ({ ports }: Pick<Services, 'ports'>): PlayerDock =>
  new PlayerDock({ storage: ports.storage });

/** The single player of a page view, in a room or in the corner. */
export const [PlayerContext, usePlayerDock] = createStoreContext<PlayerDock>('PlayerDock');
