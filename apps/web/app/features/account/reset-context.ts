import { createStoreContext } from '../../shell/services/store-context';
import type { ResetStore } from './ResetStore';

/** The password reset that a letter asks for. */
export const [ResetContext, useResetStore] = createStoreContext<ResetStore>('ResetStore');
