import { DemoFeed, DemoReels } from '@khandai/demo';
import { FakeClock } from '@khandai/testing';
import { HighlightRepository } from '../../modules/media/highlight-repository.js';
import { ReelRepository } from '../../modules/media/reel-repository.js';
import { clearSimulatedTitles } from '../../modules/media/simulated/clear-simulated-titles-query.js';
import { SimulatedHighlightsRepository } from '../../modules/media/simulated/simulated-highlights-repository.js';
import { SimulatedReelsRepository } from '../../modules/media/simulated/simulated-reels-repository.js';
import { storedKey } from '../../modules/newsfeed/media/post-files.js';
import type { Database } from '../../platform/database/database.js';
import { mediaTitles, uploads } from '../../platform/database/schema.js';
import { openDemoDatabase } from '../testing.js';
import { CastRepository } from './cast-repository.js';

const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
const files = new Map<string, Uint8Array>();
const storage = {
  put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
  delete: async (key: string) => void files.delete(key),
};

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(clock, 'live');
});
afterAll(() => database.close());

const publish = async () => {
  const stop = new AbortController();
  const shelf = new SimulatedReelsRepository({ database, storage, storedKey });
  const demo = new DemoReels({ feed: new DemoFeed({ clock }), cast: new CastRepository(database), shelf, clock });
  const running = demo.run(stop.signal);
  while (!(await shelf.hasReels())) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  await running;
};

test('a fresh site gets drawn reels once, marked as simulated, that remove-demo takes away with their files', async () => {
  await publish();
  await publish();
  const at = new Date(clock.now());
  const rows = await new ReelRepository(database).page(at, { viewer: null, limit: 50 });
  expect(rows).toHaveLength(12);
  for (const { title, file } of rows) {
    expect(title).toMatchObject({ simulated: true, status: 'published' });
    expect(file.height).toBeGreaterThan(file.width);
    for (const name of file.files) expect(files.has(storedKey(file.uploadId, name))).toBe(true);
  }
  expect(rows.some(({ file }) => file.hasSound === false)).toBe(true);
  expect(rows.some(({ title }) => title.fixtureId !== null)).toBe(true);
  await clearSimulatedTitles({ database, storage, storedKey });
  expect([await database.db.$count(mediaTitles), await database.db.$count(uploads), files.size]).toEqual([0, 0, 0]);
});

test('[CT3] (highlights demo) its highlights have their clips and chapters, are marked as simulated, and go with their files', async () => {
  const [ownerId = 0] = await new CastRepository(database).saveFans(['Ca Khúc']);
  const shelf = new SimulatedHighlightsRepository({ database, storage, storedKey });
  const chapters = [{ second: 4, text: '10′ Văn Toàn, 1–0', goal: true }];
  const publishedAt = new Date(clock.now() - 60_000);
  const draft = { title: 'CAHN 2–0 Nam Định', summary: '', fixtureId: 'no-match', chapters, publishedAt };
  await shelf.publish(
    ownerId,
    ['hai-ban', 'ba-ban'].map((clip) => ({ ...draft, clip })),
    new AbortController().signal,
  );
  expect(await shelf.hasHighlights()).toBe(true);
  const rows = await new HighlightRepository(database).page(new Date(clock.now()), { limit: 5 });
  expect(rows).toMatchObject([
    { title: { slug: 'cahn-2-0-nam-dinh-2', simulated: true, fixtureId: null }, file: { seconds: 25 } },
    { title: { slug: 'cahn-2-0-nam-dinh' }, file: { seconds: 18 } },
  ]);
  expect(files.size).toBe(4);
  await clearSimulatedTitles({ database, storage, storedKey });
  expect([await shelf.hasHighlights(), await database.db.$count(uploads), files.size]).toEqual([false, 0, 0]);
});
