import { createStoreContext } from '../../shell/services/store-context';
import type { OnlineListStore } from './OnlineListStore';

/** The list of members who are online. */
export const [OnlineListContext, useOnlineListStore] = createStoreContext<OnlineListStore>('OnlineListStore');
