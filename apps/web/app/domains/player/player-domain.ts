import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { PlayerDock } from './PlayerDock';

export const createPlayer = ({ ports }: Pick<Services, 'ports'>): PlayerDock => new PlayerDock({ storage: ports.storage });

/** The one player of a page view, wherever it is shown. */
export const [PlayerContext, usePlayerDock] = createStoreContext<PlayerDock>('PlayerDock');
