import { DemoFeed } from '@khandai/demo';
import type { FixtureOdds, OddsHistory } from '@khandai/contracts';
import { type Odds, type OddsCategory, parseRows } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { OddsWrites } from '../src/feeds/ingest/odds-writes.js';
import { SpyBus } from '../src/feeds/testing.js';
import { FixtureRepository } from '../src/modules/fixtures/fixture-repository.js';
import { LiveRepository } from '../src/modules/live/live-repository.js';
import { LiveService } from '../src/modules/live/live-service.js';
import { OddsRepository } from '../src/modules/odds/odds-repository.js';
import { OddsService } from '../src/modules/odds/odds-service.js';
import type { PgliteDatabase } from '../src/platform/database/pglite-database.js';
import { fixtures, oddsMoves } from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const COMPANY = 77;
const clock = new FakeClock(NOW);
let database: PgliteDatabase;
let ingest: IngestService;
let prices: OddsService;
let fixtureId: string;
let link: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const night = new DemoFeed({ clock, seed: 'odds' }).batch(NOW);
  ingest = new IngestService({
    database,
    bus: new SpyBus(),
    clock,
    health: new FeedHealth({ feed: 'demo', clock }),
  });
  await ingest.ingest({ fixtures: night.fixtures! });
  const live = new LiveService({
    repository: new LiveRepository(database),
    fixtures: new FixtureRepository(database),
    counts: { online: () => 0 },
    clock,
  });
  prices = new OddsService({ repository: new OddsRepository(database), fixtures: live });
  ({ fixtureId } = night.fixtures![0]!);
  ({ link } = await live.fixture(fixtureId));
});
afterAll(() => database.close());

const read = (category: OddsCategory, row: string): Odds => parseRows(category, [row]).odds[0]!;

const handicap = (home: string, { time = 1, close = false } = {}): Odds =>
  read('handicap', `${fixtureId},${COMPANY},0.5,0.90,0.98,0.5,${home},0.98,false,true,${time},${close},3`);

const history = (idOrLink = fixtureId) =>
  prices.history({ fixtureId: idOrLink, companyId: COMPANY, category: 'handicap' });

/** Ingests one batch per second. */
async function offer(...list: Odds[]): Promise<void> {
  for (const odds of list) {
    await clock.advance(1_000);
    await ingest.ingest({ odds: [odds] });
  }
}

async function write(writes: OddsWrites, odds: Odds, now: Date): Promise<void> {
  const saved = await writes.save(database.db, writes.changed([odds]), now);
  writes.cache(saved);
  await writes.saveMoves(database.db, saved.moved, now);
}

describe('movement of prices', () => {
  it('[OD1] (history) every offer of a company is stored with its time; a row with only a new time is not an offer', async () => {
    await offer(handicap('0.90'), handicap('0.93', { time: 2 }), handicap('0.93', { time: 3 }));
    await offer(handicap('0.93', { time: 4, close: true }));
    const { list } = await history();
    expect(list.map(({ row }) => row.split(',')[6])).toEqual(['0.90', '0.93', '0.93']);
    expect(list.map(({ movedAt }) => Date.parse(movedAt) - NOW)).toEqual([1_000, 2_000, 4_000]);
    expect(list.at(-1)?.row).toContain(',true,3');
  });

  it('the link identifies the fixture as its id does, and a company without prices has no history', async () => {
    expect(await history(link)).toEqual(await history());
    expect(await prices.history({ fixtureId, companyId: 1, category: 'corner' })).toEqual({ list: [] });
    await expect(history('nobody')).rejects.toMatchObject({ status: 404 });
  });

  it('[OD1] (categories) corners and double chance pass through to the fixture and to their history', async () => {
    const rows = {
      corner: `${fixtureId},${COMPANY},9.5,0.90,0.92,1763645400,false,3`,
      cornerHandicap: `${fixtureId},${COMPANY},1.5,0.90,0.92,false,true,1763645400,false,3`,
      doubleChance: `${fixtureId},${COMPANY},0.30,0.25,0.90,1763645400`,
    } as const;
    const categories = ['corner', 'cornerHandicap', 'doubleChance'] as const;
    await ingest.ingest({ odds: categories.map((category) => read(category, rows[category])) });
    const { rows: stored, fixture, companies } = await prices.fixture(link);
    expect(stored).toMatchObject({
      corner: [rows.corner],
      cornerHandicap: [rows.cornerHandicap],
      doubleChance: [rows.doubleChance],
    });
    expect([fixture.fixtureId, companies.map(({ companyId }) => companyId)]).toEqual([fixtureId, [COMPANY]]);
    const { list } = await prices.history({ fixtureId, companyId: COMPANY, category: 'corner' });
    expect(list.map(({ row }) => row)).toEqual([rows.corner]);
  });

  it('[OD1] (history) a process that takes over compares with what the other one stored', async () => {
    const taken = new IngestService({
      database,
      bus: new SpyBus(),
      clock,
      health: new FeedHealth({ feed: 'demo', clock }),
    });
    const before = await history();
    await taken.ingest({ odds: [handicap('0.93', { time: 5, close: true })] });
    expect(await history()).toEqual(before);
  });

  it('only so many of the newest are kept', async () => {
    const writes = new OddsWrites({ keep: 3, slack: 2 });
    const rows = ['0.50', '0.51', '0.52', '0.53', '0.54', '0.55'].map((home) => handicap(home));
    await database.db.delete(oddsMoves);
    for (const [index, odds] of rows.entries()) await write(writes, odds, new Date(NOW + index));
    expect((await history()).list.map(({ row }) => row.split(',')[6])).toEqual(['0.53', '0.54', '0.55']);
  });

  it('stores no move when only the time of a row changed, also after the full cache evicted it', async () => {
    const writes = new OddsWrites({ cachedRows: 1 });
    await database.db.delete(oddsMoves);
    const offered = [
      handicap('0.60'),
      { ...handicap('0.70'), companyId: COMPANY + 1 },
      handicap('0.60', { time: 2 }),
      handicap('0.61', { time: 3 }),
    ];
    for (const [index, odds] of offered.entries()) await write(writes, odds, new Date(NOW + index));
    expect((await history()).list.map(({ row }) => row.split(',')[6])).toEqual(['0.60', '0.61']);
  });

  it('[OD1] (history) has the current price before its move is written, as after a stop between the two', async () => {
    const writes = new OddsWrites();
    await writes.save(database.db, [handicap('0.62', { time: 4 })], new Date(NOW + 9));
    const { list } = await history();
    expect(list.map(({ row }) => row.split(',')[6])).toEqual(['0.60', '0.61', '0.62']);
    expect(Date.parse(list.at(-1)!.movedAt)).toBe(NOW + 9);
  });

  it('is deleted with its fixture', async () => {
    await database.db.delete(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    expect(await database.db.$count(oddsMoves, eq(oddsMoves.fixtureId, fixtureId))).toBe(0);
  });
});

describe('GET /al/api/odds/history', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp();
  });
  afterAll(() => site.close());

  it.each([
    ['fixtureId=a&companyId=8', 'Trường category không hợp lệ: còn thiếu.'],
    ['fixtureId=a&companyId=0&category=corner', 'Trường companyId không hợp lệ: nhỏ nhất là 1.'],
    ['fixtureId=a&companyId=8&category=throwIns', expect.stringContaining('Trường category không hợp lệ')],
    [
      `fixtureId=${'a'.repeat(201)}&companyId=8&category=corner`,
      expect.stringContaining('Trường fixtureId không hợp lệ'),
    ],
  ])('?%s is refused by the name of its field', async (query, msg) => {
    const { status, body } = await site.call('GET', `/al/api/odds/history?${query}`);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it('a fixture that is not there is 404 in the envelope', async () => {
    const { status, body } = await site.call<OddsHistory | FixtureOdds | null>(
      'GET',
      '/al/api/odds/history?fixtureId=khong-co&companyId=8&category=corner',
    );
    expect([status, body.code, body.data]).toEqual([404, 404, null]);
  });
});
