import type { Clock } from '@khandai/runtime';
import { Seeded } from '@khandai/server/feed-port';
import { fanNames } from './chat-lines.js';
import { comments, posts } from './community-lines.js';

/** Where the fans' posts go. */
export interface DemoWall {
  /** Whether a simulated member has a post. */
  hasPosts(): Promise<boolean>;
  /** Returns the id of the post. */
  post(userId: number, content: string, at: Date): Promise<number>;
  comment(userId: number, postId: number, content: string, at: Date): Promise<void>;
  react(userId: number, postId: number, reaction: 'like' | 'haha' | 'love' | 'wow'): Promise<void>;
  /** Deletes the fans' posts except the newest `kept`. */
  trim(kept: number): Promise<void>;
}

export interface DemoCommunityDeps {
  cast: { saveFans(names: readonly string[]): Promise<number[]> };
  wall: DemoWall;
  clock: Clock;
}

const MINUTE = 60_000;
/** Posts on a feed without any, and the time between two of them. */
const FIRST_POSTS = 12;
const FIRST_PAUSE = 47 * MINUTE;
/** Shortest and longest time between two later posts, in minutes. */
const [MIN_PAUSE, MAX_PAUSE] = [15, 40];
const KEPT = 80;
const REACTIONS = ['like', 'love', 'like', 'haha', 'like', 'wow'] as const;

/** Invented fans who post, comment and react: a feed with something to read on a fresh machine. */
export class DemoCommunity {
  readonly #rng: Seeded;
  #fans: number[] = [];
  #written = 0;

  constructor(private readonly deps: DemoCommunityDeps) {
    this.#rng = new Seeded(`community ${deps.clock.now()}`);
    this.#written = this.#rng.whole(0, posts.length - 1);
  }

  /** Writes posts until `signal` aborts. Throws when the database fails. */
  async run(signal: AbortSignal): Promise<void> {
    const { cast, wall, clock } = this.deps;
    this.#fans = await cast.saveFans(fanNames);
    if (!(await wall.hasPosts()))
      for (let past = FIRST_POSTS; past > 0 && !signal.aborted; past -= 1)
        await this.#write(clock.now() - past * FIRST_PAUSE);
    while (!signal.aborted) {
      await clock.sleep(this.#rng.whole(MIN_PAUSE, MAX_PAUSE) * MINUTE, signal);
      if (signal.aborted) return;
      await this.#write(clock.now());
      await wall.trim(KEPT);
    }
  }

  /** One post, with what others have said about it by then. */
  async #write(at: number): Promise<void> {
    const { wall } = this.deps;
    const [author, ...others] = this.#company();
    if (author === undefined) return;
    const postId = await wall.post(author, posts[this.#written++ % posts.length] ?? '', new Date(at));
    const said = this.#rng.whole(0, 3);
    const now = this.deps.clock.now();
    for (const [index, userId] of others.slice(0, said).entries())
      await wall.comment(
        userId,
        postId,
        this.#rng.pick(comments),
        new Date(Math.min(now, at + (index + 1) * 4 * MINUTE)),
      );
    for (const userId of others.slice(0, this.#rng.whole(2, others.length)))
      await wall.react(userId, postId, this.#rng.pick(REACTIONS));
  }

  /** Some fans, each once, in any order. */
  #company(): number[] {
    const start = this.#rng.whole(0, Math.max(0, this.#fans.length - 1));
    return Array.from({ length: Math.min(14, this.#fans.length) }, (_, step) => {
      const index = (start + step * 7) % this.#fans.length;
      return this.#fans[index] ?? 0;
    }).filter((userId, index, all) => all.indexOf(userId) === index);
  }
}
