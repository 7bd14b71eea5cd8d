import { createStoreContext } from '../../shell/services/store-context';
import type { RunningLines } from './RunningLines';

/** The chat messages that run over the video. */
export const [RunningContext, useRunningLines] = createStoreContext<RunningLines>('RunningLines');
