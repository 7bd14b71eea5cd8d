import { createStoreContext } from '../../shell/services/store-context';
import type { OnlineListStore } from './OnlineListStore';

/** The list of online members. */
export const [OnlineListContext, useOnlineListStore] = createStoreContext<OnlineListStore>('OnlineListStore');
