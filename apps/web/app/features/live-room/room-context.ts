import { createStoreContext } from '../../shell/services/store-context';
import type { RoomStore } from './RoomStore';

/** What happens in the match of the room. */
export const [RoomContext, useRoomStore] = createStoreContext<RoomStore>('RoomStore');
