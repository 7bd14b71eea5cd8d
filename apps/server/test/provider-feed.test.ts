import { setImmediate as macrotask } from 'node:timers/promises';
import { FakeClock } from '@khandai/testing';
import { asc } from 'drizzle-orm';
import { CallTimesRepository } from '../src/feeds/polling/call-times-repository.js';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { ProviderFeed } from '../src/feeds/provider/provider-feed.js';
import { StoredStateRepository } from '../src/feeds/provider/stored-state-repository.js';
import { SpyBus } from '../src/feeds/testing.js';
import type { Database } from '../src/platform/database/database.js';
import { feedCalls, fixtures, leagues, odds } from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { generatedDay, type SimulatedMatch, simulator, type Simulator } from './support/provider-simulator.js';

const KEY = 'provider-key-of-tests';
const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
/** Each call of the feed sleeps while nothing of it is under way. */
const CALLS = 16;

let database: Database;
let matches: SimulatedMatch[];
let clock: FakeClock;
let provider: Simulator;
let origin: string;
const running: { stop: AbortController; done: Promise<void> }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(fixtures);
  await database.db.delete(feedCalls);
  clock = new FakeClock(START);
  matches = await generatedDay({ start: START - 30 * MINUTE, count: 4 });
  provider = await simulator({ key: KEY, world: { matches }, now: () => clock.now() });
  origin = await provider.open();
});
afterEach(async () => {
  await stopAll();
  await provider.close();
});

async function stopAll(): Promise<void> {
  for (const { stop, done } of running.splice(0)) {
    stop.abort();
    await done;
  }
}

function start({ maxBytes, timeoutMs }: { maxBytes?: number; timeoutMs?: number } = {}) {
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  const health = new FeedHealth({ feed: 'provider', clock, log });
  const bus = new SpyBus();
  const ingest = new IngestService({ database, bus, clock, health, log });
  const feed = new ProviderFeed({
    ...{ origin, key: KEY, clock, report: health },
    times: new CallTimesRepository(database, 'provider'),
    stored: new StoredStateRepository(database),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const stop = new AbortController();
  running.push({ stop, done: feed.run(ingest, stop.signal) });
  return { health, warned, bus };
}

/** Lets requests and statements of this moment finish: all calls sleep then. */
async function still(): Promise<void> {
  let quiet = 0;
  while (quiet < 3) {
    const before = clock.sleeping;
    await new Promise((resolve) => setTimeout(resolve, 2));
    await macrotask();
    quiet = clock.sleeping === before && before >= CALLS ? quiet + 1 : 0;
  }
}

/** Moves the clock second by second. */
async function pass(seconds: number): Promise<void> {
  await still();
  for (let second = 0; second < seconds; second += 1) {
    await clock.advance(1_000);
    await still();
  }
}

const stored = () => database.db.select().from(fixtures).orderBy(asc(fixtures.fixtureId));

describe('the provider feed over HTTP', () => {
  it('stores the schedule, the live scores and the names of leagues in Vietnamese', async () => {
    start();
    await pass(3);
    const rows = await stored();
    expect(rows.map(({ fixtureId, status, origin: from }) => [fixtureId, status, from])).toEqual([
      ['910000000', 1, 'provider'],
      ['910000001', 1, 'provider'],
      ['910000002', 0, 'provider'],
      ['910000003', 0, 'provider'],
    ]);
    expect(rows[0]?.halfStart).toEqual(new Date(START - 30 * MINUTE));
    expect(rows[2]?.homeScore).toBeNull();
    const names = await database.db.select({ name: leagues.name }).from(leagues).orderBy(asc(leagues.leagueId));
    expect(names.map(({ name }) => name)).toEqual(['V.League 1', 'Cúp C1 châu Âu']);
    expect(await database.db.$count(odds)).toBeGreaterThan(40);
  });
});
