import { DemoFeed } from '@khandai/demo';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { SpyBus } from '../src/feeds/testing.js';
import { seeds } from '../src/modules/chat/testing.js';
import { FixtureListQuery } from '../src/modules/desk-match/fixture-list-query.js';
import { ScoreDesk } from '../src/modules/desk-match/score-desk.js';
import type { FeedFixture } from '../src/modules/fixtures/feed.js';
import type { Database } from '../src/platform/database/database.js';
import { fixtures } from '../src/platform/database/schema.js';
import { DeskLog } from '../src/platform/desk-log/desk-log.js';
import type { Identity } from '../src/platform/http/caller.js';
import { FakeLog } from '../src/platform/testing.js';

const GOALS = 30;

/** Tests for corrected scores over each database. `open` returns an empty, migrated database. */
export function scoreOverrideSuite(open: () => Promise<Database>): void {
  const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
  let database: Database;
  let staff: Identity;
  beforeAll(async () => {
    database = await open();
    staff = await seeds(database).user({ role: 'staff' });
  });
  afterAll(() => database.close());

  it('a feed that writes at the same moment does not undo a corrected score', async () => {
    const [sample] = new DemoFeed({ clock, seed: 'override' }).batch(clock.now()).fixtures ?? [];
    if (!sample) throw new Error('the demo has no match');
    const fixture: FeedFixture = { ...sample, hosts: [], status: -1, awayScore: 0 };
    const { fixtureId } = fixture;
    const bus = new SpyBus();
    const ingest = new IngestService({ database, bus, clock, health: new FeedHealth({ feed: 'demo', clock }) });
    const feed = (homeScore: number) => ingest.ingest({ fixtures: [{ ...fixture, homeScore }] });
    await feed(0);
    const desk = new ScoreDesk({
      ...{ database, list: new FixtureListQuery(database), deskLog: new DeskLog({ clock }) },
      ...{ bus, clock, log: new FakeLog().log },
    });
    const corrected = { homeScore: 90, awayScore: 9, status: -1, reason: 'Biên bản trận', version: 0 };
    const writes = Array.from({ length: GOALS }, (_, goal) => feed(goal + 1));
    await Promise.all([...writes, desk.override(staff, fixtureId, corrected)]);
    await feed(GOALS + 1);
    const shown = async () => {
      const [row] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
      return [row?.homeScore, row?.awayScore];
    };
    expect(await shown()).toEqual([90, 9]);
    const { version } = await desk.one(fixtureId);
    await desk.release(staff, fixtureId, version);
    expect(await shown()).toEqual([GOALS + 1, 0]);
    // A match that has not kicked off has no goals.
    const early = { homeScore: 1, awayScore: 0, status: 0, reason: 'Gõ nhầm', version: 0 };
    await expect(desk.override(staff, fixtureId, early)).rejects.toMatchObject({ messageKey: 'scoreBeforeKickOff' });
    await desk.override(staff, fixtureId, { ...early, homeScore: 0 });
    expect(await shown()).toEqual([null, null]);
  });
}
