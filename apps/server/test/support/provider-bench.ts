import { setImmediate as macrotask } from 'node:timers/promises';
import { FakeClock } from '@khandai/testing';
import { asc } from 'drizzle-orm';
import { FeedHealth } from '../../src/feeds/ingest/feed-health.js';
import { IngestService, type MatchLinesPort } from '../../src/feeds/ingest/ingest-service.js';
import { CallTimesRepository } from '../../src/feeds/polling/call-times-repository.js';
import { ProviderFeed } from '../../src/feeds/provider/provider-feed.js';
import { StoredStateRepository } from '../../src/feeds/provider/stored-state-repository.js';
import { SpyBus } from '../../src/feeds/testing.js';
import type { Database } from '../../src/platform/database/database.js';
import { feedCalls, fixtures, leagueAdjustments, leagueTables } from '../../src/platform/database/schema.js';
import { openTestDatabase } from '../../src/platform/database/testing.js';
import { generatedDay, type SimulatedMatch, simulator, type Simulator } from './provider-simulator.js';

export const KEY = 'provider-key-of-tests';
export const START = Date.parse('2026-11-20T12:00:00Z');
export const MINUTE = 60_000;
/** Calls of one feed. */
export const CALLS = 20;

interface StartOptions {
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly lines?: MatchLinesPort;
}

/** Feeds that poll the simulator of the provider over HTTP, with a clock that moves second by second. */
export class ProviderBench {
  database!: Database;
  /** The first two of them are being played at START. */
  matches: SimulatedMatch[] = [];
  clock = new FakeClock(START);
  provider!: Simulator;
  origin = '';
  /** Why a feed stopped by itself. */
  #broken: unknown;
  readonly #running: { stop: AbortController; done: Promise<void> }[] = [];

  /** Registers the hooks of a test file: an empty database and a new simulator for each test. */
  constructor() {
    beforeAll(async () => {
      this.database = await openTestDatabase();
    });
    afterAll(() => this.database.close());
    beforeEach(async () => {
      const { db } = this.database;
      for (const table of [fixtures, feedCalls, leagueAdjustments, leagueTables]) await db.delete(table);
      this.clock = new FakeClock(START);
      this.matches = await generatedDay({ start: START - 30 * MINUTE, count: 4 });
      const now = () => this.clock.now();
      this.provider = await simulator({ key: KEY, world: { matches: this.matches }, now });
      this.origin = await this.provider.open();
    });
    afterEach(async () => {
      await this.stop();
      await this.provider.close();
    });
  }

  start({ maxBytes, timeoutMs, lines }: StartOptions = {}) {
    const { clock, database, origin } = this;
    const warned: object[] = [];
    const log = { warn: (fields: object) => void warned.push(fields) };
    const health = new FeedHealth({ feed: 'provider', clock, log });
    const bus = new SpyBus();
    const ingest = new IngestService({ database, bus, clock, health, log, ...(lines && { lines }) });
    const feed = new ProviderFeed({
      ...{ origin, key: KEY, clock, report: health },
      times: new CallTimesRepository(database, 'provider'),
      stored: new StoredStateRepository(database),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    const stop = new AbortController();
    const done = feed.run(ingest, stop.signal);
    done.catch((error: unknown) => (this.#broken = error));
    this.#running.push({ stop, done });
    return { health, warned, bus };
  }

  async stop(): Promise<void> {
    for (const { stop, done } of this.#running.splice(0)) {
      stop.abort();
      // `#broken` has recorded a failure already; stopping only waits for the end.
      await done.catch(() => undefined);
    }
    this.#broken = undefined;
  }

  /** Lets requests and statements of this moment finish: then each call of each running feed sleeps. */
  async still(): Promise<void> {
    while (this.clock.sleeping < CALLS * this.#running.length) {
      if (this.#broken) throw this.#broken as Error;
      await macrotask();
    }
  }

  /** Moves the clock second by second. */
  async pass(seconds: number): Promise<void> {
    await this.still();
    for (let second = 0; second < seconds; second += 1) {
      await this.clock.advance(1_000);
      await this.still();
    }
  }

  readonly made = (call: string) => this.provider.requests.filter((request) => request.call === call);
  readonly stored = () => this.database.db.select().from(fixtures).orderBy(asc(fixtures.fixtureId));
}
