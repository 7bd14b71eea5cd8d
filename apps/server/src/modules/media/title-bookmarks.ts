import { Code, type SavedTitle } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { mediaNotFound } from './media-faults.js';
import type { TitleBookmarkRepository } from './title-bookmark-repository.js';
import type { TitleCards } from './title-cards-query.js';

export interface TitleBookmarksDeps {
  readonly bookmarks: TitleBookmarkRepository;
  readonly titles: Pick<TitleCards, 'byIds'>;
  readonly clock: Pick<Clock, 'now'>;
}

interface Saved {
  readonly titleId: number;
  readonly saved: boolean;
}

const MAX_SAVED = 5_000;

/** The highlights, reels, films and comics that a member saved. Only they get to know of them. */
export class TitleBookmarks {
  constructor(
    private readonly deps: TitleBookmarksDeps,
    private readonly max = MAX_SAVED,
  ) {}

  /** A bookmark on a title that is gone can be removed. */
  async save(userId: number, { titleId, saved }: Saved): Promise<Saved> {
    const { bookmarks, titles, clock } = this.deps;
    if (saved) {
      if (!(await titles.byIds([titleId])).has(titleId)) throw mediaNotFound();
      const isSaved = await bookmarks.save({ userId, max: this.max, createdAt: new Date(clock.now()) }, titleId);
      if (!isSaved) throw new DomainError(Code.listFull, 409, 'savedFull', { max: this.max });
    } else await bookmarks.unsave(userId, titleId);
    return { titleId, saved };
  }

  async one(userId: number, titleId: number): Promise<Saved> {
    return { titleId, saved: await this.deps.bookmarks.has(userId, titleId) };
  }

  async list(
    userId: number,
    { cursor, pageSize }: { readonly cursor: string | undefined; readonly pageSize: number },
  ): Promise<{ list: SavedTitle[]; cursor: string | null }> {
    const { bookmarks, titles } = this.deps;
    const before = cursor === undefined ? undefined : Number(cursor);
    const found = await bookmarks.list(userId, { before, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const shown = await titles.byIds(page.map(({ titleId }) => titleId));
    const last = found.length > pageSize ? page.at(-1) : undefined;
    return {
      list: page.map(({ titleId, createdAt }) => ({
        ...{ titleId, savedAt: createdAt.toISOString(), title: shown.get(titleId) ?? null },
      })),
      cursor: last ? String(last.bookmarkId) : null,
    };
  }
}
