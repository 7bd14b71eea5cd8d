import type { Calls } from '@khandai/contracts';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { SubtitleService } from '../films/subtitle-service.js';
import type { FilmDesk } from './film-desk.js';
import { titleHandlers } from './title-handlers.js';

type Path = `/other/api/desk/film${'' | `/${string}`}`;
type DeskFilmCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} ${Path}`> | 'POST /other/api/desk/subtitle';

export function deskFilmRoutes(desk: FilmDesk, subtitles: SubtitleService): Handlers<DeskFilmCall> {
  const { page, one, create, update, publish, withdraw, restore, remove } = titleHandlers(desk);
  return {
    'GET /other/api/desk/film': page,
    'GET /other/api/desk/film/{id}': one,
    'POST /other/api/desk/film': create,
    'POST /other/api/desk/film/{id}': update,
    'POST /other/api/desk/film/{id}/publish': publish,
    'POST /other/api/desk/film/{id}/withdraw': withdraw,
    'POST /other/api/desk/film/{id}/restore': restore,
    'DELETE /other/api/desk/film/{id}': remove,
    'POST /other/api/desk/subtitle': ({ file }, caller) => subtitles.add(requireIdentity(caller).userId, file),
  };
}
