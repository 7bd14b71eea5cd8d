import { addDays, dayAt, startOfDay, VIETNAM } from '@khandai/calendar';
import type { Clock } from '@khandai/runtime';
import { Seeded } from '@khandai/server/feed-port';
import { fanNames } from './chat-lines.js';
import { HOUR, MINUTE } from './demo-time.js';

export interface SimulatedCheckIn {
  readonly userId: number;
  /** A day of Vietnam, `2026-11-20`. */
  readonly day: string;
  /** How many days in a row it makes. */
  readonly run: number;
  readonly at: Date;
}

/** What a fan did in a room on one day: the price of gifts, and watched minutes. */
export interface FanShare {
  readonly groupId: number;
  readonly userId: number;
  readonly gifts: number;
  readonly minutes: number;
}

/** What fans did in rooms on the day of `at`. */
export interface SharesOfDay {
  readonly at: number;
  readonly list: readonly FanShare[];
}

/** Where check-ins and the sums of rooms go. The boards of the site count both, as they do those of members. */
export interface DemoActivity {
  /** Whether a simulated fan has checked in on this day. */
  hasCheckedIn(day: string): Promise<boolean>;
  /** Stores all of it or nothing: sums that are added twice would count twice, and check-ins say that a day is done. */
  add(checkIns: readonly SimulatedCheckIn[], shares: readonly SharesOfDay[]): Promise<void>;
}

export interface DemoBoardsDeps {
  readonly feed: { games(now: number): readonly { readonly fixture: { readonly fixtureId: string } }[] };
  readonly cast: {
    saveFans(names: readonly string[]): Promise<number[]>;
    rooms(fixtureIds: readonly string[]): Promise<{ groupId: number }[]>;
  };
  readonly activity: DemoActivity;
  readonly clock: Clock;
}

/** The matches come first. */
const FIRST_LOOK_MS = 30_000;
const LOOK_EVERY_MS = 30 * MINUTE;
const DAYS = 7;
const FANS = 24;
const MATCHES = 6;

/** Fans who check in, watch and give gifts each day: boards with names on them on a fresh machine. */
export class DemoBoards {
  constructor(private readonly deps: DemoBoardsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.deps;
    for (let pause = FIRST_LOOK_MS; ; pause = LOOK_EVERY_MS) {
      await clock.sleep(pause, signal);
      if (signal.aborted) return;
      await this.#look();
    }
  }

  /** Each day once; the days before too on a site without them. */
  async #look(): Promise<void> {
    const { activity, cast, clock, feed } = this.deps;
    const today = dayAt(clock.now(), VIETNAM);
    if (await activity.hasCheckedIn(today)) return;
    const nearest = feed.games(clock.now()).slice(0, MATCHES);
    const rooms = await cast.rooms(nearest.map(({ fixture }) => fixture.fixtureId));
    if (rooms.length === 0) return;
    const fans = (await cast.saveFans(fanNames)).slice(0, FANS);
    const isNew = !(await activity.hasCheckedIn(addDays(today, -1)));
    const days = isNew ? Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1)) : [today];
    await activity.add(
      days.flatMap((day) => this.#checkInsOn(day, today, fans)),
      days.map((day) => ({ at: this.#timeOn(day), list: sharesOn(day, fans, rooms) })),
    );
  }

  /** A fan with a longer run began earlier; all of them were there today. */
  #checkInsOn(day: string, today: string, fans: readonly number[]): SimulatedCheckIn[] {
    const at = new Date(this.#timeOn(day));
    return fans.flatMap((userId, index) => {
      const run = runOf(index) - Math.round((startOfDay(today, VIETNAM) - startOfDay(day, VIETNAM)) / (24 * HOUR));
      return run > 0 ? [{ userId, day, run, at }] : [];
    });
  }

  #timeOn(day: string): number {
    return Math.min(this.deps.clock.now(), startOfDay(day, VIETNAM) + 20 * HOUR);
  }
}

const runOf = (index: number): number => 1 + ((index * 5) % DAYS);

/** Less than the smallest gift of the dearest kind, so that real members soon lead. */
function sharesOn(day: string, fans: readonly number[], rooms: readonly { groupId: number }[]): FanShare[] {
  const rng = new Seeded(`boards ${day}`);
  return rng.shuffle(fans).map((userId, index) => ({
    ...{ userId, groupId: rooms[index % rooms.length]?.groupId ?? 0 },
    gifts: index % 3 === 0 ? 50 * rng.whole(1, 2) : 0,
    minutes: 10 * rng.whole(1, 9),
  }));
}
