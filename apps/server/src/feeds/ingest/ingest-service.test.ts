import { type OddsFrame, type ScoresFrame, SportType } from '@khandai/contracts';
import { formatMainRow, type Odds } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import {
  chatRooms,
  fixtures,
  hosts,
  liveLinks,
  odds,
  oddsMoves,
  priceReads,
  users,
} from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { DemoFeed } from '@khandai/demo';
import type { FeedBatch } from '../../modules/fixtures/feed.js';
import { FeedHealth } from './feed-health.js';
import { SpyBus } from '../testing.js';
import { IngestService } from './ingest-service.js';

const START = Date.parse('2026-11-20T13:50:00Z');
const clock = new FakeClock(START);
const demo = new DemoFeed({ clock, seed: 'ingest' });
let database: PgliteDatabase;
let bus: SpyBus;

/** The matches nearest to now, with all they have: the whole week would take a second for each batch. */
function night(now: number): FeedBatch {
  const {
    companies,
    fixtures: all = [],
    events = [],
    stats = [],
    lineUps = [],
    commentary = [],
    odds: prices = [],
  } = demo.batch(now);
  const near = all.slice(0, 24);
  const ids = new Set(near.map(({ fixtureId }) => fixtureId));
  const ofNear = <T extends { fixtureId: string }>(list: readonly T[]) => list.filter((one) => ids.has(one.fixtureId));
  return {
    companies: companies ?? [],
    fixtures: near,
    events: ofNear(events),
    stats: ofNear(stats),
    lineUps: ofNear(lineUps),
    commentary: ofNear(commentary),
    odds: prices.filter(({ matchId }) => ids.has(matchId)),
  };
}

const service = () => new IngestService({ database, bus, clock, health: new FeedHealth({ feed: 'demo', clock }) });
const frames = <F>(channel: string): F[] =>
  bus.published.filter((one) => one.channel === channel).map(({ payload }) => JSON.parse(payload) as F);

beforeAll(async () => {
  database = await openTestDatabase();
  bus = new SpyBus();
  await service().ingest(night(START));
});
beforeEach(() => {
  bus = new SpyBus();
});
afterAll(() => database.close());

describe('ingest', () => {
  it('stores a batch with its teams, hosts, their rooms and streams', async () => {
    const stored = await database.db.select().from(fixtures);
    expect(stored).toHaveLength(night(START).fixtures!.length);
    const commentators = await database.db.select().from(users).where(eq(users.role, 'commentator'));
    const rooms = await database.db.select().from(chatRooms);
    expect(commentators.length).toBeGreaterThan(5);
    expect(
      commentators.every(({ simulated, userId }) => simulated && rooms.some(({ authorId }) => authorId === userId)),
    ).toBe(true);
    expect((await database.db.select().from(hosts)).length).toBeGreaterThanOrEqual(stored.length);
    expect((await database.db.select().from(liveLinks)).every(({ licence }) => licence.includes('mô phỏng'))).toBe(
      true,
    );
  });

  it('notes the kick-off that a match moved from, and the award of a league', async () => {
    const [one] = night(START).fixtures!;
    const planned = START + 3 * 86_400_000;
    const fixtureId = '910000001';
    const stored = { ...one!, fixtureId, origin: 'provider' as const, status: 0, hosts: [] };
    const ingest = service();
    const at = async (kickOff: number, part = {}) => {
      bus = new SpyBus();
      await service().ingest({ fixtures: [{ ...stored, kickOff: new Date(kickOff), ...part }] });
      const [shown] = frames<ScoresFrame>('topic:scores').flatMap(({ list }) => list);
      const [row] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
      expect(shown).toMatchObject({ movedFrom: row!.movedFrom?.toISOString() ?? null, awarded: row!.awarded });
      return row!.movedFrom?.getTime() ?? null;
    };
    await ingest.ingest({ fixtures: [{ ...stored, kickOff: new Date(START + 30 * 86_400_000) }] });
    expect(await at(planned)).toBeNull(); // a placeholder of next month
    expect(await at(planned + 5 * 60_000)).toBeNull(); // a correction
    expect(await at(planned + 2 * 3_600_000)).toBe(planned + 5 * 60_000);
    expect(await at(planned + 2.1 * 3_600_000)).toBe(planned + 5 * 60_000);
    expect(await at(planned)).toBeNull(); // back to where it was
    expect(await at(planned - 12 * 3_600_000, { dateOnly: true })).toBeNull(); // only its day is known
    expect(await at(planned)).toBeNull();
    expect(await at(planned, { status: -14 })).toBeNull();
    expect(await at(planned + 7 * 86_400_000)).toBe(planned);
    await at(planned, { status: -1, homeScore: 3, awayScore: 0, awarded: true });
    const [over] = await database.db.select().from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    expect(over).toMatchObject({ awarded: true, homeScore: 3 });
    await database.db.delete(fixtures).where(eq(fixtures.fixtureId, fixtureId));
  });

  it('stores changes while the bus is down, and logs the failure', async () => {
    const later = night(START + 60_000);
    const reported: string[] = [];
    const log = { warn: (_facts: object, message: string) => void reported.push(message) };
    const health = new FeedHealth({ feed: 'demo', clock });
    const away = Object.assign(new SpyBus(), { publish: () => Promise.reject(new Error('away')) });
    await new IngestService({ database, bus: away, clock, health, log }).ingest(later);
    expect(reported).toEqual(['changes of the feed were stored, but publishing them failed']);
    expect(health.freshAt).toEqual(new Date(clock.now()));
    // Restores the state that the other tests expect.
    await service().ingest(night(START));
    expect(bus.published.length).toBeGreaterThan(0);
    bus = new SpyBus();
  });

  it('publishes nothing when nothing changed, in the same process and after a restart', async () => {
    const same = service();
    await same.ingest(night(START));
    await same.ingest(night(START));
    expect(bus.published).toEqual([]);
  });

  it('publishes a goal as a change of that fixture alone and its events on its own channel', async () => {
    const ingest = service();
    const batch = night(START);
    await ingest.ingest(batch);
    const first = batch.fixtures!.find(({ sportType }) => sportType === SportType.football);
    await ingest.ingest({
      fixtures: batch.fixtures!.map((one) => (one === first ? { ...one, homeScore: 9 } : one)),
      events: [{ fixtureId: first!.fixtureId, list: [] }],
    });
    const [scores, ...more] = frames<ScoresFrame>('topic:scores');
    expect(more).toEqual([]);
    expect(scores?.list.map(({ fixtureId, homeScore }) => [fixtureId, homeScore])).toEqual([[first!.fixtureId, 9]]);
    expect(frames(`topic:fixture:${first!.fixtureId}`)).toEqual([
      { type: 'fixture', fixtureId: first!.fixtureId, events: [] },
    ]);
    await ingest.ingest(batch);
  });

  it('[OD1] (rows on the wire) publishes a changed price by its category and stores it', async () => {
    const ingest = service();
    const batch = night(START);
    await ingest.ingest(batch);
    const changed = { ...batch.odds!.find(({ category }) => category === 'europeOdds')!, changeTime: 1, close: true };
    const row = formatMainRow(changed);
    await ingest.ingest({ odds: [changed] });
    expect(frames<OddsFrame>('topic:odds')).toEqual([{ type: 'odds', rows: { europeOdds: [row] } }]);
    const stored = await database.db.select().from(odds).where(eq(odds.row, row));
    expect(stored).toHaveLength(1);
    await ingest.ingest(batch);
  });

  it('[OD5] (at the ingest) a price of an unknown fixture is counted once and does not roll back the others', async () => {
    const health = new FeedHealth({ feed: 'demo', clock });
    const ingest = new IngestService({ database, bus, clock, health });
    const [good] = night(START).odds!;
    const stray: Odds = { ...good!, matchId: 'nobody' };
    await ingest.ingest({ odds: [stray, { ...good!, oddsType: 0 }] });
    await ingest.ingest({ odds: [{ ...stray, changeTime: 1 }] });
    expect([health.badInput, health.lastBad[0]?.reason]).toEqual([1, 'không có trận nobody']);
    expect(frames<OddsFrame>('topic:odds')).toHaveLength(1);
    await ingest.ingest({ odds: [good!] });
  });

  it('notes that prices were read, also when none of them moved, and not with every batch', async () => {
    const readAt = async () => (await database.db.select().from(priceReads))[0]?.readAt.getTime();
    const ingest = service();
    const batch = night(START);
    await ingest.ingest(batch);
    const first = clock.now();
    expect(await readAt()).toBe(first);
    await clock.advance(29_999);
    await ingest.ingest(batch);
    expect(await readAt()).toBe(first);
    await clock.advance(1);
    await ingest.ingest({ fixtures: batch.fixtures ?? [] });
    expect(await readAt()).toBe(first);
    await ingest.ingest({ odds: batch.odds ?? [], readsMainPrices: false });
    expect(await readAt()).toBe(first);
    await ingest.ingest(batch);
    expect(await readAt()).toBe(clock.now());
  });

  it('[OD1] (history) writes moves that could not be written with the next batch, at their own time', async () => {
    const ingest = service();
    const [first] = night(START).odds!;
    const gone = night(START).odds!.find(({ matchId }) => matchId !== first!.matchId)!;
    await ingest.ingest({ odds: [{ ...first!, close: !first!.close }] });
    await clock.advance(1_000);
    const movedAt = clock.now();
    await database.query('ALTER TABLE odds_moves RENAME TO odds_moves_away');
    await expect(ingest.ingest({ odds: [first!, { ...gone, close: !gone.close }] })).rejects.toThrow();
    await database.query('ALTER TABLE odds_moves_away RENAME TO odds_moves');
    await database.query('DELETE FROM fixtures WHERE fixture_id = $1', [gone.matchId]);
    await clock.advance(1_000);
    await ingest.ingest({});
    const moves = await database.db
      .select()
      .from(oddsMoves)
      .where(eq(oddsMoves.row, formatMainRow(first!)));
    expect(moves.map((one) => one.movedAt.getTime())).toContain(movedAt);
    await ingest.ingestAndCount({ removed: [gone.matchId] });
    await service().ingest(night(START));
  });

  it('[OD1] (main lines) another line of a company does not replace its main line', async () => {
    const ingest = service();
    const [main] = night(START).odds!;
    await ingest.ingest({ odds: [{ ...main!, handicapIndex: 2, close: true }, main!] });
    expect(frames('topic:odds')).toEqual([]);
  });

  it('never restores a stream that was taken down, nor renames it', async () => {
    const [line] = await database.db.select().from(liveLinks).limit(1);
    await database.db
      .update(liveLinks)
      .set({ takenDownAt: new Date(START), name: 'gỡ' })
      .where(eq(liveLinks.linkId, line!.linkId));
    const before = await database.db.$count(liveLinks);
    await service().ingest(night(START));
    const [after] = await database.db.select().from(liveLinks).where(eq(liveLinks.linkId, line!.linkId));
    expect([after?.name, after?.takenDownAt?.getTime(), await database.db.$count(liveLinks)]).toEqual([
      'gỡ',
      START,
      before,
    ]);
  });

  it('moves the pauses of a stream of the test channel without adding a stream', async () => {
    const batch = night(START);
    const [first] = batch.fixtures!;
    const moved = first!.hosts.map((host) => ({
      ...host,
      links: host.links.map((link) => ({ ...link, url: link.url.replace(/\?.*/, '?rest=1-2') })),
    }));
    const ofFirst = () =>
      database.db.select({ url: liveLinks.url }).from(liveLinks).where(eq(liveLinks.fixtureId, first!.fixtureId));
    const before = await ofFirst();
    await service().ingest({ fixtures: [{ ...first!, hosts: moved }] });
    const after = await ofFirst();
    expect(after.length).toBe(before.length);
    expect(after.filter(({ url }) => url.endsWith('?rest=1-2')).length).toBeGreaterThan(0);
  });

  it('updates freshAt after every batch, also one without changes', async () => {
    const health = new FeedHealth({ feed: 'demo', clock });
    expect(health.freshAt).toBeNull();
    await new IngestService({ database, bus, clock, health }).ingest({});
    expect(health.freshAt?.getTime()).toBe(clock.now());
  });
});
