import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { TitleBookmarks } from './title-bookmarks.js';

type BookmarkCall =
  'POST /au/api/user/title-bookmark' | 'GET /au/api/user/title-bookmark/{id}' | 'GET /au/api/user/title-bookmark';

const PAGE = 20;

export const titleBookmarkRoutes = (saved: TitleBookmarks): Handlers<BookmarkCall> => ({
  'POST /au/api/user/title-bookmark': ({ body }, caller) => saved.save(requireIdentity(caller).userId, body),
  'GET /au/api/user/title-bookmark/{id}': ({ params }, caller) => saved.one(requireIdentity(caller).userId, params.id),
  'GET /au/api/user/title-bookmark': ({ query: { cursor, pageSize = PAGE } }, caller) =>
    saved.list(requireIdentity(caller).userId, { cursor, pageSize }),
});
