import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { DeskPageService } from './desk-page-service.js';
import type { PageService } from './page-service.js';

const DESK_PAGE = 25;

type PageCall =
  | 'GET /other/api/page/{slug}'
  | 'GET /other/api/desk/page'
  | 'GET /other/api/desk/page/{id}'
  | 'POST /other/api/desk/page/{id}'
  | 'DELETE /other/api/desk/page/{id}'
  | 'GET /other/api/desk/page/{id}/versions'
  | 'POST /other/api/desk/page/{id}/restore';

export const pageRoutes = (pages: PageService, desk: DeskPageService): Handlers<PageCall> => ({
  'GET /other/api/page/{slug}': ({ params, query }) => pages.page({ slug: params.slug, locale: query.locale ?? 'vi' }),
  'GET /other/api/desk/page': ({ query: { pageNum = 1, pageSize = DESK_PAGE, sort = 'id', order = 'asc', q } }) =>
    desk.list({ q, pageNum, pageSize, sort, order }),
  'GET /other/api/desk/page/{id}': ({ params }) => desk.one(params.id),
  'POST /other/api/desk/page/{id}': ({ params, body }, caller) => desk.update(requireIdentity(caller), params.id, body),
  'DELETE /other/api/desk/page/{id}': ({ params }, caller) => desk.reset(requireIdentity(caller), params.id),
  'GET /other/api/desk/page/{id}/versions': ({ params }) => desk.versions(params.id),
  'POST /other/api/desk/page/{id}/restore': ({ params, body }, caller) =>
    desk.restore(requireIdentity(caller), params.id, body),
});
