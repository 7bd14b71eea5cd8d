import { DEFAULT_GROUP_ID, SportType } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { Seeded } from '@khandai/server/feed-port';
import { contestIdleLines, contestScoreLines, fanNames, goalLines, hallLines, idleLines } from './chat-lines.js';
import type { DemoClub } from './clubs.js';
import type { DemoFeed } from './demo-feed.js';
import type { DemoGame } from './demo-game.js';
import type { DemoFixture } from './night.js';

/** Sends the fans' messages. It drops a message that the chat refuses, for example when a fan writes too fast. */
export interface DemoVoice {
  say(groupId: number, userId: number, text: string): Promise<void>;
}

/** The part of the database that the fans use. */
export interface DemoCast {
  /** Creates the fans that are missing; resolves to their ids in the order of `names`. */
  saveFans(names: readonly string[]): Promise<number[]>;
  /** The rooms of these fixtures in which fans may write. */
  rooms(fixtureIds: readonly string[]): Promise<{ fixtureId: string; groupId: number }[]>;
  /** Those of the given rooms that have no message. */
  silent(groupIds: readonly number[]): Promise<number[]>;
  /** Deletes the fans' messages except the newest `kept` in each room. */
  trim(maxMessages: number): Promise<void>;
}

export interface DemoChatDeps {
  feed: Pick<DemoFeed, 'games'>;
  cast: DemoCast;
  voice: DemoVoice;
  clock: Clock;
}

const TICK_MS = 2000;
const IDLE_EVERY = 4;
const HALL_EVERY = 23;
const GOAL_LINES = 4;
const TRIM_EVERY = 300;
const FIRST_LINES = 5;
const KEPT = 500;

/**
 * Invented fans who write short messages in the rooms of live matches: about one every eight seconds, and more after a
 * goal.
 */
export class DemoChat {
  readonly #rng: Seeded;
  #fans: number[] = [];
  #heard: number;
  #queue: { groupId: number; text: string }[] = [];
  #ticks = 0;
  #greeted = false;

  constructor(private readonly deps: DemoChatDeps) {
    this.#heard = deps.clock.now();
    this.#rng = new Seeded(`chat ${this.#heard}`);
  }

  /** Writes messages until `signal` aborts. Throws when the database fails. */
  async run(signal: AbortSignal): Promise<void> {
    this.#fans = await this.deps.cast.saveFans(fanNames);
    while (!signal.aborted) {
      await this.#tick();
      await this.deps.clock.sleep(TICK_MS, signal);
    }
  }

  async #tick(): Promise<void> {
    const now = this.deps.clock.now();
    const games = this.deps.feed.games(now).filter((game) => game.isLive(now));
    const live = games.map(({ fixture }) => fixture);
    if (!this.#greeted) await this.#greet(live);
    await this.#hearGoals(games, now);
    if (this.#ticks % IDLE_EVERY === 0) await this.#chatter(live);
    if (this.#ticks % HALL_EVERY === 0)
      this.#queue.push({ groupId: DEFAULT_GROUP_ID, text: this.#rng.pick(hallLines) });
    if (this.#ticks % TRIM_EVERY === 0) await this.deps.cast.trim(KEPT);
    this.#ticks += 1;
    const next = this.#queue.shift();
    if (next) await this.#say(next.groupId, next.text);
  }

  async #say(groupId: number, text: string): Promise<void> {
    const fan = this.#fans[this.#rng.whole(0, this.#fans.length - 1)];
    if (fan !== undefined) await this.deps.voice.say(groupId, fan, text);
  }

  /** Writes a few messages in each room that has none, so that the first visitor does not find it empty. */
  async #greet(live: readonly DemoFixture[]): Promise<void> {
    const rooms = await this.deps.cast.rooms(live.map(({ fixtureId }) => fixtureId));
    // Rooms exist only after the feed has delivered its matches.
    if (rooms.length === 0) return;
    this.#greeted = true;
    const silent = await this.deps.cast.silent([DEFAULT_GROUP_ID, ...rooms.map(({ groupId }) => groupId)]);
    for (const groupId of silent) {
      const fixture = live.find(({ fixtureId }) =>
        rooms.some((room) => room.groupId === groupId && room.fixtureId === fixtureId),
      );
      const lines = fixture ? idleLinesOf(fixture) : hallLines;
      for (const line of this.#rng.shuffle(lines).slice(0, FIRST_LINES)) {
        await this.#say(groupId, fixture ? named(line, this.#rng.next() < 0.5 ? fixture.home : fixture.away) : line);
      }
    }
  }

  async #hearGoals(live: readonly DemoGame[], now: number): Promise<void> {
    const since = this.#heard;
    this.#heard = now;
    const goals = live.flatMap((game) => {
      const goal = game.scored(since, now);
      return goal ? [{ fixture: game.fixture, home: goal.home }] : [];
    });
    const rooms = await this.deps.cast.rooms(goals.map(({ fixture }) => fixture.fixtureId));
    for (const { fixture, home } of goals) {
      for (const { groupId } of rooms.filter(({ fixtureId }) => fixtureId === fixture.fixtureId)) {
        for (let line = 0; line < GOAL_LINES; line += 1)
          this.#queue.push({ groupId, text: this.#line(cheersOf(fixture), fixture, home) });
      }
    }
    // A cheer that comes minutes late makes no sense, so messages above the rate are dropped.
    this.#queue = this.#queue.slice(-3 * GOAL_LINES);
  }

  async #chatter(live: readonly DemoFixture[]): Promise<void> {
    const weighted = live.flatMap((fixture) => (fixture.hot ? [fixture, fixture, fixture] : [fixture]));
    const fixture = weighted[this.#rng.whole(0, Math.max(0, weighted.length - 1))];
    if (!fixture) return;
    const rooms = await this.deps.cast.rooms([fixture.fixtureId]);
    const room = rooms[this.#rng.whole(0, Math.max(0, rooms.length - 1))];
    if (room)
      this.#queue.push({
        groupId: room.groupId,
        text: this.#line(idleLinesOf(fixture), fixture, this.#rng.next() < 0.5),
      });
  }

  #line(lines: Lines, { home: host, away: guest }: DemoFixture, home: boolean): string {
    return named(this.#rng.pick(lines), home ? host : guest);
  }
}

type Lines = readonly [string, ...string[]];

const idleLinesOf = ({ sportType }: DemoFixture): Lines =>
  sportType === SportType.football ? idleLines : contestIdleLines;

const cheersOf = ({ sportType }: DemoFixture): Lines =>
  sportType === SportType.football ? goalLines : contestScoreLines;

const named = (line: string, { shortName }: DemoClub): string => line.replace('{team}', shortName);
