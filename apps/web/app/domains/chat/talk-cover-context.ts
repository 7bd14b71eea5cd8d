import { createStoreContext } from '../../shell/services/store-context';
import type { TalkCover } from './TalkCover';

/** What of the chat room on screen is covered. */
export const [TalkCoverContext, useTalkCover] = createStoreContext<TalkCover>('TalkCover');
