import type { Comment } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';

export interface CommentPage {
  readonly list: readonly Comment[];
  readonly cursor: string | null;
  /** Comments of both levels. */
  readonly total: number;
}

/** A comment that the reader wants to write. */
export interface CommentDraft {
  readonly parentId: number | null;
  readonly content: string;
  /** Members whom the text names. */
  readonly mentions?: readonly number[] | undefined;
  readonly uuid: string;
}

/** The calls that the comments of one post need. */
export interface CommentPort {
  /** A page of the first level, or of the answers to a comment. */
  page(query: { readonly parentId?: number; readonly cursor?: string }, signal: AbortSignal): Promise<CommentPage>;
  send(draft: CommentDraft): Promise<Comment>;
  remove(commentId: number): Promise<void>;
}

/** A comment that the server has not confirmed. `failed` holds why it was refused; it is sent again or discarded. */
export interface PendingComment extends CommentDraft {
  readonly failed?: unknown;
}

/** One level of comments: those of the post, or the answers to one comment. */
export interface CommentList {
  readonly list: readonly Comment[];
  readonly status: 'idle' | 'loading' | 'failed';
  /** Null behind the last page, undefined before the first one. */
  readonly cursor: string | null | undefined;
}

const EMPTY: CommentList = { list: [], status: 'idle', cursor: undefined };

/** The comments of one post, the newest first, with answers below each, the oldest first. */
export class CommentThread {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  readonly #port: CommentPort;
  readonly #levels = new Map<number | null, CommentList>();
  #pending: readonly PendingComment[] = [];
  #total: number;
  /** Comments that the reader wrote or deleted. */
  #changes = 0;

  constructor({ port, total }: { readonly port: CommentPort; readonly total: number }) {
    this.#port = port;
    this.#total = total;
  }

  /** Comments of both levels, those of the reader that wait included, and those that were refused not. */
  get total(): number {
    return this.#total + this.#pending.filter(({ failed }) => failed === undefined).length;
  }

  get pending(): readonly PendingComment[] {
    return this.#pending;
  }

  /** The first level for null, else the answers to this comment. */
  level(parentId: number | null): CommentList {
    return this.#levels.get(parentId) ?? EMPTY;
  }

  /** Loads the next page of a level; also retries. Never rejects: a failure is a status. */
  async loadMore(parentId: number | null, signal: AbortSignal): Promise<void> {
    const { cursor, status } = this.level(parentId);
    if (cursor === null || status === 'loading') return;
    this.#change(parentId, { status: 'loading' });
    const changes = this.#changes;
    try {
      const query = { ...(parentId !== null && { parentId }), ...(cursor !== undefined && { cursor }) };
      const page = await this.#port.page(query, signal);
      if (signal.aborted) return this.#change(parentId, { status: 'idle' });
      // A page from before the reader's own change has an older total.
      if (changes === this.#changes) this.#total = page.total;
      const { list } = this.level(parentId);
      const known = new Set(list.map(({ commentId }) => commentId));
      const more = page.list.filter(({ commentId }) => !known.has(commentId));
      const all = [...list, ...more];
      // The reader may have answered before the older answers were loaded.
      if (parentId !== null) all.sort((a, b) => a.commentId - b.commentId);
      this.#change(parentId, { list: all, cursor: page.cursor, status: 'idle' });
    } catch {
      this.#change(parentId, { status: signal.aborted ? 'idle' : 'failed' });
    }
  }

  /** Shows the comment as waiting, and sends it. A draft that failed is sent again with its uuid. Never rejects. */
  async send(draft: CommentDraft): Promise<void> {
    const { parentId, content, mentions, uuid } = draft;
    const wanted = { parentId, content, ...(mentions && { mentions }), uuid };
    this.#setPending([...this.#pending.filter((one) => one.uuid !== uuid), wanted]);
    try {
      const comment = await this.#port.send(wanted);
      this.#pending = this.#pending.filter((one) => one.uuid !== uuid);
      this.#count(1);
      this.#put(comment);
    } catch (failed) {
      this.#setPending(this.#pending.map((one) => (one.uuid === uuid ? { ...one, failed } : one)));
    }
  }

  /** Gives up a comment that was not sent. */
  discard(uuid: string): void {
    this.#setPending(this.#pending.filter((one) => one.uuid !== uuid));
  }

  /** Rejects as the port does; the comment stays then. */
  async remove({ commentId, parentId }: Comment): Promise<void> {
    await this.#port.remove(commentId);
    this.#count(-1);
    const { list } = this.level(parentId);
    const answers = list.find((one) => one.commentId === commentId)?.totalReplies ?? 0;
    this.#change(parentId, {
      list:
        answers > 0
          ? list.map((one) => (one.commentId === commentId ? { ...one, content: '', deleted: true } : one))
          : list.filter((one) => one.commentId !== commentId),
    });
    if (parentId !== null) this.#addReplies(parentId, -1);
  }

  #count(change: number): void {
    this.#total += change;
    this.#changes += 1;
  }

  #put(comment: Comment): void {
    const { parentId, commentId } = comment;
    const { list } = this.level(parentId);
    const rest = list.filter((one) => one.commentId !== commentId);
    this.#change(parentId, { list: parentId === null ? [comment, ...rest] : [...rest, comment] });
    if (parentId !== null && rest.length === list.length) this.#addReplies(parentId, 1);
  }

  #addReplies(parentId: number, change: number): void {
    const { list } = this.level(null);
    this.#change(null, {
      list: list.map((one) => (one.commentId === parentId ? { ...one, totalReplies: one.totalReplies + change } : one)),
    });
  }

  #change(parentId: number | null, change: Partial<CommentList>): void {
    this.#levels.set(parentId, { ...this.level(parentId), ...change });
    this.changed.emit();
  }

  #setPending(pending: readonly PendingComment[]): void {
    this.#pending = pending;
    this.changed.emit();
  }
}
