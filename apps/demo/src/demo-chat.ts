import { DEFAULT_GROUP_ID } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { Seeded } from '@khandai/server/feed-port';
import { fanNames, hallLines, trackLines } from './chat-lines.js';
import type { DemoFeed } from './demo-feed.js';
import type { DemoGame } from './demo-game.js';
import { styleOf } from './fan-style.js';
import { repeat } from './repeat.js';
import { type Finish, RoomTalk } from './room-talk.js';

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
  /** The rooms of the marble race tracks. */
  tracks(): Promise<number[]>;
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

/** One line per tick in the room of the hot match: thirty a minute. */
const TICK_MS = 2000;
/** Without a hot match, the first room has a line in each of so many ticks. */
const CALM = 3;
/** Shortest and longest time between two lines of another room, in ticks. */
const [MIN_PAUSE, MAX_PAUSE] = [8, 24];
/** Ticks between two lines of the hall, and of a race track. */
const [HALL_EVERY, TRACK_EVERY] = [23, 9];
const ROOMS_EVERY = 10;
const GOAL_LINES = 5;
const TRIM_EVERY = 300;
const FIRST_LINES = 5;
const KEPT = 500;
/** The last writers of a room let others speak first. */
const WRITERS_RESTING = 8;

/** A room with the match that its fans watch, or with the lines of a room that has none. */
interface Room {
  groupId: number;
  game: DemoGame | null;
  lines: readonly string[];
  talk: RoomTalk;
  writers: number[];
  /** Side of each line that still cheers. */
  cheers: boolean[];
  nextTick: number;
}

/**
 * Invented fans who write in the rooms of live matches: thirty lines a minute in one room of a hot match, a few in each
 * other, and more after a goal. The lines fit the match at that moment.
 */
export class DemoChat {
  readonly #rng: Seeded;
  readonly #rooms = new Map<number, Room>();
  readonly #hall: Room;
  #tracks: Room[] = [];
  #fans: number[] = [];
  #heard: number;
  #ticks = 0;
  #greeted = false;

  constructor(private readonly deps: DemoChatDeps) {
    this.#heard = deps.clock.now();
    this.#rng = new Seeded(`chat ${this.#heard}`);
    this.#hall = this.#opened(DEFAULT_GROUP_ID, null, hallLines);
  }

  /** Writes messages until `signal` aborts. Throws when the database fails. */
  async run(signal: AbortSignal): Promise<void> {
    this.#fans = await this.deps.cast.saveFans(fanNames);
    await repeat(() => this.#tick(), TICK_MS, this.deps.clock, signal);
  }

  async #tick(): Promise<void> {
    const now = this.deps.clock.now();
    const games = this.deps.feed.games(now).filter((game) => game.isLive(now));
    if (this.#ticks % ROOMS_EVERY === 0 || !this.#greeted) await this.#findRooms(games);
    if (!this.#greeted) await this.#greet(now);
    this.#hearGoals(now);
    if (this.#ticks % HALL_EVERY === 0) await this.#speak(this.#hall, now);
    if (this.#ticks % TRACK_EVERY === 0) for (const track of this.#tracks) await this.#speak(track, now);
    if (this.#ticks % TRIM_EVERY === 0) await this.deps.cast.trim(KEPT);
    const [hot, ...others] = [...this.#rooms.values()];
    if (hot && (hot.game?.fixture.hot || this.#ticks % CALM === 0)) await this.#speak(hot, now);
    const due = others.find((room) => room.cheers.length > 0 || room.nextTick <= this.#ticks);
    if (due) await this.#speak(due, now);
    this.#ticks += 1;
  }

  /** The race tracks, and the rooms of the live matches, the hot ones first; a room keeps its conversation while its match is live. */
  async #findRooms(live: readonly DemoGame[]): Promise<void> {
    const found = await this.deps.cast.rooms(live.map(({ fixture }) => fixture.fixtureId));
    const tracks = await this.deps.cast.tracks();
    this.#tracks = tracks.map(
      (groupId) => this.#tracks.find((room) => room.groupId === groupId) ?? this.#opened(groupId, null, trackLines),
    );
    const known = new Map(this.#rooms);
    this.#rooms.clear();
    for (const game of [...live].sort((a, b) => Number(b.fixture.hot) - Number(a.fixture.hot))) {
      for (const { groupId } of found.filter(({ fixtureId }) => fixtureId === game.fixture.fixtureId)) {
        const room = known.get(groupId);
        this.#rooms.set(groupId, room?.game === game ? room : this.#opened(groupId, game));
      }
    }
  }

  #opened(groupId: number, game: DemoGame | null, lines: readonly string[] = []): Room {
    const talk = new RoomTalk(new Seeded(`${this.#heard}/${groupId}/${game?.fixture.fixtureId ?? 'hall'}`));
    return { groupId, game, lines, talk, writers: [], cheers: [], nextTick: this.#ticks + this.#pause() };
  }

  #pause(): number {
    return this.#rng.whole(MIN_PAUSE, MAX_PAUSE);
  }

  /** Writes a few messages in each room that has none, so that the first visitor does not find it empty. */
  async #greet(now: number): Promise<void> {
    // Rooms exist only after the feed has delivered its matches.
    if (this.#rooms.size === 0) return;
    this.#greeted = true;
    const rooms = [this.#hall, ...this.#tracks, ...this.#rooms.values()];
    const silent = await this.deps.cast.silent(rooms.map(({ groupId }) => groupId));
    for (const room of rooms.filter(({ groupId }) => silent.includes(groupId))) {
      for (let line = 0; line < FIRST_LINES; line += 1) await this.#speak(room, now);
    }
  }

  #hearGoals(now: number): void {
    const since = this.#heard;
    this.#heard = now;
    for (const room of this.#rooms.values()) {
      const goal = room.game?.scored(since, now);
      if (goal) room.cheers = Array.from({ length: GOAL_LINES }, () => goal.home);
    }
  }

  /** One line of a fan who has not spoken just before. */
  async #speak(room: Room, now: number): Promise<void> {
    const fan = this.#writer(room);
    const userId = this.#fans[fan];
    if (userId === undefined) return;
    const text = this.#text(room, now, styleOf(fan, this.#rng));
    room.nextTick = this.#ticks + this.#pause();
    if (text === undefined) return;
    room.writers.push(fan);
    await this.deps.voice.say(room.groupId, userId, text);
  }

  #text({ game, lines, talk, cheers }: Room, now: number, finish: Finish): string | undefined {
    if (!game) return talk.said(lines, finish);
    const scene = game.scene(now);
    const cheer = cheers.shift();
    return cheer === undefined ? talk.line(scene, finish) : talk.cheer(scene, cheer, finish);
  }

  #writer({ writers }: Room): number {
    const resting = Math.min(WRITERS_RESTING, this.#fans.length - 1);
    while (writers.length > resting) writers.shift();
    const free = this.#fans.flatMap((_, index) => (writers.includes(index) ? [] : [index]));
    return free[this.#rng.whole(0, free.length - 1)] ?? 0;
  }
}
