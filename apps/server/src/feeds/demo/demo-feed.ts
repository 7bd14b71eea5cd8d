import { Emitter, type Clock } from '@khandai/runtime';
import type { Feed, FeedBatch, FeedSink } from '../feed.js';
import { demoCompanies, oddsAt } from './market.js';
import { eventsAt, fixtureAt, statsAt } from './match-course.js';
import { type DemoFixture, EPOCH_MS, fixturesAt } from './night.js';

const TICK_MS = 1000;

export interface DemoOptions {
  clock: Clock;
  /** Absent: every epoch of three hours has a night of its own. Given: the same night again and again. */
  seed?: string;
}

/** A simulated V.League night that is always going on. What it hands over depends on seed and clock alone. */
export class DemoFeed implements Feed {
  readonly name = 'demo';
  /** A batch was stored; the moment it stood for. */
  readonly ticked = new Emitter<number>();
  #night: { epoch: number; list: DemoFixture[] } | undefined;

  constructor(private readonly options: DemoOptions) {}

  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const { clock } = this.options;
    while (!signal.aborted) {
      const now = clock.now();
      await sink.ingest(this.batch(now));
      this.ticked.emit(now);
      await clock.sleep(TICK_MS, signal);
    }
  }

  /** The whole state at a moment. */
  batch(now: number): FeedBatch {
    const list = this.fixtures(now);
    const begun = list.filter(({ kickOff }) => kickOff <= now);
    return {
      companies: demoCompanies.map(({ companyId, name }) => ({ companyId, name })),
      fixtures: list.map((fixture) => fixtureAt(fixture, now)),
      events: begun.map((fixture) => ({ fixtureId: fixture.fixtureId, list: eventsAt(fixture, now) })),
      stats: begun.map((fixture) => ({ fixtureId: fixture.fixtureId, list: statsAt(fixture, now) })),
      odds: list.flatMap((fixture) => oddsAt(fixture, now)),
    };
  }

  /** The fixtures shown at a moment; drawn once an epoch. */
  fixtures(now: number): DemoFixture[] {
    const epoch = Math.floor(now / EPOCH_MS);
    if (this.#night?.epoch !== epoch) this.#night = { epoch, list: fixturesAt(now, this.options.seed) };
    return this.#night.list;
  }
}
