import { createStoreContext } from '../../shell/services/store-context';
import type { RunningLines } from './RunningLines';

/** Chat messages that run over the picture. */
export const [RunningContext, useRunningLines] = createStoreContext<RunningLines>('RunningLines');
