import { createStoreContext } from '../../../shell/services/store-context';
import type { StreamsStore } from './StreamsStore';

/** The streams of the fixture whose dialog is open. */
export const [StreamsContext, useStreamsStore] = createStoreContext<StreamsStore>('StreamsStore');
