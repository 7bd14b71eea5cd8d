import { createStoreContext } from '../../shell/services/store-context';
import type { ChatRoomStore } from './ChatRoomStore';
import type { TalkCover } from './TalkCover';

/** The chat room that is on screen. */
export const [ChatRoomContext, useChatRoomStore] = createStoreContext<ChatRoomStore>('ChatRoomStore');

/** What of it is covered. */
export const [TalkCoverContext, useTalkCover] = createStoreContext<TalkCover>('TalkCover');
