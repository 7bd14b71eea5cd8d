import { Emitter, type Clock } from '@khandai/runtime';
import type { Feed, FeedBatch, FeedSink } from '../feed.js';
import { demoCompanies, oddsAt } from './market.js';
import { eventsAt, fixtureAt, statsAt } from './match-course.js';
import { type DemoFixture, EPOCH_MS, epochAt, fixturesAt, type NightOptions } from './night.js';

const TICK_MS = 1000;

export interface DemoOptions {
  clock: Clock;
  /** Absent: every epoch of three hours has a night of its own. Given: the same night again and again. */
  seed?: string;
  /** The minute of the three-hour epoch that is now when the feed is made. Absent: epochs follow the clock of the world. */
  minute?: number;
}

/** A simulated V.League night that is always going on. What it hands over depends on seed and clock alone. */
export class DemoFeed implements Feed {
  readonly name = 'demo';
  /** A batch was stored; the moment it stood for. */
  readonly ticked = new Emitter<number>();
  #night: { epoch: number; list: DemoFixture[] } | undefined;

  readonly #clock: Clock;
  readonly #layout: NightOptions;

  constructor({ clock, seed, minute }: DemoOptions) {
    this.#clock = clock;
    this.#layout = { seed, shift: minute === undefined ? 0 : (clock.now() - minute * 60_000) % EPOCH_MS };
  }

  async run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    const clock = this.#clock;
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
    const epoch = epochAt(now, this.#layout);
    if (this.#night?.epoch !== epoch) this.#night = { epoch, list: fixturesAt(now, this.#layout) };
    return this.#night.list;
  }
}
