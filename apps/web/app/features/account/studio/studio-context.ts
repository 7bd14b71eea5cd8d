import { createStoreContext } from '../../../shell/services/store-context';
import type { StudioStore } from './StudioStore';

/** The studio of a commentator. */
export const [StudioContext, useStudioStore] = createStoreContext<StudioStore>('StudioStore');
