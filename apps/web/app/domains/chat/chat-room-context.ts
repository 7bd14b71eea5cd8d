import { createStoreContext } from '../../shell/services/store-context';
import type { ChatRoomStore } from './ChatRoomStore';

/** The chat room that is on screen. */
export const [ChatRoomContext, useChatRoomStore] = createStoreContext<ChatRoomStore>('ChatRoomStore');
