import { createStoreContext } from '../../shell/services/store-context';
import type { VerifyStore } from './VerifyStore';

/** The check of an email address that a letter asks for. */
export const [VerifyContext, useVerifyStore] = createStoreContext<VerifyStore>('VerifyStore');
