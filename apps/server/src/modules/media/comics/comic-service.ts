import { createHmac } from 'node:crypto';
import { DAY_MS } from '@khandai/calendar';
import type {
  ComicCard,
  ComicChapter,
  ComicChapterRow,
  ComicInfo,
  ComicPicture,
  ComicSort,
  MediaLicence,
} from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { uploads } from '../../../platform/database/schema.js';
import type { SourceOf } from '../highlight-service.js';
import { mediaNotFound } from '../media-faults.js';
import type { ChapterRow, ComicFilter, ComicRepository, ComicRow } from './comic-repository.js';

const MOST_READ = 5;
const NEW_MS = 7 * DAY_MS;

export interface ComicServiceDeps {
  readonly comics: ComicRepository;
  readonly sourceOf: SourceOf;
  /** Keeps hashes of readers from being reversed by trying all ids. */
  readonly secret: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ComicQuery extends ComicFilter {
  readonly sort: ComicSort;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Comics for readers. */
export class ComicService {
  constructor(private readonly deps: ComicServiceDeps) {}

  async list({ sort, pageNum, pageSize, ...filter }: ComicQuery): Promise<{ total: number; list: ComicCard[] }> {
    const page = { sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, list } = await this.deps.comics.page(this.#at(), filter, page);
    return { total, list: list.map((row) => this.#card(row)) };
  }

  async facets() {
    const { comics } = this.deps;
    const at = this.#at();
    const [facets, mostRead] = await Promise.all([comics.facets(at), comics.mostRead(at, MOST_READ)]);
    return { ...facets, mostRead };
  }

  /** Throws `mediaWithdrawn` for a comic that readers got once. */
  async info(slug: string): Promise<ComicInfo> {
    const { comics } = this.deps;
    const at = this.#at();
    const row = await comics.bySlug(at, slug);
    const { titleId, summary, publishedAt } = row.title;
    const [chapters, followers] = await Promise.all([comics.chapters(at, titleId), comics.followers(titleId)]);
    return {
      ...{ ...this.#card(row), summary, followers },
      licence: licenceOf(row.licence),
      publishedAt: (publishedAt ?? at).toISOString(),
      chapters: chapters.map(toChapterRow),
    };
  }

  async chapter(slug: string, number: number): Promise<ComicChapter> {
    const { comics } = this.deps;
    const at = this.#at();
    const row = await comics.bySlug(at, slug);
    const chapters = (await comics.chapters(at, row.title.titleId)).map(toChapterRow);
    const chapter = chapters.find((one) => one.number === number);
    if (!chapter) throw mediaNotFound();
    const pages = await comics.pages(chapter.chapterId);
    const { titleId, title, author, cover, state, simulated } = this.#card(row);
    return {
      ...chapter,
      comic: { titleId, slug, title, author, cover, state, simulated },
      licence: licenceOf(row.licence),
      pages: pages.map(({ alt, file }) => ({ ...this.#picture(file), alt })),
      chapters: chapters.map(({ chapterId, number: other, name }) => ({ chapterId, number: other, name })),
    };
  }

  /** True when this is the reader's first time with the chapter. */
  async read(chapterId: number, userId: number): Promise<{ counted: boolean }> {
    const { comics } = this.deps;
    const at = this.#at();
    await comics.assertShown(at, chapterId);
    return { counted: await comics.countReader(chapterId, this.#keyOf(chapterId, userId), at) };
  }

  #card({ title: row, comic, cover, totals, last }: ComicRow): ComicCard {
    const { titleId, slug, title, simulated } = row;
    const { author, genres, state } = comic;
    const now = this.deps.clock.now();
    return {
      ...{ titleId, slug, title, simulated, author, state },
      genres: [...genres],
      cover: cover && this.#picture(cover),
      totalChapters: totals?.chapters ?? 0,
      lastChapter: last?.publishedAt
        ? { number: last.number, name: last.name, publishedAt: last.publishedAt.toISOString() }
        : null,
      isNew: (totals?.updatedAt?.getTime() ?? 0) > now - NEW_MS,
      reads: totals?.reads ?? 0,
    };
  }

  #picture(file: typeof uploads.$inferSelect): ComicPicture {
    const { url, width, height } = this.deps.sourceOf(file);
    return { url, width, height };
  }

  /** It differs from chapter to chapter, so that nothing says what somebody reads. */
  #keyOf(chapterId: number, userId: number): string {
    return createHmac('sha256', this.deps.secret).update(`${chapterId} ${userId}`).digest('base64url').slice(0, 22);
  }

  #at(): Date {
    return new Date(this.deps.clock.now());
  }
}

const licenceOf = ({ holder, kind, source }: Pick<MediaLicence, 'holder' | 'kind' | 'source'>) => ({
  ...{ holder, kind, source },
});

function toChapterRow({ chapter, totalPages }: ChapterRow): ComicChapterRow {
  const { chapterId, number, name, reads, publishedAt } = chapter;
  return { chapterId, number, name, reads, totalPages, publishedAt: publishedAt?.toISOString() ?? '' };
}
