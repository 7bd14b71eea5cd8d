import type { Comment, CommentLikes } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { LikeTurns } from './like-turns.js';

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

export interface CommentQuery {
  /** Absent: comments of the first level. */
  readonly parentId?: number;
  readonly cursor?: string;
  /** Absent: as many as the server sends by itself. */
  readonly pageSize?: number;
}

/** The calls that the comments of one post need. */
export interface CommentPort {
  /** A page of the first level, or of the answers to a comment. */
  page(query: CommentQuery, signal: AbortSignal): Promise<CommentPage>;
  send(draft: CommentDraft): Promise<Comment>;
  remove(commentId: number): Promise<void>;
  like(commentId: number, liked: boolean): Promise<CommentLikes>;
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

/** Comments of a level that are read again at once. */
const MAX_REFRESHED = 50;
const MIN_REFRESHED = 10;

const EMPTY: CommentList = { list: [], status: 'idle', cursor: undefined };

/** Comments that wait above the first level. */
interface Newer {
  readonly list: readonly Comment[];
  /**
   * Set when there are more between them and the comments that are shown: what the level becomes, so that those come page by page.
   */
  readonly gap?: Pick<CommentPage, 'list' | 'cursor'>;
}

const NONE: Newer = { list: [] };

/** The comments of one post, the newest first, with answers below each, the oldest first. */
export class CommentThread {
  /** Something that a page shows has changed. */
  readonly changed = new Emitter<void>();
  readonly #port: CommentPort;
  readonly #levels = new Map<number | null, CommentList>();
  readonly #likes: LikeTurns;
  /** Comments whose answers changed and were not read again yet. */
  readonly #answered = new Set<number>();
  #pending: readonly PendingComment[] = [];
  #waiting: Newer = NONE;
  /** The newest comment of the first level up to which all are shown. The reader may have written newer ones. */
  #newestRead = 0;
  #total: number;
  /** Comments that the reader wrote or deleted. */
  #changes = 0;

  constructor({ port, total }: { readonly port: CommentPort; readonly total: number }) {
    this.#port = port;
    this.#total = total;
    this.#likes = new LikeTurns((id, liked) => port.like(id, liked));
  }

  /** Comments of both levels, those of the reader that wait included, and those that were refused not. */
  get total(): number {
    return this.#total + this.#pending.filter(({ failed }) => failed === undefined).length;
  }

  /** How many newer comments of others wait until the reader asks for them, so that what they read stays in its place. */
  get waiting(): number {
    return this.#waiting.list.length;
  }

  /** Shows the newer comments at the top. */
  showNewer(): void {
    const { list: newer, gap } = this.#waiting;
    if (newer.length === 0) return;
    this.#waiting = NONE;
    this.#newestRead = Math.max(this.#newestRead, ...newer.map(({ commentId }) => commentId));
    if (gap) return this.#change(null, gap);
    const all = [...newer, ...this.level(null).list];
    this.#change(null, { list: all.sort((a, b) => b.commentId - a.commentId) });
  }

  /**
   * Reads again what is shown, after others wrote, deleted or liked comments: the newest of the first level, and answers that are
   * open where their number changed or `answered` names their comment. Newer comments wait. Never rejects; what is shown stays when
   * it fails.
   */
  async refresh(signal: AbortSignal, answered: readonly number[] = []): Promise<void> {
    for (const id of answered) if (this.level(id).cursor !== undefined) this.#answered.add(id);
    const { list: before, cursor, status } = this.level(null);
    if (cursor === undefined || status === 'loading') return;
    const changes = this.#changes;
    try {
      const page = await this.#port.page({ pageSize: refreshedOf([...this.#waiting.list, ...before]) }, signal);
      // The reader wrote or deleted meanwhile: that is a change of its own, after which this is called again.
      if (signal.aborted || changes !== this.#changes) return;
      this.#total = page.total;
      const replies = new Map(this.level(null).list.map((one) => [one.commentId, one.totalReplies]));
      this.#take(page);
      const moved = this.level(null).list.filter(({ commentId, totalReplies }) => {
        const known = replies.get(commentId);
        const isMoved = known !== undefined && known !== totalReplies;
        return (isMoved || this.#answered.has(commentId)) && this.level(commentId).cursor !== undefined;
      });
      for (const { commentId } of moved) await this.#refreshAnswers(commentId, signal);
    } catch {
      // The next change tries again; the pages that the reader asks for say what fails.
    }
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
      if (parentId === null) this.#newestRead = Math.max(this.#newestRead, page.list[0]?.commentId ?? 0);
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

  /**
   * Likes a comment, or likes it no more, at once. A refusal restores what the server said last, and rejects as the port does. Likes
   * of one comment are sent one after another, and of those that wait only the newest.
   */
  async like({ commentId, parentId }: Comment, liked: boolean): Promise<void> {
    const before = this.level(parentId).list.find((one) => one.commentId === commentId);
    if (!before || before.deleted || before.liked === liked) return;
    const show = (likes: Pick<Comment, 'liked' | 'totalLikes'>) => {
      const { list } = this.level(parentId);
      this.#levels.set(parentId, {
        ...this.level(parentId),
        list: list.map((one) => (one.commentId === commentId ? { ...one, ...likes } : one)),
      });
      this.changed.emit();
    };
    show({ liked, totalLikes: before.totalLikes + (liked ? 1 : -1) });
    await this.#likes.take(before, liked, show);
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

  /** Takes in the newest page of the first level. */
  #take({ list, cursor }: CommentPage): void {
    const { list: shown } = this.level(null);
    const known = new Set(shown.map(({ commentId }) => commentId));
    this.#change(null, { list: renewed(shown, list, { isWhole: cursor === null, isNewestFirst: true }) });
    const isGap = cursor !== null && (list.at(-1)?.commentId ?? 0) > this.#newestRead;
    const newer = list.filter(({ commentId }) => !known.has(commentId));
    this.#waiting = { list: newer, ...(isGap && { gap: { list, cursor } }) };
    if (shown.length === 0) this.showNewer();
  }

  async #refreshAnswers(parentId: number, signal: AbortSignal): Promise<void> {
    const changes = this.#changes;
    const { list: before } = this.level(parentId);
    const page = await this.#port.page({ parentId, pageSize: refreshedOf(before) }, signal);
    if (signal.aborted || changes !== this.#changes) return;
    const { list: shown, cursor, status } = this.level(parentId);
    if (status === 'loading') return;
    this.#answered.delete(parentId);
    const last = shown.at(-1)?.commentId ?? 0;
    const kept = renewed(shown, page.list, { isWhole: page.cursor === null, isNewestFirst: false });
    // Behind the last page, new answers continue the list; else they come with the pages that follow.
    const added = cursor === null ? page.list.filter(({ commentId }) => commentId > last) : [];
    this.#change(parentId, { list: [...kept, ...added], cursor: cursor === null ? page.cursor : cursor });
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
    const before = this.level(parentId);
    const list = this.#likes.kept(before.list, change.list ?? before.list);
    this.#levels.set(parentId, { ...before, ...change, list });
    this.changed.emit();
  }

  #setPending(pending: readonly PendingComment[]): void {
    this.#pending = pending;
    this.changed.emit();
  }
}

const refreshedOf = ({ length }: readonly Comment[]): number =>
  Math.min(MAX_REFRESHED, Math.max(MIN_REFRESHED, length));

/**
 * The shown comments as a page that was read again has them, without those that it should have and has not.
 * @param isWhole the page has all comments of its level
 */
function renewed(
  shown: readonly Comment[],
  page: readonly Comment[],
  { isWhole, isNewestFirst }: { readonly isWhole: boolean; readonly isNewestFirst: boolean },
): readonly Comment[] {
  const read = new Map(page.map((one) => [one.commentId, one]));
  const end = page.at(-1)?.commentId ?? 0;
  const isBehind = ({ commentId }: Comment) => !isWhole && (isNewestFirst ? commentId < end : commentId > end);
  return shown.flatMap((one) => read.get(one.commentId) ?? (isBehind(one) ? one : []));
}
