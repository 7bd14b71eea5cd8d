import type { Handlers } from '../../platform/http/handlers.js';
import type { OnlineList } from './online-list.js';
import type { Rooms } from './rooms.js';

export interface OnlineRoutesDeps {
  readonly online: OnlineList;
  readonly rooms: Rooms;
}

export function onlineRoutes({ online, rooms }: OnlineRoutesDeps): Handlers<'GET /au/api/user/online-list'> {
  return {
    'GET /au/api/user/online-list': async ({ query: { roomId, pageNum, pageSize } }, { identity }) => {
      // Only users who may enter a private room may see who is in it.
      if (roomId !== undefined) await rooms.room(roomId, identity);
      return online.page(roomId ?? 'site', pageNum, pageSize);
    },
  };
}
