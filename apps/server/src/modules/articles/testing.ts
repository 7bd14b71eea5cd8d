import type { ArticleDoc } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { ArticleTalkRepository } from '../newsfeed/article-talk-repository.js';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { ArticleBookmarks } from './article-bookmarks.js';
import { ArticleRepository } from './article-repository.js';
import { ArticleService } from './article-service.js';
import { ArticleViews } from './article-views.js';
import { BookmarkRepository } from './bookmark-repository.js';
import { Categories } from './categories.js';
import { ArticleEditor } from './desk/article-editor.js';
import { ArticleUndo } from './desk/article-undo.js';
import { DeskArticleRepository } from './desk/desk-article-repository.js';
import { DeskArticles } from './desk/desk-articles.js';
import { DeskCategories } from './desk/desk-categories.js';
import { DeskCategoryRepository } from './desk/desk-category-repository.js';
import { DeskHashtagRepository } from './desk/desk-hashtag-repository.js';
import { DeskHashtags } from './desk/desk-hashtags.js';
import { ViewRepository } from './view-repository.js';

/** A content of one paragraph. */
export const paragraph = (text: string): ArticleDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** News on a real database; the test controls the clock. */
export function articlesFixture(database: Database) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const deskLog = new DeskLog({ clock });
  const changed = new Emitter<string>();
  const deskChanges = { changed, publish: (resource: string) => Promise.resolve(changed.emit(resource)) };
  const readers = new ArticleRepository(database);
  const articles = new DeskArticleRepository(database);
  const categories = new Categories({ articles: readers, clock, changed });
  const cards = new FixtureCards({ database, counts: { online: () => 0 } });
  const editor = new ArticleEditor({ articles, deskLog, deskChanges, clock, imageHosts: ['anh.example.com'] });
  const deskCategories = new DeskCategories({
    categories: new DeskCategoryRepository(database),
    deskLog,
    deskChanges,
  });
  const hashtags = new DeskHashtags({
    hashtags: new DeskHashtagRepository(database),
    ...{ articles, deskLog, deskChanges, clock },
  });
  const articleTalk = new ArticleTalkRepository(database);
  const views = new ViewRepository(database);
  const bookmarks = new BookmarkRepository(database);
  const service = new ArticleService({ articles: readers, categories, cards, articleTalk, bookmarks, clock });
  const desk = new DeskArticles({ articles, readers, categories, cards, articleTalk });

  const staff = async (displayName = 'Biên tập viên'): Promise<number> => {
    const username = `bt.${Math.random().toString(36).slice(2)}`;
    const [row] = await database.db
      .insert(users)
      .values({ username, usernameKey: username, displayName, role: 'staff' })
      .returning();
    if (!row) throw new Error('no user was stored');
    return row.userId;
  };
  /** Writes an article and publishes it. Returns its id. */
  const publish = async (
    editorId: number,
    title: string,
    rest: {
      readonly hashtags?: string[];
      readonly categoryId?: number;
      readonly content?: ArticleDoc;
      readonly fixtureId?: string;
    } = {},
  ): Promise<number> => {
    const content = rest.content ?? paragraph(`${title}: nội dung của bài viết.`);
    const id = await editor.create(editorId, { title, summary: `Tóm tắt ${title}`, ...rest, content });
    await editor.publish(editorId, id, 1, null);
    return id;
  };
  return {
    ...{ clock, editor, desk, categories: deskCategories, hashtags, readers, staff, publish },
    service,
    bookmarks: new ArticleBookmarks({ bookmarks, articles: service, clock }),
    fewBookmarks: (max: number) => new ArticleBookmarks({ bookmarks, articles: service, clock }, max),
    views: new ArticleViews({ views, secret: new Uint8Array(32), clock }),
    undo: new ArticleUndo({ articles, clock }),
  };
}
