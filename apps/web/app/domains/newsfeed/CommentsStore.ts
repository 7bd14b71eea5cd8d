import type { ApiClient } from '@khandai/api-client';
import type { Comment, PostFrame, RoomPerson } from '@khandai/contracts';
import { type CommentDraft, type CommentList, CommentThread, type PendingComment, peopleOf } from '@khandai/newsfeed';
import type { Clock } from '@khandai/runtime';
import { createAtom } from 'mobx';

/** Min time between two looks at the comments of a post on which many write, in ms. */
export const REFRESH_MS = 3_000;

export interface CommentsDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly timers: Pick<Clock, 'sleep'>;
  readonly uuid: () => string;
  /** Keeps a comment that is not sent when its page closes. */
  readonly unsent: Map<string, string>;
}

/** What is commented. */
export interface Commented {
  readonly place: { readonly postId: number } | { readonly articleId: number } | { readonly titleId: number };
  readonly totalComments: number;
  /** Deletes every comment here: the author of a post. */
  readonly ownerId?: number;
}

/** What changed in the comments, for those who do not see them. */
export type CommentNews = { readonly key: 'sent' | 'refused' } | { readonly key: 'loaded'; readonly count: number };

/** What the reader typed and did not send, and whom it names. */
export interface UnsentComment {
  readonly content: string;
  readonly people: readonly RoomPerson[];
}

/** The comments of one post, article or title: what `@khandai/newsfeed` holds, observable. */
export class CommentsStore {
  private readonly atom = createAtom('CommentsStore');
  private readonly thread: CommentThread;
  private readonly visit = new AbortController();
  private latest: CommentNews | undefined;
  private refreshing: 'no' | 'yes' | 'again' = 'no';
  /** Comments whose answers changed since the last look. */
  private answered: readonly number[] = [];
  /** Whom comments name that the server has not confirmed, by their uuids. */
  private readonly named = new Map<string, readonly RoomPerson[]>();

  constructor(
    readonly about: Commented,
    private readonly deps: CommentsDeps,
  ) {
    const { place, totalComments: total } = about;
    const { api } = deps;
    this.thread = new CommentThread({
      total,
      port: {
        page: (query, signal) =>
          api.call('GET /other/api/comment/page-list', { query: { ...query, ...place } }, signal),
        send: ({ mentions = [], ...draft }) =>
          api.call('POST /other/api/comment/create', { body: { ...draft, mentions: [...mentions], ...place } }),
        remove: async (id) => {
          await api.call('DELETE /other/api/comment/{id}', { params: { id } });
        },
        like: (commentId, liked) => api.call('POST /other/api/comment/like', { body: { commentId, liked } }),
      },
    });
    this.thread.changed.on(() => {
      this.atom.reportChanged();
    });
  }

  get total(): number {
    return this.seen.total;
  }

  /** How many newer comments of others wait. */
  get waiting(): number {
    return this.seen.waiting;
  }

  showNewer = (): void => {
    this.thread.showNewer();
  };

  /** Takes in what the server pushed about the post: others may have written or deleted comments. */
  accept = ({ state, comments, answered = [] }: PostFrame): void => {
    this.answered = [...this.answered, ...answered];
    if (comments || (state && state.totalComments !== this.thread.total)) void this.refresh();
  };

  /** What the reader sent to a level and the server has not confirmed. */
  pending(parentId: number | null): readonly PendingComment[] {
    return this.seen.pending.filter((one) => one.parentId === parentId);
  }

  level(parentId: number | null): CommentList {
    return this.seen.level(parentId);
  }

  /** The latest change that the reader asked for. */
  get news(): CommentNews | undefined {
    this.atom.reportObserved();
    return this.latest;
  }

  async more(parentId: number | null): Promise<void> {
    const before = this.thread.level(parentId).list.length;
    await this.thread.loadMore(parentId, this.visit.signal);
    const count = this.thread.level(parentId).list.length - before;
    if (count > 0) this.tell({ key: 'loaded', count });
  }

  /** @param people the members whom the text names */
  say(content: string, parentId: number | null, people: readonly RoomPerson[] = []): Promise<void> {
    const uuid = this.deps.uuid();
    this.named.set(uuid, people);
    return this.send({ content, parentId, mentions: people.map(({ userId }) => userId), uuid });
  }

  again({ content, parentId, mentions, uuid }: PendingComment): Promise<void> {
    return this.send({ content, parentId, mentions, uuid });
  }

  discard({ uuid }: PendingComment): void {
    this.thread.discard(uuid);
  }

  /** Likes a comment, or likes it no more. Rejects as the call does; the likes are then as they were. */
  like(comment: Comment): Promise<void> {
    return this.thread.like(comment, !comment.liked);
  }

  remove(comment: Comment): Promise<void> {
    return this.thread.remove(comment);
  }

  get draft(): UnsentComment {
    const { unsent } = this.deps;
    return { content: unsent.get(this.key) ?? '', people: peopleOf(unsent.get(this.peopleKey)) };
  }

  keepDraft(content: string, people: readonly RoomPerson[] = []): void {
    const { unsent } = this.deps;
    if (content.trim() === '') unsent.delete(this.key);
    else unsent.set(this.key, content);
    if (content.trim() === '' || people.length === 0) unsent.delete(this.peopleKey);
    else unsent.set(this.peopleKey, JSON.stringify(people));
  }

  /** A comment that was refused is a draft again. */
  close(): void {
    this.visit.abort();
    const refused = this.thread.pending.findLast(({ failed }) => failed !== undefined);
    if (refused && this.draft.content === '') this.keepDraft(refused.content, this.named.get(refused.uuid));
  }

  private async refresh(): Promise<void> {
    if (this.refreshing !== 'no') {
      this.refreshing = 'again';
      return;
    }
    const { signal } = this.visit;
    do {
      this.refreshing = 'yes';
      const { answered } = this;
      this.answered = [];
      await this.thread.refresh(signal, answered);
      await this.deps.timers.sleep(REFRESH_MS, signal);
    } while (this.isWantedAgain() && !signal.aborted);
    this.refreshing = 'no';
  }

  private isWantedAgain(): boolean {
    return this.refreshing === 'again';
  }

  private async send(draft: CommentDraft): Promise<void> {
    this.tell(undefined);
    await this.thread.send(draft);
    const isRefused = this.thread.pending.some(({ uuid }) => uuid === draft.uuid);
    if (!isRefused) this.named.delete(draft.uuid);
    this.tell({ key: isRefused ? 'refused' : 'sent' });
  }

  private tell(news: CommentNews | undefined): void {
    this.latest = news;
    this.atom.reportChanged();
  }

  private get key(): string {
    const { place } = this.about;
    if ('postId' in place) return `comment-${place.postId}`;
    return 'articleId' in place ? `comment-article-${place.articleId}` : `comment-title-${place.titleId}`;
  }

  private get peopleKey(): string {
    return `${this.key}-people`;
  }

  private get seen(): CommentThread {
    this.atom.reportObserved();
    return this.thread;
  }
}
