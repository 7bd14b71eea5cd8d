import { createStoreContext } from '../../shell/services/store-context';
import type { RoomStore } from './RoomStore';

/** The store of the room's match content. */
export const [RoomContext, useRoomStore] = createStoreContext<RoomStore>('RoomStore');
