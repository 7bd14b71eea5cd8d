import { setImmediate as macrotask } from 'node:timers/promises';
import { FakeClock } from '@khandai/testing';
import { asc } from 'drizzle-orm';
import { FootballDataFeed } from '../src/feeds/football-data/football-data-feed.js';
import { FeedHealth } from '../src/feeds/ingest/feed-health.js';
import { IngestService } from '../src/feeds/ingest/ingest-service.js';
import { CallTimesRepository } from '../src/feeds/polling/call-times-repository.js';
import { StoredStateRepository } from '../src/feeds/provider/stored-state-repository.js';
import { SpyBus } from '../src/feeds/testing.js';
import type { Database } from '../src/platform/database/database.js';
import { feedCalls, fixtures } from '../src/platform/database/schema.js';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { footballData, generatedDay, simulator, type Simulator } from './support/provider-simulator.js';

const TOKEN = 'token-of-tests';
const START = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const CALLS = 2;

const clock = new FakeClock(START);
let database: Database;
let source: Simulator;
let origin: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const world = { matches: await generatedDay({ start: START - 30 * MINUTE, count: 3 }) };
  const now = () => clock.now();
  source = await simulator({ key: '-', world, now, football: await footballData({ world, token: TOKEN }) });
  origin = await source.open();
});
afterAll(async () => {
  await source.close();
  await database.close();
});

function start(token = TOKEN) {
  const health = new FeedHealth({ feed: 'football-data', clock });
  const feed = new FootballDataFeed({
    ...{ origin, token, clock, report: health },
    times: new CallTimesRepository(database, 'football-data'),
    stored: new StoredStateRepository(database),
  });
  const stop = new AbortController();
  const done = feed.run(new IngestService({ database, bus: new SpyBus(), clock, health }), stop.signal);
  return { health, stop, done };
}

async function pass(seconds: number): Promise<void> {
  const still = async () => {
    while (clock.sleeping < CALLS) await macrotask();
  };
  await still();
  for (let second = 0; second < seconds; second += 1) {
    await clock.advance(1_000);
    await still();
  }
}

const stored = () => database.db.select().from(fixtures).orderBy(asc(fixtures.fixtureId));

describe('the feed of football-data.org over HTTP', () => {
  it('[PF15] stores matches and scores, and follows them to the end of a shoot-out', async () => {
    const { health, stop, done } = start();
    await pass(2);
    const [first, , cup] = await stored();
    expect([first?.fixtureId, first?.status, first?.halfStart, first?.season]).toEqual([
      'fd910000000',
      1,
      new Date(START - 30 * MINUTE),
      '2026/27',
    ]);
    expect([cup?.status, cup?.homeScore, cup?.phase, cup?.roundNumber]).toEqual([0, null, 'knockout', 2]);
    await clock.advance(20 * MINUTE);
    await pass(61);
    expect((await stored())[0]).toMatchObject({ status: 2, halfStart: null });
    await clock.advance(12 * MINUTE);
    await pass(61);
    const second = (await stored())[0];
    expect([second?.status, second!.halfStart!.getTime() > START + 30 * MINUTE]).toEqual([3, true]);
    // Six minutes ago was the break.
    source.setFault('*', 'late');
    await pass(61);
    expect((await stored())[0]).toEqual(second);
    source.setFault('*');
    await clock.advance(140 * MINUTE);
    await pass(61);
    expect((await stored())[2]).toMatchObject({
      status: -1,
      homeScore: 1,
      awayScore: 1,
      extra: { homeScore: 2, awayScore: 2, penaltyHomeScore: 4, penaltyAwayScore: 3 },
    });
    expect([health.lastBad, health.calls.get('matches')?.fault]).toEqual([[], null]);
    stop.abort();
    await done;
  });

  it('[PF15] (faults) a refused token, HTTP errors and invalid JSON are faults that change nothing', async () => {
    const before = await stored();
    await clock.advance(7 * 60 * MINUTE);
    const refused = start('another-token');
    await pass(1);
    expect(refused.health.calls.get('schedule')?.fault).toBe('nguồn trả HTTP 403');
    refused.stop.abort();
    await refused.done;
    await clock.advance(MINUTE);
    source.setFault('*', 'invalid-json');
    const spoiled = start();
    await pass(1);
    expect(spoiled.health.calls.get('schedule')?.fault).toMatch(/^[\d/-]+: không phải JSON hợp lệ$/);
    expect(await stored()).toEqual(before);
    spoiled.stop.abort();
    await spoiled.done;
  });

  it('[PF4] (one limit) HTTP 429 pauses both calls, over restarts too', async () => {
    await clock.advance(7 * 60 * MINUTE);
    source.setFault('*', '429');
    const limited = start();
    await pass(1);
    limited.stop.abort();
    await limited.done;
    const pauses = await database.db
      .select({ call: feedCalls.call, notBefore: feedCalls.notBefore })
      .from(feedCalls)
      .orderBy(asc(feedCalls.call));
    const ofCalls = pauses.filter(({ call }) => !call.includes('?'));
    expect(ofCalls.map(({ call }) => call)).toEqual(['matches', 'schedule']);
    for (const { notBefore } of ofCalls) expect(notBefore!.getTime() - clock.now()).toBeGreaterThan(28_000);
  });
});
