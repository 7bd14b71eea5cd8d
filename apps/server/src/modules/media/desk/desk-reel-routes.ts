import type { Calls } from '@khandai/contracts';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { ReelDesk } from './reel-desk.js';
import { titleHandlers } from './title-handlers.js';

type Path = `/other/api/desk/reel${'' | `/${string}`}`;
type DeskReelCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} ${Path}`>;

export function deskReelRoutes(desk: ReelDesk): Handlers<DeskReelCall> {
  const { page, one, create, update, publish, withdraw, restore, remove } = titleHandlers(desk);
  return {
    'GET /other/api/desk/reel': page,
    'GET /other/api/desk/reel/{id}': one,
    'POST /other/api/desk/reel': create,
    'POST /other/api/desk/reel/{id}': update,
    'POST /other/api/desk/reel/{id}/publish': publish,
    'POST /other/api/desk/reel/{id}/withdraw': withdraw,
    'POST /other/api/desk/reel/{id}/restore': restore,
    'DELETE /other/api/desk/reel/{id}': remove,
  };
}
