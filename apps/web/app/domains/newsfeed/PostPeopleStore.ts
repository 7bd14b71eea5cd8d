import { type ApiClient, isAborted } from '@khandai/api-client';
import type { PostAuthor, Reaction, Reactor } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** Which people: those who reacted to a post or an article, all or in one way, who like a comment, or who shared the post. */
export type PostPeopleChoice =
  | { readonly kind: 'reactions' | 'articleReactions'; readonly reaction?: Reaction | undefined }
  | { readonly kind: 'likes' }
  | { readonly kind: 'shares' };

export type PostPerson = Pick<Reactor, 'userId' | 'username' | 'showName' | 'profilePicture' | 'simulated'> & {
  readonly reaction?: Reaction;
  readonly role?: PostAuthor['role'];
};

export interface PostPeopleDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

const PAGE = 50;

/** The people of a post, an article or a comment, page by page. */
export class PostPeopleStore {
  choice: PostPeopleChoice;
  list: readonly PostPerson[] = [];
  status: 'idle' | 'loading' | 'failed' = 'idle';
  hasMore = true;
  private page = 0;
  private visit = new AbortController();

  constructor(
    private readonly postId: number,
    choice: PostPeopleChoice,
    private readonly deps: PostPeopleDeps,
  ) {
    this.choice = choice;
    makeAutoObservable<this, 'postId' | 'deps' | 'visit' | 'page'>(
      this,
      { postId: false, deps: false, visit: false, page: false, choice: observableRef, list: observableRef },
      { autoBind: true },
    );
  }

  /** Shows others, from their first page. */
  choose(choice: PostPeopleChoice): Promise<void> {
    this.close();
    this.visit = new AbortController();
    this.choice = choice;
    this.list = [];
    this.page = 0;
    this.hasMore = true;
    this.status = 'idle';
    return this.more();
  }

  /** Loads the next page; also retries. Never rejects. */
  async more(): Promise<void> {
    if (this.status === 'loading' || !this.hasMore) return;
    const { signal } = this.visit;
    this.become(signal, 'loading');
    try {
      const found = await this.load(this.page + 1, signal);
      this.accept(signal, found);
    } catch (error) {
      if (!isAborted(error)) this.deps.report(error);
      this.become(signal, 'failed');
    }
  }

  close(): void {
    this.visit.abort();
  }

  private async load(pageNum: number, signal: AbortSignal): Promise<readonly PostPerson[]> {
    const { choice, postId: id } = this;
    const { api } = this.deps;
    const rest = { pageNum, pageSize: PAGE };
    if (choice.kind === 'shares')
      return (await api.call('GET /au/api/user/newsfeed-share', { query: { ...rest, id } }, signal)).list;
    if (choice.kind === 'likes')
      return (await api.call('GET /other/api/comment/like', { query: { ...rest, commentId: id } }, signal)).list;
    const { reaction } = choice;
    const of = { ...rest, ...(reaction && { reaction }) };
    if (choice.kind === 'reactions')
      return (await api.call('GET /au/api/user/newsfeed-reaction', { query: { ...of, id } }, signal)).list;
    return (await api.call('GET /other/api/article/reaction', { query: { ...of, articleId: id } }, signal)).list;
  }

  private accept(signal: AbortSignal, found: readonly PostPerson[]): void {
    if (signal.aborted) return;
    // A member may share a post several times.
    const known = new Set(this.list.map(({ userId }) => userId));
    const fresh = new Map(found.filter(({ userId }) => !known.has(userId)).map((one) => [one.userId, one]));
    this.list = [...this.list, ...fresh.values()];
    this.page += 1;
    this.hasMore = found.length === PAGE;
    this.status = 'idle';
  }

  private become(signal: AbortSignal, status: 'loading' | 'failed'): void {
    if (!signal.aborted) this.status = status;
  }
}
