import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { ArticleBookmarks } from './article-bookmarks.js';
import { articleRoutes } from './article-routes.js';
import { ArticleRepository } from './article-repository.js';
import type { ArticleTalk } from './article-rows.js';
import { ArticleService } from './article-service.js';
import { ArticleViews } from './article-views.js';
import { BookmarkRepository } from './bookmark-repository.js';
import { Categories } from './categories.js';
import { ArticleEditor } from './desk/article-editor.js';
import { ARTICLE } from './desk/article-entry.js';
import { ArticleUndo } from './desk/article-undo.js';
import { DeskArticleRepository } from './desk/desk-article-repository.js';
import { deskArticleRoutes, deskCategoryRoutes, deskHashtagRoutes } from './desk/desk-article-routes.js';
import { DeskCategoryRepository } from './desk/desk-category-repository.js';
import { DeskArticles } from './desk/desk-articles.js';
import { CATEGORY, DeskCategories } from './desk/desk-categories.js';
import { DeskHashtagRepository } from './desk/desk-hashtag-repository.js';
import { DeskHashtags } from './desk/desk-hashtags.js';
import { Publishing } from './desk/publishing.js';
import { rssRoutes } from './rss-routes.js';
import { clearSimulatedPress, SimulatedPressRepository } from './simulated-press-repository.js';
import { ViewRepository } from './view-repository.js';

type PlatformParts = 'config' | 'database' | 'clock' | 'tokens' | 'deskLog' | 'deskChanges' | 'storage' | 'maker';

type ArticlesDeps = Pick<Platform, PlatformParts> & {
  readonly counts: OnlineCounts;
  readonly articleTalk: ArticleTalk;
};

/** News: articles for readers, and their desk. */
export function wire(deps: ArticlesDeps) {
  const { config, database, clock, tokens, deskLog, deskChanges, articleTalk } = deps;
  const readers = new ArticleRepository(database);
  const articles = new DeskArticleRepository(database);
  const categories = new Categories({ articles: readers, clock, changed: deskChanges.changed });
  const cards = new FixtureCards(deps);
  const bookmarks = new BookmarkRepository(database);
  const service = new ArticleService({ articles: readers, categories, cards, articleTalk, bookmarks, clock });
  const saved = new ArticleBookmarks({ bookmarks, articles: service, clock });
  const secret = tokens.keyFor('readers of articles');
  const views = new ArticleViews({ views: new ViewRepository(database), secret, clock });
  const { imageHosts } = config.site;
  const editor = new ArticleEditor({ articles, deskLog, deskChanges, clock, imageHosts });
  const deskCategories = new DeskCategories({
    categories: new DeskCategoryRepository(database),
    deskLog,
    deskChanges,
  });
  const hashtags = new DeskHashtags({
    hashtags: new DeskHashtagRepository(database),
    ...{ articles, deskLog, deskChanges, clock },
  });
  const press = new SimulatedPressRepository({ ...deps, articles });
  return {
    handlers: {
      ...articleRoutes({ articles: service, views, saved }),
      ...deskArticleRoutes(editor, new DeskArticles({ articles, readers, categories, cards, articleTalk })),
      ...deskCategoryRoutes(deskCategories),
      ...deskHashtagRoutes(hashtags),
    },
    routes: (http: FastifyInstance, limits: Limits) =>
      rssRoutes(http, { articles: service, limits, siteOrigin: config.siteOrigin }),
    jobs: [new Publishing({ editor }).job, views.job],
    undoers: { [ARTICLE]: new ArticleUndo({ articles, clock }), [CATEGORY]: deskCategories.undoer },
    // The FEED setting matters only in a process that runs the feed.
    start: async () => {
      if (config.serve.has('feeds') && config.feed !== 'demo') await clearSimulatedPress(database, deps.storage);
    },
    ports: { articles: service, press },
  } satisfies Module;
}
