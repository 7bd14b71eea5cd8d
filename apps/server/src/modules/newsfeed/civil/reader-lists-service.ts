import type { MutedAuthor, SavedPost } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Addition } from '../../../platform/database/bounded-list.js';
import type { Identity } from '../../../platform/http/caller.js';
import { hiddenFull, memberNotFound, mutedFull, savedFull } from '../newsfeed-faults.js';
import { toAuthor } from '../post-rows.js';
import type { PostService } from '../post-service.js';
import type { ReaderListsRepository } from './reader-lists-repository.js';

export interface ReaderListsDeps {
  readonly lists: ReaderListsRepository;
  readonly posts: Pick<PostService, 'visible' | 'those'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Max rows of each list. */
export interface ListLimits {
  readonly saved: number;
  readonly hidden: number;
  readonly muted: number;
}

export const LIST_LIMITS: ListLimits = { saved: 5_000, hidden: 10_000, muted: 500 };

/** A reader's bookmarks, and the posts and authors that they do not want in their feeds. Only the reader gets to know of them. */
export class ReaderListsService {
  constructor(
    private readonly deps: ReaderListsDeps,
    private readonly limits = LIST_LIMITS,
  ) {}

  /** A bookmark on a post that is gone can be removed. */
  async save(reader: Identity, id: number, saved: boolean): Promise<{ id: number; saved: boolean }> {
    const { lists, posts } = this.deps;
    if (saved) {
      await posts.visible(reader, id);
      const isSaved = await lists.save(this.#addition(reader, 'saved'), id);
      if (!isSaved) throw savedFull(this.limits.saved);
    } else await lists.unsave(reader.userId, id);
    return { id, saved };
  }

  async saved(
    reader: Identity,
    { cursor, pageSize }: { readonly cursor?: string | undefined; readonly pageSize: number },
  ): Promise<{ list: SavedPost[]; cursor: string | null }> {
    const { lists, posts } = this.deps;
    const before = cursor === undefined ? undefined : Number(cursor);
    const found = await lists.bookmarks(reader.userId, { before, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const shown = await posts.those(
      reader,
      page.map(({ postId }) => postId),
    );
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      list: page.map(({ postId, createdAt }) => ({
        ...{ id: postId, savedAt: createdAt.toISOString(), post: shown.get(postId) ?? null },
      })),
      cursor: last ? String(last.bookmarkId) : null,
    };
  }

  async hide(reader: Identity, id: number, hidden: boolean): Promise<{ id: number; hidden: boolean }> {
    const { lists, posts } = this.deps;
    if (hidden) {
      await posts.visible(reader, id);
      const isHidden = await lists.hide(this.#addition(reader, 'hidden'), id);
      if (!isHidden) throw hiddenFull(this.limits.hidden);
    } else await lists.show(reader.userId, id);
    return { id, hidden };
  }

  async mute(reader: Identity, userId: number, muted: boolean): Promise<{ userId: number; muted: boolean }> {
    const { lists } = this.deps;
    if (muted) {
      if (userId === reader.userId || !(await lists.isMember(reader.userId, userId))) throw memberNotFound();
      const isMuted = await lists.mute(this.#addition(reader, 'muted'), userId);
      if (!isMuted) throw mutedFull(this.limits.muted);
    } else await lists.unmute(reader.userId, userId);
    return { userId, muted };
  }

  async muted(reader: Identity): Promise<{ list: MutedAuthor[] }> {
    const rows = await this.deps.lists.muted(reader.userId, this.limits.muted);
    return { list: rows.map((row) => ({ ...toAuthor(row), mutedAt: row.mutedAt.toISOString() })) };
  }

  #addition({ userId }: Identity, list: keyof ListLimits): Addition {
    return { userId, max: this.limits[list], createdAt: new Date(this.deps.clock.now()) };
  }
}
