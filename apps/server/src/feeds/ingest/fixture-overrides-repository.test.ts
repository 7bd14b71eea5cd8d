import type { ScoresFrame } from '@khandai/contracts';
import { DemoFeed } from '@khandai/demo';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { FixtureListQuery } from '../../modules/desk-match/fixture-list-query.js';
import { ScoreDesk } from '../../modules/desk-match/score-desk.js';
import { seeds } from '../../modules/chat/testing.js';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { deskLog, fixtures } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DeskLog, type LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { FakeLog } from '../../platform/testing.js';
import { SpyBus } from '../testing.js';
import { FeedHealth } from './feed-health.js';
import { IngestService } from './ingest-service.js';

const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
const [sample] = new DemoFeed({ clock, seed: 'overrides' }).batch(clock.now()).fixtures ?? [];
if (!sample) throw new Error('the demo has no match');
const first = sample;
const reason = 'Biên bản trận ghi 3–1';

let database: PgliteDatabase;
let staff: Identity;
beforeAll(async () => {
  database = await openTestDatabase();
  staff = await seeds(database).user({ role: 'staff', displayName: 'Thu Cúc' });
});
afterAll(() => database.close());

let matches = 0;

/** A match that a feed reports as 3–0, with a desk and a feed that may go on. */
async function match() {
  const bus = new SpyBus();
  const fixture: FeedFixture = { ...first, fixtureId: `sua-${(matches += 1)}`, hosts: [], status: -1 };
  const ingest = new IngestService({ database, bus, clock, health: new FeedHealth({ feed: 'demo', clock }) });
  const feed = (homeScore: number, awayScore: number, more: Partial<FeedFixture> = {}) =>
    ingest.ingest({ fixtures: [{ ...fixture, homeScore, awayScore, ...more }] });
  await feed(3, 0);
  const desk = new ScoreDesk({
    ...{ database, list: new FixtureListQuery(database), deskLog: new DeskLog({ clock }) },
    ...{ bus, clock, log: new FakeLog().log },
  });
  const { fixtureId } = fixture;
  const correct = (version: number, awayScore = 1) =>
    desk.override(staff, fixtureId, { homeScore: 3, awayScore, status: -1, reason, version });
  const shown = async () => {
    const [row] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    return [row?.homeScore, row?.awayScore];
  };
  const frames = () =>
    bus.published
      .filter(({ channel }) => channel === 'topic:scores')
      .flatMap(({ payload }) => (JSON.parse(payload) as ScoresFrame).list)
      .map(({ homeScore, awayScore }) => [homeScore, awayScore]);
  const acts = async (): Promise<LoggedAct[]> =>
    database.db.select().from(deskLog).where(eq(deskLog.recordId, fixtureId)).orderBy(deskLog.logId);
  return { fixtureId, desk, feed, correct, shown, frames, acts };
}

describe('a score that the desk corrects', () => {
  it('shows at once, and stays while the feed goes on', async () => {
    const { desk, fixtureId, feed, correct, shown, frames } = await match();
    await correct(0);
    await feed(3, 0, { homeYellow: 4 });
    await feed(4, 0);
    expect(await shown()).toEqual([3, 1]);
    expect(frames()).not.toContainEqual([4, 0]);
    expect(await desk.one(fixtureId)).toMatchObject({
      shown: { homeScore: 3, awayScore: 1 },
      override: { feed: { homeScore: 4, awayScore: 0 }, agrees: false, reason, by: 'Thu Cúc' },
    });
  });

  it('says when the feed agrees, and shows what the feed says once it is released', async () => {
    const { desk, fixtureId, feed, correct, shown, frames } = await match();
    await correct(0);
    await feed(3, 1);
    const { override, version } = await desk.one(fixtureId);
    expect(override?.agrees).toBe(true);
    await feed(5, 1);
    await desk.release(staff, fixtureId, version);
    expect([await shown(), frames().at(-1)]).toEqual([
      [5, 1],
      [5, 1],
    ]);
    await feed(6, 1);
    expect(await shown()).toEqual([6, 1]);
  });

  it('is refused from an older view of it, and nothing is logged', async () => {
    const { correct, shown, acts } = await match();
    const { version } = await correct(0);
    await expect(correct(0, 2)).rejects.toMatchObject({ status: 409 });
    await correct(version, 2);
    expect([await shown(), (await acts()).length]).toEqual([[3, 2], 2]);
  });

  it('is undone to what was before, and not when it changed since', async () => {
    const { desk, correct, shown, acts, frames } = await match();
    const { version } = await correct(0);
    await correct(version, 2);
    const [older, newer] = await acts();
    const undo = (act: LoggedAct | undefined) =>
      database.db.transaction(async (tx) => (act ? desk.undoer.undo(tx, act) : false));
    expect(await undo(older)).toBe(false);
    const after = await undo(newer);
    expect(await shown()).toEqual([3, 1]);
    if (typeof after === 'function') await after();
    expect(frames().at(-1)).toEqual([3, 1]);
    expect(await undo(older)).toBeTruthy();
    expect(await shown()).toEqual([3, 0]);
  });

  it('is found among the corrected ones, and by the name of a team', async () => {
    const { desk, fixtureId, correct } = await match();
    await correct(0);
    const page = { pageNum: 1, pageSize: 100 };
    const held = await desk.page({ ...page, overridden: true });
    expect(held.list.map(({ id }) => id)).toContain(fixtureId);
    const named = await desk.page({ ...page, q: first.home.name });
    expect(named.list.map(({ id }) => id)).toContain(fixtureId);
    expect((await desk.page({ ...page, q: '%' })).total).toBe(0);
  });
});
