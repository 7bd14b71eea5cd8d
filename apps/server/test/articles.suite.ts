import { articlesFixture, paragraph } from '../src/modules/articles/testing.js';
import type { Database } from '../src/platform/database/database.js';

const READERS = 40;
const HOUR = 3_600_000;

/** Tests for articles over each database. `open` returns an empty, migrated database. */
export function articlesSuite(open: () => Promise<Database>): void {
  let database: Database;
  let news: ReturnType<typeof articlesFixture>;
  beforeAll(async () => {
    database = await open();
    news = articlesFixture(database);
  });
  afterAll(() => database.close());

  it('articles whose time has come are published once, however many processes look', async () => {
    const editor = await news.staff();
    for (const title of ['Một', 'Hai', 'Ba']) {
      const id = await news.editor.create(editor, { title, summary: 'x', content: paragraph(title) });
      await news.editor.publish(editor, id, 1, new Date(news.clock.now() + HOUR));
    }
    await news.clock.advance(HOUR);
    const runs = await Promise.all(Array.from({ length: 4 }, () => news.editor.publishDue()));
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(3);
    const logged = await database.query<{ total: number }>(
      "SELECT count(*)::int AS total FROM desk_log WHERE action = 'publish' AND actor_id IS NULL",
    );
    expect(logged).toEqual([{ total: 3 }]);
    expect((await news.service.list({ pageNum: 1, pageSize: 10 })).list).toHaveLength(3);
  });

  it('readers of a hot article are counted once each when they come at the same time', async () => {
    const id = await news.publish(await news.staff(), 'Bài nóng');
    const reads = Array.from({ length: 3 * READERS }, (_, index) => news.views.count(id, 1 + (index % READERS)));
    const counted = (await Promise.all(reads)).filter(Boolean);
    expect(counted).toHaveLength(READERS);
    expect((await news.service.info(String(id))).views).toBe(READERS);
  });

  it('saves of two editors at the same time: one is stored, the other is told of the conflict', async () => {
    const [one, two] = [await news.staff(), await news.staff()];
    const id = await news.editor.create(one, { title: 'Bài chung' });
    const saves = await Promise.allSettled([
      news.editor.save(one, id, { version: 1, title: 'Của một' }),
      news.editor.save(two, id, { version: 1, title: 'Của hai' }),
    ]);
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find((save) => save.status === 'rejected')?.reason).toMatchObject({ messageKey: 'articleChanged' });
  });

  it('two articles of the same title made at the same time get an address each', async () => {
    const editor = await news.staff();
    const ids = await Promise.all([1, 2].map(() => news.editor.create(editor, { title: 'Cùng lúc' })));
    const slugs = await Promise.all(ids.map(async (id) => (await news.desk.find(id)).slug));
    expect(slugs.sort()).toEqual(['cung-luc', 'cung-luc-2']);
  });

  it('the newest of 5,000 articles are read from an index', async () => {
    await database.query(
      `INSERT INTO articles (slug, status, title, content, category_id, search_key, created_at, saved_at, published_at)
       SELECT 'bai-' || n, 30, 'Bài ' || n, '{"type":"doc","content":[]}', 1 + n % 6, 'bai ' || n, at, at, at
         FROM generate_series(1, 5000) AS n, LATERAL (SELECT timestamptz '2025-01-01' + n * interval '1 minute' AS at) AS t`,
    );
    await database.query('ANALYZE articles');
    const plan = await database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT article_id FROM articles WHERE (status = 30 AND deleted_at IS NULL)
        ORDER BY published_at DESC, article_id DESC LIMIT 10 OFFSET 100`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('articles_shown');
    expect(text).not.toContain('Sort');
  });
}
