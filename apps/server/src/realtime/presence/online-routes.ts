import type { Handlers } from '../../platform/http/handlers.js';
import type { OnlineList } from './online-list.js';

export function onlineRoutes(online: OnlineList): Handlers<'GET /au/api/user/online-list'> {
  return {
    'GET /au/api/user/online-list': async ({ query: { roomId, pageNum, pageSize } }) => online.page(roomId ?? 'site', pageNum, pageSize),
  };
}
