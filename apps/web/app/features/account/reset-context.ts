import { createStoreContext } from '../../shell/services/store-context';
import type { ResetStore } from './ResetStore';

/** The password reset that an e-mail link starts. */
export const [ResetContext, useResetStore] = createStoreContext<ResetStore>('ResetStore');
