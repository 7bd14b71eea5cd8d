import type { PostFrame } from '@khandai/contracts';
import type { Bus } from '../../../platform/bus/bus.js';
import type { Clock } from '../../../platform/clock.js';
import type { Log } from '../../../platform/log.js';
import type { Stop } from '../../../platform/sockets/topic-handlers.js';
import { answeredIn, AUTHORS_LEFT, postChannel } from './post-broadcasts.js';
import type { PostStateQuery } from './post-state-query.js';

export interface LivePostsDeps {
  readonly states: Pick<PostStateQuery, 'of' | 'touchedBy'>;
  readonly bus: Pick<Bus, 'subscribe' | 'restored'>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly log: Pick<Log, 'warn'>;
}

/** A post that sockets of this process watch. */
interface Watched {
  readonly push: (text: string) => void;
  /** Its comments changed since the last frame. */
  hasComments: boolean;
  /** Comments whose answers changed since the last frame. */
  answered: Set<number>;
  /** Readers got the frame that ends it. Later changes of the post are not sent to them. */
  isGone: boolean;
}

/** Min time between two frames about one post, in ms. */
export const FRAME_MS = 1_000;
/** Comments that a frame names; of more in one second, their readers see the rest with the next change. */
const MAX_ANSWERED = 50;
/** Posts of one read. */
const CHUNK = 200;

/**
 * Pushes the counts of posts that sockets of this process watch. A post that changes often is read once in a second, together with
 * all others that changed, however many watch it; each read finds out whether it is still public.
 */
export class LivePosts {
  readonly #watched = new Map<number, Watched>();
  #due = new Set<number>();
  #awoken: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(private readonly deps: LivePostsDeps) {
    // Changes may have been lost meanwhile.
    deps.bus.restored.on(() => {
      for (const [postId, watched] of this.#watched) this.#note(postId, watched, true);
    });
  }

  /** Passes frames of a post to `push` until it is stopped; the post has no other listener. */
  async listen(postId: number, push: (text: string) => void): Promise<Stop> {
    const watched = { push, hasComments: false, answered: new Set<number>(), isGone: false };
    const stop = await this.deps.bus.subscribe(postChannel(postId), (change) => {
      const answered = answeredIn(change);
      if (answered !== undefined && watched.answered.size < MAX_ANSWERED) watched.answered.add(answered);
      this.#note(postId, watched, change !== 'post');
    });
    this.#watched.set(postId, watched);
    return async () => {
      // Another listener may have come while this one was being stopped.
      if (this.#watched.get(postId) === watched) this.#watched.delete(postId);
      await stop();
    };
  }

  /** The post as it is now. */
  async now(postId: number): Promise<PostFrame> {
    const state = (await this.deps.states.of([postId])).get(postId) ?? null;
    return { type: 'post', postId, state, comments: false };
  }

  /** Pushes what changed, at most once in FRAME_MS, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#awoken.resolve(), { once: true });
    const stop = await this.deps.bus.subscribe(AUTHORS_LEFT, (userId) => void this.#leave(Number(userId)));
    while (!signal.aborted) {
      await this.#awoken.promise;
      this.#awoken = Promise.withResolvers();
      await this.flush();
      await this.deps.clock.sleep(FRAME_MS, signal);
    }
    await stop();
  }

  /** Notes which of the watched posts a member took along. */
  async #leave(userId: number): Promise<void> {
    const ids = [...this.#watched.keys()];
    for (let at = 0; at < ids.length; at += CHUNK) {
      const chunk = ids.slice(at, at + CHUNK);
      for (const postId of await this.#touched(userId, chunk)) {
        const watched = this.#watched.get(postId);
        if (watched) this.#note(postId, watched, false);
      }
    }
  }

  /** Each read of a post finds out what became of it, so where this one fails all of them are read. */
  async #touched(userId: number, postIds: readonly number[]): Promise<readonly number[]> {
    try {
      return await this.deps.states.touchedBy(userId, postIds);
    } catch (err) {
      this.deps.log.warn({ err, userId }, 'the posts of a member who left were not found');
      return postIds;
    }
  }

  /** Pushes what changed. What cannot be read stays due. */
  async flush(): Promise<void> {
    const due = [...this.#due].filter((postId) => this.#watched.has(postId));
    this.#due = new Set();
    for (let at = 0; at < due.length; at += CHUNK) {
      const chunk = due.slice(at, at + CHUNK);
      try {
        await this.#push(chunk);
      } catch (err) {
        this.deps.log.warn({ err }, 'changes of posts were not sent');
        for (const postId of chunk) this.#due.add(postId);
        this.#awoken.resolve();
      }
    }
  }

  async #push(postIds: readonly number[]): Promise<void> {
    const states = await this.deps.states.of(postIds);
    for (const postId of postIds) {
      const watched = this.#watched.get(postId);
      const state = states.get(postId) ?? null;
      if (!watched || (state === null && watched.isGone)) continue;
      const comments = state !== null && watched.hasComments;
      const answered = comments && watched.answered.size > 0 ? { answered: [...watched.answered] } : {};
      watched.hasComments = false;
      watched.answered = new Set();
      watched.isGone = state === null;
      watched.push(JSON.stringify({ type: 'post', postId, state, comments, ...answered } satisfies PostFrame));
    }
  }

  #note(postId: number, watched: Watched, hasComments: boolean): void {
    watched.hasComments ||= hasComments;
    this.#due.add(postId);
    this.#awoken.resolve();
  }
}
