import type { Calls } from '@khandai/contracts';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { HighlightDesk } from './highlight-desk.js';
import { titleHandlers } from './title-handlers.js';

type Path = `/other/api/desk/highlight${'' | `/${string}`}`;
type DeskHighlightCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} ${Path}`>;

export function deskHighlightRoutes(desk: HighlightDesk): Handlers<DeskHighlightCall> {
  const { page, one, create, update, publish, withdraw, restore, remove } = titleHandlers(desk);
  return {
    'GET /other/api/desk/highlight': page,
    'GET /other/api/desk/highlight/{id}': one,
    'POST /other/api/desk/highlight': create,
    'POST /other/api/desk/highlight/{id}': update,
    'POST /other/api/desk/highlight/{id}/publish': publish,
    'POST /other/api/desk/highlight/{id}/withdraw': withdraw,
    'POST /other/api/desk/highlight/{id}/restore': restore,
    'DELETE /other/api/desk/highlight/{id}': remove,
  };
}
