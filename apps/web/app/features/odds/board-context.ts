import { createStoreContext } from '../../shell/services/store-context';
import type { BoardStore } from './BoardStore';

/** The odds board of the page. */
export const [BoardContext, useBoardStore] = createStoreContext<BoardStore>('BoardStore');
