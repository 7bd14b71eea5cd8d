import type { ApiClient } from '@khandai/api-client';
import type { Comment, Post } from '@khandai/contracts';
import { type CommentList, CommentThread, type PendingComment } from '@khandai/newsfeed';
import { createAtom } from 'mobx';

export interface CommentsDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly uuid: () => string;
}

/** The comments of one post: what `@khandai/newsfeed` holds, observable. */
export class CommentsStore {
  private readonly atom = createAtom('CommentsStore');
  private readonly thread: CommentThread;
  private readonly visit = new AbortController();
  /** Deletes every comment here. */
  readonly postAuthor: number;

  constructor(
    { id: postId, totalComments: total, author }: Pick<Post, 'id' | 'totalComments' | 'author'>,
    private readonly deps: CommentsDeps,
  ) {
    const { api } = deps;
    this.postAuthor = author.userId;
    this.thread = new CommentThread({
      total,
      port: {
        page: (query, signal) => api.call('GET /other/api/comment/page-list', { query: { ...query, postId } }, signal),
        send: (draft) => api.call('POST /other/api/comment/create', { body: { ...draft, postId } }),
        remove: async (id) => {
          await api.call('DELETE /other/api/comment/{id}', { params: { id } });
        },
      },
    });
    this.thread.changed.on(() => {
      this.atom.reportChanged();
    });
  }

  get total(): number {
    return this.seen.total;
  }

  /** What the reader sent to a level and the server has not confirmed. */
  pending(parentId: number | null): readonly PendingComment[] {
    return this.seen.pending.filter((one) => one.parentId === parentId);
  }

  level(parentId: number | null): CommentList {
    return this.seen.level(parentId);
  }

  more(parentId: number | null): Promise<void> {
    return this.thread.loadMore(parentId, this.visit.signal);
  }

  say(content: string, parentId: number | null): Promise<void> {
    return this.thread.send({ content, parentId, uuid: this.deps.uuid() });
  }

  again({ content, parentId, uuid }: PendingComment): Promise<void> {
    return this.thread.send({ content, parentId, uuid });
  }

  discard({ uuid }: PendingComment): void {
    this.thread.discard(uuid);
  }

  remove(comment: Comment): Promise<void> {
    return this.thread.remove(comment);
  }

  close(): void {
    this.visit.abort();
  }

  private get seen(): CommentThread {
    this.atom.reportObserved();
    return this.thread;
  }
}
