import { createStoreContext } from '../../shell/services/store-context';
import type { MeStore } from './MeStore';

/** The account store of the member whose page is open. */
export const [MeContext, useMeStore] = createStoreContext<MeStore>('MeStore');
