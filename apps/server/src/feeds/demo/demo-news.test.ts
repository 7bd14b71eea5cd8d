import { DemoNews } from '@khandai/demo';
import { ArticleDoc } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { textOf } from '../../modules/articles/article-content.js';
import { DeskArticleRepository } from '../../modules/articles/desk/desk-article-repository.js';
import { clearSimulatedPress, SimulatedPressRepository } from '../../modules/articles/simulated-press-repository.js';
import type { Database } from '../../platform/database/database.js';
import { articleCategories, articles, fixtures } from '../../platform/database/schema.js';
import { PictureMaker } from '../../platform/pictures/picture-maker.js';
import { openDemoDatabase } from '../testing.js';

const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
const files = new Map<string, Uint8Array>();
const storage = {
  put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
  delete: async (key: string) => void files.delete(key),
};

const changed: string[] = [];
const deskChanges = { publish: async (resource: string) => void changed.push(resource) };

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(clock, 'live');
});
afterAll(() => database.close());

const write = async () => {
  const stop = new AbortController();
  const press = new SimulatedPressRepository({
    ...{ database, storage, articles: new DeskArticleRepository(database), maker: new PictureMaker() },
    deskChanges,
  });
  const running = new DemoNews({ press, clock }).run(stop.signal);
  while (!(await press.hasArticles())) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  await running;
};

test('a fresh site gets news in every category, marked as simulated, with drawn covers, once', async () => {
  await write();
  await write();
  expect(changed).toEqual(['article']);
  const rows = await database.db
    .select({ article: articles, slug: articleCategories.slug })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.categoryId, articles.categoryId));
  expect(rows).toHaveLength(24);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(6);
  const schema = Compile(ArticleDoc);
  for (const { article } of rows) {
    expect(article).toMatchObject({ simulated: true, status: 30, authorId: null });
    expect(schema.Check(article.content)).toBe(true);
    const words = textOf(article.content).split(' ').length;
    expect([article.title, words >= 120 && words <= 400]).toEqual([article.title, true]);
    expect(article.publishedAt!.getTime()).toBeLessThanOrEqual(clock.now());
    expect(files.has(article.cover!.url.replace('/tep/', ''))).toBe(true);
  }
  const ended = rows.find(({ slug }) => slug === 'sau-tran')!.article;
  const [match] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, ended.fixtureId!));
  expect(ended.title).toContain(`${match!.homeScore}–${match!.awayScore}`);
  expect(ended.publishedAt!.getTime()).toBeGreaterThan(match!.kickOff.getTime());
});

test('without the demo they go, and so do their covers', async () => {
  await clearSimulatedPress(database, storage);
  await expect(database.db.select().from(articles)).resolves.toEqual([]);
  expect(files.size).toBe(0);
});
