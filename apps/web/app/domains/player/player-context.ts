import { createStoreContext } from '../../shell/services/store-context';
import type { PlayerStore } from './PlayerStore';

/** The player that a room or the corner shows. */
export const [PlayerStoreContext, usePlayerStore] = createStoreContext<PlayerStore>('PlayerStore');
