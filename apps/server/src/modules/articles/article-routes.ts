import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { ArticleBookmarks } from './article-bookmarks.js';
import type { ArticleService } from './article-service.js';
import type { ArticleViews } from './article-views.js';

type ArticleCall =
  | 'GET /other/api/article/list'
  | 'GET /other/api/article/list-most-view'
  | 'GET /other/api/article/list-top'
  | 'GET /other/api/article/list-by-category'
  | 'GET /other/api/article/category-list'
  | 'GET /other/api/article/info/{id}'
  | 'GET /other/api/article/list-hashtag'
  | 'GET /other/api/article/list/{x}'
  | 'POST /other/api/article/view/{id}'
  | 'GET /other/api/article/list-by-match/{fixtureId}'
  | 'POST /au/api/user/article-bookmark'
  | 'GET /au/api/user/article-bookmark';

export interface ArticleRoutesDeps {
  readonly articles: ArticleService;
  readonly views: ArticleViews;
  readonly saved: ArticleBookmarks;
}

const PAGE = 10;

const pageOf = ({ pageNum = 1, pageSize = PAGE }: { pageNum?: number; pageSize?: number }) => ({ pageNum, pageSize });

export const articleRoutes = ({ articles, views, saved }: ArticleRoutesDeps): Handlers<ArticleCall> => ({
  'GET /other/api/article/list': ({ query }) => articles.list(pageOf(query), query.q),
  'GET /other/api/article/list-most-view': ({ query }) =>
    articles.mostViewed(query.period ?? 'day', query.pageSize ?? PAGE),
  'GET /other/api/article/list-top': ({ query }) => articles.picks(query.pageSize ?? PAGE),
  'GET /other/api/article/list-by-category': ({ query }) => articles.ofCategory(query.slug, pageOf(query)),
  'GET /other/api/article/category-list': ({ query }) => articles.categories(query.pid),
  'GET /other/api/article/info/{id}': ({ params }, { identity }) =>
    articles.info(params.id, identity && !identity.guest ? identity.userId : null),
  'GET /other/api/article/list-hashtag': () => articles.hashtags(),
  'GET /other/api/article/list/{x}': ({ params, query }) => articles.withHashtag(params.x, pageOf(query)),
  'POST /other/api/article/view/{id}': async ({ params }, caller) => ({
    counted: await views.count(params.id, requireIdentity(caller).userId),
  }),
  'GET /other/api/article/list-by-match/{fixtureId}': ({ params, query }) =>
    articles.aboutMatch(params.fixtureId, query.pageSize ?? PAGE),
  'POST /au/api/user/article-bookmark': ({ body }, caller) =>
    saved.save(requireIdentity(caller).userId, body.articleId, body.saved),
  'GET /au/api/user/article-bookmark': ({ query: { cursor, pageSize = PAGE } }, caller) =>
    saved.list(requireIdentity(caller).userId, { cursor, pageSize }),
});
