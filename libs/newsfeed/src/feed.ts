import type { Post, PostFrame, PostPage, PostReactions, PostState, Reaction } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { isStale, putBack } from './feed-posts.js';
import { readPages } from './read-pages.js';
import { withReaction } from './with-reaction.js';

/** The calls that a feed needs. */
export interface FeedPort {
  /** The next older page; the first one without a cursor. @param atLeast posts that the page should have, if it can */
  page(cursor: string | undefined, signal: AbortSignal, atLeast?: number): Promise<PostPage>;
  /** A page of the posts that are newer than this one, the newest first. With a cursor there are more of them. */
  newerThan(id: number, signal: AbortSignal): Promise<PostPage>;
  react(id: number, reaction: Reaction | null): Promise<PostReactions>;
  /** A post as the reader may see it now; undefined when it is not there for them. */
  one(id: number): Promise<Post | undefined>;
  /** Whether the reader wrote it: authors see their posts also while these are private. */
  isOwn(post: Post): boolean;
}

interface ReactionTurn {
  wish: Reaction | null;
  said: PostReactions;
}

/** Newer posts that wait; of more only their number is not known. */
const MAX_WAITING = 100;

export type FeedStatus = 'idle' | 'loading' | 'failed';

/**
 * A list of posts, the newest first. Newer posts wait until the reader asks for them, so what they read never moves.
 * Reactions show at once, and return to what they were when the server refuses them.
 */
export class Feed {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  /** A post is not there any more for the reader, who did not remove it. */
  readonly lost = new Emitter<number>();
  readonly #port: FeedPort;
  #posts: readonly Post[] = [];
  #waiting: readonly Post[] = [];
  /** Between the waiting posts and the list, posts are missing. */
  #isBehind = false;
  #status: FeedStatus = 'idle';
  #cursor: string | null | undefined;
  /** The newest post that the server listed. A post that the reader wrote may be newer than others that were not listed yet. */
  #newest = 0;
  /** The reader's newest wish for each post whose reaction is being sent, and what the server said last. */
  readonly #reacting = new Map<number, ReactionTurn>();
  /** Posts that are being read again; true when they changed once more meanwhile. */
  readonly #reading = new Map<number, boolean>();

  constructor({ port, page }: { readonly port: FeedPort; readonly page?: PostPage | undefined }) {
    this.#port = port;
    if (page) this.#add(page);
  }

  get posts(): readonly Post[] {
    return this.#posts;
  }

  /** How many newer posts wait; the least number of them when the feed is far behind. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** There are more newer posts than the feed reads. It stops checking, and `showNewer` loads the first page again. */
  get isFarBehind(): boolean {
    return this.#isBehind && this.#waiting.length > 0;
  }

  get status(): FeedStatus {
    return this.#status;
  }

  /** Whether there are older posts; true before the first page. */
  get hasMore(): boolean {
    return this.#cursor !== null;
  }

  /** Loads the next older page; also retries. Never rejects: a failure is a status. */
  async loadMore(signal: AbortSignal): Promise<void> {
    if (!this.hasMore || this.#status === 'loading') return;
    const cursor = this.#cursor ?? undefined;
    this.#become('loading');
    try {
      const page = await this.#port.page(cursor, signal);
      // The list may have been reloaded meanwhile; this page would not belong to it.
      if (signal.aborted || cursor !== (this.#cursor ?? undefined)) return this.#become('idle');
      this.#add(page);
      this.#become('idle');
    } catch {
      this.#become(signal.aborted ? 'idle' : 'failed');
    }
  }

  /** Looks for newer posts. Rejects as the port does; what is shown stays. An empty feed shows what it finds at once. */
  async checkNewer(signal: AbortSignal): Promise<void> {
    if (this.#newest === 0) return this.#checkEmpty(signal);
    if (this.isFarBehind) return;
    const { list, cursor } = await this.#port.newerThan(this.#newest, signal);
    if (signal.aborted) return;
    this.#list(list);
    const known = new Set([...this.#waiting, ...this.#posts].map(({ id }) => id));
    const fresh = list.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    this.#waiting = [...fresh, ...this.#waiting];
    this.#isBehind ||= cursor !== null || this.#waiting.length > MAX_WAITING;
    this.changed.emit();
  }

  /** Shows the newer posts at the top, or the first page alone when the feed is far behind. Rejects as the port does. */
  async showNewer(signal: AbortSignal): Promise<void> {
    if (this.isFarBehind) return this.#beginAnew(signal);
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    const known = new Set(this.#posts.map(({ id }) => id));
    this.#set([...waiting.filter(({ id }) => !known.has(id)), ...this.#posts]);
  }

  /**
   * Reads the shown posts again, for a reader who has logged in. They stay until the answer is there, and in their places then;
   * newer ones wait. Rejects as the port does.
   */
  async readAgain(signal: AbortSignal): Promise<void> {
    const before = new Set(this.#posts.map(({ id }) => id));
    const { list, newer, cursor } = await readPages(this.#port, { wanted: before.size, newest: this.#newest }, signal);
    const read = new Set(list.map(({ id }) => id));
    const end = cursor === null ? 0 : (list.at(-1)?.id ?? 0);
    const beyond = this.#posts.filter(({ id }) => before.has(id) && id < end && !read.has(id));
    const kept = await Promise.all(beyond.map(({ id }) => this.#port.one(id)));
    if (signal.aborted) return;
    const written = this.#posts.filter(({ id }) => !before.has(id) && !read.has(id));
    const isShown = new Set(written.map(({ id }) => id));
    this.#cursor = cursor;
    this.#isBehind = false;
    this.#waiting = newer.filter(({ id }) => !isShown.has(id));
    this.#list([...newer, ...list]);
    const reread = [...kept.flatMap((post) => post ?? []), ...list].map((post) => this.#withTurn(post));
    this.#set([...written, ...reread]);
  }

  /**
   * Sets or removes the reader's reaction at once. Reactions to one post are sent one after another: while one is on its way, only
   * the newest wish waits, and the call that is running sends it too. That call rejects as the port does when the last wish is
   * refused, with the post as the server knows it.
   */
  async react(id: number, reaction: Reaction | null): Promise<void> {
    const before = this.#posts.find((post) => post.id === id);
    if (!before || before.reaction === reaction) return;
    const { listReaction, totalReactions } = before;
    this.replace(withReaction(before, reaction));
    const running = this.#reacting.get(id);
    if (running) {
      running.wish = reaction;
      return;
    }
    const turn = { wish: reaction, said: { id, listReaction, totalReactions, reaction: before.reaction } };
    this.#reacting.set(id, turn);
    try {
      await this.#send(turn);
    } finally {
      this.#reacting.delete(id);
      const post = this.#posts.find((one) => one.id === id);
      if (post) this.replace({ ...post, ...turn.said });
    }
  }

  /**
   * Takes in what the server pushed about a post: its counts show at once; one that was edited, or shares such a post, is read again;
   * one that is not public any more is gone. Never rejects: the next frame about a post that could not be read tries again.
   */
  async accept({ postId, state }: PostFrame): Promise<void> {
    if (state) this.#count(postId, state);
    const stale = this.#posts.filter((post) => isStale(post, postId, state));
    await Promise.all(stale.map((post) => this.#follow(post, state === null && post.id === postId)));
  }

  /** Puts a post that the reader wrote at the top. */
  add(post: Post): void {
    this.#set([post, ...this.#posts.filter(({ id }) => id !== post.id)]);
  }

  /** Puts a changed post in its place; nothing when it is not shown. */
  replace(post: Post): void {
    if (this.#posts.some(({ id }) => id === post.id))
      this.#set(this.#posts.map((one) => (one.id === post.id ? post : one)));
  }

  /** Removes a post, and the shares of it lose it. */
  remove(id: number): void {
    this.#waiting = this.#waiting.filter((post) => post.id !== id);
    const rest = this.#posts.filter((post) => post.id !== id);
    this.#set(rest.map((post) => (post.shared?.id === id ? { ...post, shared: null } : post)));
  }

  /** Takes posts out of the list; the returned function puts them back in their places. */
  withdraw(isUnwanted: (post: Post) => boolean): () => void {
    const before = this.#posts;
    const taken = before.filter(isUnwanted);
    const waited = this.#waiting.filter(isUnwanted);
    this.#waiting = this.#waiting.filter((post) => !isUnwanted(post));
    this.#set(before.filter((post) => !isUnwanted(post)));
    return () => {
      this.#waiting = [...this.#waiting, ...waited].sort((a, b) => b.id - a.id);
      this.#set(taken.reduce((list, post) => putBack(list, post, before), this.#posts));
    };
  }

  /** A reaction on its way has counts of its own; the frame after it has both. */
  #count(id: number, { listReaction, totalReactions, totalComments, totalShares }: PostState): void {
    const counts = { totalComments, totalShares };
    const post = this.#posts.find((one) => one.id === id);
    if (post) this.replace({ ...post, ...counts, ...(!this.#reacting.has(id) && { listReaction, totalReactions }) });
  }

  /** @param isGone the post is not public: when its author cannot read it either, it is not shown */
  async #follow(post: Post, isGone: boolean): Promise<void> {
    if (isGone && !this.#port.isOwn(post)) return this.#renew(post.id, undefined);
    try {
      await this.#read(post.id);
    } catch {
      if (isGone) this.#renew(post.id, undefined);
    }
  }

  /** Reads a post again, and once more when it changed meanwhile. */
  async #read(id: number): Promise<void> {
    if (this.#reading.has(id)) {
      this.#reading.set(id, true);
      return;
    }
    try {
      do {
        this.#reading.set(id, false);
        this.#renew(id, await this.#port.one(id));
      } while (this.#reading.get(id));
    } finally {
      this.#reading.delete(id);
    }
  }

  #renew(id: number, post: Post | undefined): void {
    if (!this.#posts.some((one) => one.id === id)) return;
    if (!post) {
      this.lost.emit(id);
      this.remove(id);
      return;
    }
    this.replace(this.#withTurn(post));
  }

  /** A post that was read, with the reaction that is on its way. */
  #withTurn(post: Post): Post {
    const shown = this.#reacting.has(post.id) && this.#posts.find(({ id }) => id === post.id);
    if (!shown) return post;
    const { listReaction, totalReactions, reaction } = shown;
    return { ...post, listReaction, totalReactions, reaction };
  }

  async #beginAnew(signal: AbortSignal): Promise<void> {
    const page = await this.#port.page(undefined, signal);
    if (signal.aborted) return;
    this.#posts = [];
    this.#waiting = [];
    this.#isBehind = false;
    this.#add(page);
  }

  // There is no newest post to ask with, and nothing on screen that could move.
  async #checkEmpty(signal: AbortSignal): Promise<void> {
    if (this.#cursor === undefined) return;
    const page = await this.#port.page(undefined, signal);
    if (!signal.aborted && page.list.length > 0) this.#add(page);
  }

  /** Sends the wishes of a turn, one after another. Only the last one may fail: those before it are not wanted any more. */
  async #send(turn: ReactionTurn): Promise<void> {
    let sent: Reaction | null;
    do {
      sent = turn.wish;
      try {
        turn.said = await this.#port.react(turn.said.id, sent);
      } catch (error) {
        if (turn.wish === sent) throw error;
      }
    } while (turn.wish !== sent);
  }

  #add({ list, cursor }: PostPage): void {
    const known = new Set(this.#posts.map(({ id }) => id));
    this.#cursor = cursor;
    this.#list(list);
    this.#set([...this.#posts, ...list.filter(({ id }) => !known.has(id))]);
  }

  #list(posts: readonly Post[]): void {
    this.#newest = Math.max(this.#newest, ...posts.map(({ id }) => id));
  }

  #set(posts: readonly Post[]): void {
    this.#posts = posts;
    this.changed.emit();
  }

  #become(status: FeedStatus): void {
    this.#status = status;
    this.changed.emit();
  }
}
