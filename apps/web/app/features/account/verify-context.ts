import { createStoreContext } from '../../shell/services/store-context';
import type { VerifyStore } from './VerifyStore';

/** The e-mail verification that an e-mail link starts. */
export const [VerifyContext, useVerifyStore] = createStoreContext<VerifyStore>('VerifyStore');
