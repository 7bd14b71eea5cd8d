import { isAborted, type ApiClient } from '@khandai/api-client';
import {
  FeedTab,
  type Post,
  type PostFrame,
  PostLimit,
  type PostPage,
  type Reaction,
  UserFilter,
} from '@khandai/contracts';
import { Feed, type FeedStatus } from '@khandai/newsfeed';
import type { Clock } from '@khandai/runtime';
import { createAtom } from 'mobx';
import { isMissing } from '../../shell/router/answers';

export const CHECK_MS = 60_000;
const NEWER_PAGE = 50;
/** Posts of a page that asks for no number of its own. */
const PAGE = 10;

type Part = { readonly cursor?: string; readonly newerThan?: number; readonly pageSize?: number };
type List = (part: Part, signal: AbortSignal) => Promise<PostPage>;

/** Which posts a feed shows. */
export interface FeedChoice {
  readonly tab: FeedTab;
  readonly filter: UserFilter;
  /** Only posts of this member. */
  readonly userId?: number | undefined;
  /** Of this member only posts with pictures. */
  readonly pictures?: boolean | undefined;
  /** Only posts with this hashtag. */
  readonly hashtag?: string | undefined;
}

export interface FeedStoreDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Pick<Clock, 'sleep'>;
  /** Whether the user sees the page; it looks for newer posts only then. */
  readonly isSeen: () => boolean;
  readonly report: (error: unknown) => void;
  /** Whether the reader wrote a post; absent: they wrote none. */
  readonly isOwn?: (post: Post) => boolean;
  /** Reads the posts of another list than that of the choice. */
  readonly list?: List;
  /** The reader removed a post from this feed. */
  readonly removed?: (id: number) => void;
  /** The reader took posts out of this feed. Returns what puts them back elsewhere. */
  readonly withdrawn?: (isUnwanted: (post: Post) => boolean) => () => void;
  /** The unsent texts of the page that this feed is a part of. */
  readonly unsent?: Map<string, string>;
}

/** The feed of a page: what `@khandai/newsfeed` holds, observable. */
export class FeedStore {
  private readonly atom = createAtom('FeedStore');
  private readonly feed: Feed;
  /** What the reader has not sent: the text of each form that they closed, by the name of the form. */
  readonly unsent: Map<string, string>;
  /** Posts that the reader is removing, each with the frame that told of its end before the answer came. */
  private readonly removing = new Map<number, PostFrame | undefined>();
  private visit = new AbortController().signal;
  /** A page has shown it before, and left it. */
  private wasLeft = false;
  /** The reader of the last visit. */
  private reader: number | undefined;
  /** The shown posts are those of a guest who has logged in. */
  private isOfGuest = false;

  /** @param page the first page, if it is loaded already */
  constructor(
    readonly choice: FeedChoice,
    private readonly deps: FeedStoreDeps,
    page?: PostPage,
  ) {
    const { api, isOwn = () => false, unsent = new Map<string, string>() } = deps;
    this.unsent = unsent;
    const { tab: type, filter, userId, pictures, hashtag } = choice;
    const query = {
      ...{ type, filter },
      ...(userId !== undefined && { userId }),
      ...(pictures === true && { pictures }),
      ...(hashtag !== undefined && { hashtag }),
    };
    const ofChoice: List = (part, signal) =>
      api.call('GET /au/api/user/newsfeed-list', { query: { ...query, ...part } }, signal);
    const { list = ofChoice } = deps;
    this.feed = new Feed({
      page,
      port: {
        page: (cursor, signal, atLeast = PAGE) =>
          list(
            { ...(cursor !== undefined && { cursor }), ...(atLeast > PAGE && { pageSize: pageOf(atLeast) }) },
            signal,
          ),
        newerThan: (newerThan, signal) => list({ newerThan, pageSize: NEWER_PAGE }, signal),
        react: (id, reaction) => api.call('POST /au/api/user/newsfeed-reaction', { body: { id, reaction } }),
        one: (id) => this.one(id),
        isOwn,
      },
    });
    this.feed.changed.on(() => {
      this.atom.reportChanged();
    });
  }

  get posts(): readonly Post[] {
    return this.seen.posts;
  }

  get waiting(): number {
    return this.seen.waiting;
  }

  /** More newer posts wait than `waiting` says. */
  get isFarBehind(): boolean {
    return this.seen.isFarBehind;
  }

  get status(): FeedStatus {
    return this.seen.status;
  }

  get hasMore(): boolean {
    return this.seen.hasMore;
  }

  /**
   * Loads the first page if there is none, and looks for newer posts every minute, until `signal` aborts. When a reader
   * returns to the feed, it looks at once.
   * @param reader changes when a guest logs in: what they were reading stays until it is read again
   */
  async run(signal: AbortSignal, reader = 0): Promise<void> {
    this.visit = signal;
    this.isOfGuest ||= this.reader !== undefined && this.reader !== reader;
    this.reader = reader;
    if (this.feed.posts.length === 0 && this.feed.hasMore) await this.more();
    else if (this.wasLeft) await this.check(signal);
    this.wasLeft = true;
    while (!signal.aborted) {
      await this.deps.timers.sleep(CHECK_MS, signal);
      if (!signal.aborted && this.deps.isSeen()) await this.check(signal);
    }
  }

  /** Takes in what the server pushed about a post of this feed. */
  accept = (frame: PostFrame): void => {
    if (frame.state === null && this.removing.has(frame.postId)) this.removing.set(frame.postId, frame);
    else void this.feed.accept(frame);
  };

  /** Listens for posts that are not there any more and that the reader did not remove. Returns what stops it. */
  onLost(listener: (id: number) => void): () => void {
    return this.feed.lost.on(listener);
  }

  more = (): Promise<void> => this.feed.loadMore(this.visit);

  /** Rejects when the newer posts have to be loaded first and that fails. */
  showNewer = (): Promise<void> => this.feed.showNewer(this.visit);

  react(id: number, reaction: Reaction | null): Promise<void> {
    return this.feed.react(id, reaction);
  }

  add(post: Post): void {
    // The list is not that of the choice, such as the reader's bookmarks.
    if (this.deps.list) return;
    const { tab, filter, userId, pictures, hashtag } = this.choice;
    if (pictures && post.sourceList.length === 0) return;
    if (userId !== undefined && userId !== post.author.userId) return;
    if (hashtag !== undefined && !hasHashtag(post, hashtag)) return;
    if (tab === FeedTab.event || tab === FeedTab.tip) return;
    if (tab === FeedTab.home || filter === UserFilter.all) this.feed.add(post);
  }

  replace(post: Post): void {
    this.feed.replace(post);
  }

  /** Takes posts out of the list; the returned function puts them back in their places. */
  withdraw(isUnwanted: (post: Post) => boolean): () => void {
    const putBack = this.hide(isUnwanted);
    const putBackElsewhere = this.deps.withdrawn?.(isUnwanted);
    return () => {
      putBack();
      putBackElsewhere?.();
    };
  }

  /** As `withdraw`, in this feed alone. */
  hide(isUnwanted: (post: Post) => boolean): () => void {
    return this.feed.withdraw(isUnwanted);
  }

  /** Removes a post by a call. That it ends is no news to the reader, so it is not lost. Rejects as the call does. */
  async remove(id: number, call: () => Promise<unknown>): Promise<void> {
    this.removing.set(id, undefined);
    try {
      await call();
      this.forget(id);
      this.deps.removed?.(id);
    } finally {
      const frame = this.removing.get(id);
      this.removing.delete(id);
      if (frame) this.accept(frame);
    }
  }

  /** Takes out a post that was removed elsewhere. */
  forget(id: number): void {
    this.feed.remove(id);
  }

  private async check(signal: AbortSignal): Promise<void> {
    try {
      if (!this.isOfGuest) return await this.feed.checkNewer(signal);
      await this.feed.readAgain(signal);
      if (!signal.aborted) this.isOfGuest = false;
    } catch (error) {
      // The next minute looks again.
      if (!isAborted(error)) this.deps.report(error);
    }
  }

  private async one(id: number): Promise<Post | undefined> {
    try {
      return await this.deps.api.call('GET /au/api/user/newsfeed/{id}', { params: { id } });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private get seen(): Feed {
    this.atom.reportObserved();
    return this.feed;
  }
}

const pageOf = (wanted: number): number => Math.min(wanted, PostLimit.maxPage);

const hasHashtag = ({ hashtags }: Post, wanted: string): boolean =>
  hashtags.some((hashtag) => hashtag.toLowerCase() === wanted.toLowerCase());
