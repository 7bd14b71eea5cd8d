import type { Calls, DeskArticle } from '@khandai/contracts';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { ArticleEditor } from './article-editor.js';
import type { DeskArticles } from './desk-articles.js';
import type { DeskCategories } from './desk-categories.js';
import type { DeskHashtags } from './desk-hashtags.js';

type DeskArticleCall = Extract<keyof Calls, `${string} /other/api/desk/article${'' | `/${string}`}`>;
type DeskCategoryCall = Extract<keyof Calls, `${string} /other/api/desk/article-category${string}`>;
type DeskHashtagCall = Extract<keyof Calls, `${string} /other/api/desk/hashtag${string}`>;

const PAGE = { pageNum: 1, pageSize: 25, q: '' };
const who = (caller: Caller): number => requireIdentity(caller).userId;

export function deskArticleRoutes(editor: ArticleEditor, articles: DeskArticles): Handlers<DeskArticleCall> {
  /** Every change is answered with the article as it is now. */
  const then = async (id: number, done: Promise<void>): Promise<DeskArticle> => {
    await done;
    return articles.find(id);
  };
  return {
    'GET /other/api/desk/article': ({ query }) =>
      articles.list({ bin: false, sort: 'updatedAt', order: 'desc', ...PAGE, ...query }),
    'GET /other/api/desk/article/{id}': ({ params }) => articles.find(params.id),
    'POST /other/api/desk/article': async ({ body: { uuid, ...draft } }, caller) =>
      articles.find(await editor.create(who(caller), draft, uuid)),
    'POST /other/api/desk/article/{id}': ({ params: { id }, body }, caller) =>
      then(id, editor.save(who(caller), id, body)),
    'DELETE /other/api/desk/article/{id}': ({ params: { id } }, caller) => then(id, editor.remove(who(caller), id)),
    'POST /other/api/desk/article/{id}/recover': ({ params: { id } }, caller) =>
      then(id, editor.recover(who(caller), id)),
    'POST /other/api/desk/article/{id}/publish': ({ params: { id }, body: { version, publishAt } }, caller) =>
      then(id, editor.publish(who(caller), id, version, publishAt ? new Date(publishAt) : null)),
    'POST /other/api/desk/article/{id}/unpublish': ({ params: { id }, body }, caller) =>
      then(id, editor.unpublish(who(caller), id, body.version)),
    'POST /other/api/desk/article/{id}/discard': ({ params: { id }, body }, caller) =>
      then(id, editor.discard(who(caller), id, body.version)),
    'POST /other/api/desk/article/{id}/category': ({ params: { id }, body }, caller) =>
      then(id, editor.moveTo(who(caller), id, body.categoryId)),
    'POST /other/api/desk/article/{id}/pin': ({ params: { id }, body }, caller) =>
      then(id, editor.pin(who(caller), id, body.position)),
    'GET /other/api/desk/article/{id}/versions': ({ params }) => articles.versions(params.id),
    'POST /other/api/desk/article/{id}/restore': ({ params: { id }, body }, caller) =>
      then(id, editor.restore(who(caller), id, body.version, body.versionId)),
  };
}

export const deskCategoryRoutes = (categories: DeskCategories): Handlers<DeskCategoryCall> => ({
  'GET /other/api/desk/article-category': ({ query }) =>
    categories.list({ sort: 'position', order: 'asc', ...PAGE, ...query }),
  'GET /other/api/desk/article-category/{id}': ({ params }) => categories.find(params.id),
  'POST /other/api/desk/article-category': ({ body }, caller) => categories.create(who(caller), body),
  'POST /other/api/desk/article-category/{id}': ({ params, body }, caller) =>
    categories.update(who(caller), params.id, body),
  'DELETE /other/api/desk/article-category/{id}': ({ params }, caller) => categories.remove(who(caller), params.id),
});

export const deskHashtagRoutes = (hashtags: DeskHashtags): Handlers<DeskHashtagCall> => ({
  'GET /other/api/desk/hashtag': ({ query }) => hashtags.list({ sort: 'total', order: 'desc', ...PAGE, ...query }),
  'GET /other/api/desk/hashtag/{id}': ({ params }) => hashtags.find(params.id),
  'POST /other/api/desk/hashtag/{id}': ({ params, body }, caller) => hashtags.rename(who(caller), params.id, body),
  'DELETE /other/api/desk/hashtag/{id}': ({ params }, caller) => hashtags.remove(who(caller), params.id),
});
