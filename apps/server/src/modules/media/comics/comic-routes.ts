import type { Calls } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { ChapterDesk } from '../desk/chapter-desk.js';
import type { ComicDesk } from '../desk/comic-desk.js';
import { titleHandlers } from '../desk/title-handlers.js';
import type { ComicPages } from './comic-pages.js';
import type { ComicProgressRepository } from './comic-progress-repository.js';
import type { ComicService } from './comic-service.js';

type ComicCall = Extract<keyof Calls, `${'GET' | 'POST'} /other/api/comic/${string}`>;
type DeskComicCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} /other/api/desk/comic${string}`>;

export interface ComicRoutesDeps {
  readonly comics: ComicService;
  readonly progress: ComicProgressRepository;
  readonly clock: Pick<Clock, 'now'>;
}

const idOf = (caller: Caller): number => requireIdentity(caller).userId;

export function comicRoutes({ comics, progress, clock }: ComicRoutesDeps): Handlers<ComicCall> {
  const at = () => new Date(clock.now());
  return {
    'GET /other/api/comic/list': ({ query: { ids, sort = 'new', pageNum = 1, pageSize = 24, ...filter } }) =>
      comics.list({ ...filter, sort, pageNum, pageSize, ids: ids?.split(',').map(Number) }),
    'GET /other/api/comic/facets': () => comics.facets(),
    'GET /other/api/comic/info/{slug}': ({ params }) => comics.info(params.slug),
    'GET /other/api/comic/chapter/{slug}/{number}': ({ params }) => comics.chapter(params.slug, params.number),
    'POST /other/api/comic/read/{chapterId}': ({ params }, caller) => comics.read(params.chapterId, idOf(caller)),
    'GET /other/api/comic/progress': async ({ query }, caller) => ({
      list: await progress.of(idOf(caller), at(), query.titleId),
    }),
    'POST /other/api/comic/progress': async ({ body: { seen, merge = false } }, caller) => {
      await progress.save(idOf(caller), at(), seen, merge);
      return {};
    },
    'GET /other/api/comic/follow/{titleId}': async ({ params }, caller) => ({
      following: await progress.isFollowing(idOf(caller), params.titleId),
    }),
    'POST /other/api/comic/follow': ({ body }, caller) =>
      progress.follow(idOf(caller), body.titleId, at(), body.following),
  };
}

export interface DeskComicRoutesDeps {
  readonly desk: ComicDesk;
  readonly chapters: ChapterDesk;
  readonly pages: ComicPages;
}

export function deskComicRoutes({ desk, chapters, pages }: DeskComicRoutesDeps): Handlers<DeskComicCall> {
  const { page, one, create, update, publish, withdraw, restore, remove } = titleHandlers(desk);
  return {
    'GET /other/api/desk/comic': page,
    'GET /other/api/desk/comic/{id}': one,
    'POST /other/api/desk/comic': create,
    'POST /other/api/desk/comic/{id}': update,
    'POST /other/api/desk/comic/{id}/publish': publish,
    'POST /other/api/desk/comic/{id}/withdraw': withdraw,
    'POST /other/api/desk/comic/{id}/restore': restore,
    'DELETE /other/api/desk/comic/{id}': remove,
    'GET /other/api/desk/comic-chapter': ({ query }) => chapters.page(query),
    'GET /other/api/desk/comic-chapter/{id}': ({ params }) => chapters.one(params.id),
    'POST /other/api/desk/comic-chapter': ({ body }, caller) => chapters.create(idOf(caller), body),
    'POST /other/api/desk/comic-chapter/{id}': ({ params, body: { version, ...changes } }, caller) =>
      chapters.update(idOf(caller), params.id, version, changes),
    'POST /other/api/desk/comic-chapter/{id}/publish': ({ params, body }, caller) =>
      chapters.publish(idOf(caller), params.id, body.version, body.at),
    'POST /other/api/desk/comic-chapter/{id}/unpublish': ({ params, body }, caller) =>
      chapters.unpublish(idOf(caller), params.id, body.version),
    'DELETE /other/api/desk/comic-chapter/{id}': ({ params }, caller) => chapters.remove(idOf(caller), params.id),
    'POST /other/api/desk/comic-page': ({ file }, caller) => pages.add(idOf(caller), file),
  };
}
