import { createStoreContext } from '../../shell/services/store-context';
import type { ModerationStore } from './ModerationStore';

export const [ModerationContext, useModerationStore] = createStoreContext<ModerationStore>('ModerationStore');
