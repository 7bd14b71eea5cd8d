import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { FilmFollows } from './film-follows.js';
import type { FilmService } from './film-service.js';
import type { SubtitleService } from './subtitle-service.js';

type FilmCall =
  | 'GET /other/api/film/list'
  | 'GET /other/api/film/genres'
  | 'GET /other/api/film/info/{slug}'
  | 'GET /other/api/film/info/{slug}/{number}'
  | 'GET /other/api/film/subtitle/{subtitleId}'
  | 'GET /other/api/film/watched'
  | 'GET /other/api/film/follow/{titleId}'
  | 'POST /other/api/film/follow/{titleId}';

export interface FilmRoutesDeps {
  readonly films: FilmService;
  readonly follows: FilmFollows;
  readonly subtitles: SubtitleService;
}

export const filmRoutes = ({ films, follows, subtitles }: FilmRoutesDeps): Handlers<FilmCall> => ({
  'GET /other/api/film/list': ({ query: { pageSize = 18, ...filter } }) => films.list({ ...filter, pageSize }),
  'GET /other/api/film/genres': () => films.genres(),
  'GET /other/api/film/info/{slug}': ({ params }) => films.info(params.slug),
  'GET /other/api/film/info/{slug}/{number}': ({ params }) => films.episode(params.slug, params.number),
  'GET /other/api/film/subtitle/{subtitleId}': ({ params }) => subtitles.one(params.subtitleId),
  'GET /other/api/film/watched': ({ query }) => films.watched(query.videos.split(',').map(Number)),
  'GET /other/api/film/follow/{titleId}': ({ params }, caller) =>
    follows.of(requireIdentity(caller).userId, params.titleId),
  'POST /other/api/film/follow/{titleId}': async ({ params, body }, caller) => {
    await follows.set(requireIdentity(caller).userId, params.titleId, body.follows);
    return {};
  },
});
