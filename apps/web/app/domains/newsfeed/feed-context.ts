import { createStoreContext } from '../../shell/services/store-context';
import type { FeedStore } from './FeedStore';

export const [FeedContext, useFeed] = createStoreContext<FeedStore>('FeedStore');
