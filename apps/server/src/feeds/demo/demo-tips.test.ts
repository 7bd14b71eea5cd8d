import { DemoFeed, DemoTips } from '@khandai/demo';
import { TipLimit } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { SimulatedTipRepository } from '../../modules/tips/simulated-tip-repository.js';
import { clearSimulatedTipsters } from '../../modules/tips/simulated-tips-query.js';
import { StoredTip, tips, tipsterRecords, tipVotes, users } from '../../platform/database/schema.js';
import type { Database } from '../../platform/database/database.js';
import { openDemoDatabase } from '../testing.js';
import { CastRepository } from './cast-repository.js';

const NOW = Date.parse('2026-11-20T10:10:00Z');
const SEED = 'live';

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(new FakeClock(NOW), SEED);
});
afterAll(() => database.close());

const announced: number[] = [];

/** What one start of the demo does in its first two minutes. */
const start = async ({ looks = 20 } = {}) => {
  const clock = new FakeClock(NOW);
  const maker = { attempt: async ({ tipId }: { tipId: number }) => void announced.push(tipId) };
  const board = new SimulatedTipRepository({ database, maker, clock });
  const stop = new AbortController();
  const feed = new DemoFeed({ clock, seed: SEED });
  const running = new DemoTips({ feed, cast: new CastRepository(database), board, clock }).run(stop.signal);
  for (let look = 0; look < looks; look += 1) {
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(5_000);
  }
  stop.abort();
  await running;
};

test('a fresh site gets a table of tipsters and tips of tonight, marked as simulated, once', async () => {
  await start();
  const stored = await database.db.select().from(tips);
  await start({ looks: 3 });
  expect(await database.db.$count(tips)).toBe(stored.length);

  const records = await database.db.select().from(tipsterRecords);
  expect(records).toHaveLength(8);
  for (const { tips: sample, wins, draws, losses } of records) {
    expect(sample).toBeGreaterThanOrEqual(TipLimit.ranked);
    expect(sample).toBeLessThanOrEqual(60);
    expect(wins + draws + losses).toBe(sample);
  }
  expect(stored.every(({ simulated, title }) => simulated && title !== '')).toBe(true);
  const settled = stored.filter(({ state }) => state === StoredTip.settled);
  expect(settled.some(({ half, units }) => half && (units ?? 0) > 0)).toBe(true);
  expect(settled.some(({ half, units }) => half && (units ?? 0) < 0)).toBe(true);
  expect(
    settled.every(({ settledAt, lockedAt }) => settledAt! > lockedAt && settledAt!.getTime() <= NOW + 120_000),
  ).toBe(true);
  const open = stored.filter(({ lockedAt, state }) => state === StoredTip.open && lockedAt.getTime() > NOW);
  expect(open.length).toBeGreaterThan(5);
  expect(announced.length).toBeGreaterThan(0);
  expect(open.map(({ tipId }) => tipId)).toEqual(expect.arrayContaining(announced));
  for (const { yes, no, tipId } of open)
    expect(await database.db.$count(tipVotes, eq(tipVotes.tipId, tipId))).toBe(yes + no);
});

test('without the demo the tips of its commentators go, with their records', async () => {
  await clearSimulatedTipsters(database);
  expect(await database.db.$count(tips)).toBe(0);
  expect(await database.db.$count(tipsterRecords)).toBe(0);
  expect(await database.db.$count(users, eq(users.simulated, true))).toBeGreaterThan(0);
});
