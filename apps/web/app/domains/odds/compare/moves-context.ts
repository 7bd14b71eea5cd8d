import { createStoreContext } from '../../../shell/services/store-context';
import type { MovesStore } from './MovesStore';

/** The price history that the page shows. */
export const [MovesContext, useMovesStore] = createStoreContext<MovesStore>('MovesStore');
