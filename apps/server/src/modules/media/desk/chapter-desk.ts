import { DAY_MS } from '@khandai/calendar';
import { ComicLimit, DeskComicChapter, type DeskComicChapterRow } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../platform/database/database.js';
import type { DeskUndoer } from '../../../platform/desk-log/desk-log.js';
import { type DeskPage, type Draft, RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { mediaRefused } from '../media-faults.js';
import type { ChapterFilter, ChapterRepository } from './chapter-repository.js';
import { lineOf } from './title-checks.js';
import type { TitleDeskDeps } from './title-desk.js';
import { filesOf, storedFile } from './title-files-query.js';

export interface ChapterDeskDeps extends TitleDeskDeps {
  readonly chapters: ChapterRepository;
}

type ChapterChanges = Partial<Pick<DeskComicChapter, 'number' | 'name' | 'pages'>>;

const logged = Compile(DeskComicChapter);
const MAX_PLAN_MS = 366 * DAY_MS;

/** The desk of chapters: their pages in order, and when readers get them. */
export class ChapterDesk {
  readonly #records: RecordDesk<DeskComicChapter, ChapterFilter>;
  readonly undoer: DeskUndoer;

  constructor(private readonly deps: ChapterDeskDeps) {
    this.#records = new RecordDesk<DeskComicChapter, ChapterFilter>({
      ...{ ...deps, store: deps.chapters, resource: 'comic-chapter', actions: ['publish', 'unpublish'] },
      titleOf: ({ number, name }) => (name === '' ? `Chương ${number}` : `Chương ${number}: ${name}`),
      check: (draft, tx) => this.#checked(draft, tx),
      read: (values) => (logged.Check(values) ? values : undefined),
    });
    this.undoer = this.#records.undoer;
  }

  async page(filter: ChapterFilter & DeskPage): Promise<{ total: number; list: DeskComicChapterRow[] }> {
    const { total, list } = await this.#records.page(filter);
    return { total, list: await this.#rows(list) };
  }

  async one(id: number): Promise<DeskComicChapterRow> {
    const chapter = await this.#records.one(id);
    const [row] = await this.#rows([chapter]);
    return row ?? { ...chapter, reads: 0, files: [] };
  }

  /** @param number The next one of the comic by default. */
  create(
    editorId: number,
    { titleId, number = 0, name = '' }: { readonly titleId: number; readonly number?: number; readonly name?: string },
  ): Promise<DeskComicChapter> {
    return this.#records.create(editorId, { titleId, number, name, publishedAt: null, pages: [] });
  }

  update(editorId: number, id: number, version: number, changes: ChapterChanges): Promise<DeskComicChapter> {
    return this.#records.update(editorId, id, version, changes, {
      follow: (tx, after, before) => this.#assertOwn(tx, editorId, { after, before }),
    });
  }

  /** @param at When readers get it; null: now. */
  async publish(editorId: number, id: number, version: number, at: string | null): Promise<DeskComicChapter> {
    const now = this.deps.clock.now();
    const time = at === null ? now : Date.parse(at);
    if (at !== null && time <= now) throw mediaRefused('comicPlanPast');
    if (time > now + MAX_PLAN_MS) throw mediaRefused('comicPlanFar');
    const publishedAt = new Date(time);
    return this.#records.update(
      editorId,
      id,
      version,
      { publishedAt: publishedAt.toISOString() },
      {
        action: 'publish',
        follow: async (_, { pages }) => {
          if (pages.length === 0) throw mediaRefused('comicNoPages');
        },
      },
    );
  }

  unpublish(editorId: number, id: number, version: number): Promise<DeskComicChapter> {
    return this.#records.update(editorId, id, version, { publishedAt: null }, { action: 'unpublish' });
  }

  remove(editorId: number, id: number): Promise<DeskComicChapter> {
    return this.#records.remove(editorId, id);
  }

  async #checked(draft: Draft<DeskComicChapter>, tx: Db): Promise<Draft<DeskComicChapter>> {
    const { titleId, publishedAt, pages } = draft;
    const ids = new Set(pages.map(({ sourceId }) => sourceId));
    if (ids.size < pages.length) throw mediaRefused('comicPageTwice');
    if (publishedAt !== null && pages.length === 0) throw mediaRefused('comicChapterEmptied');
    const next = await this.deps.chapters.nextNumber(tx, titleId);
    return {
      ...{ titleId, publishedAt },
      number: draft.number === 0 ? next : draft.number,
      name: lineOf(draft.name, ComicLimit.nameLength),
      pages: pages.map(({ sourceId, fileName, alt }) => ({
        sourceId,
        fileName: lineOf(fileName, ComicLimit.fileNameLength),
        alt: lineOf(alt, ComicLimit.altLength),
      })),
    };
  }

  /** Editors add their own pictures only. */
  async #assertOwn(
    tx: Db,
    editorId: number,
    { after, before }: { readonly after: DeskComicChapter; readonly before: DeskComicChapter | null },
  ): Promise<void> {
    const known = new Set(before?.pages.map(({ sourceId }) => sourceId));
    for (const { sourceId } of after.pages) {
      if (known.has(sourceId)) continue;
      const file = await storedFile(tx, sourceId);
      if (file?.userId !== editorId || file.kind !== 'image') throw mediaRefused('comicPictureUnknown');
    }
  }

  async #rows(list: readonly DeskComicChapter[]): Promise<DeskComicChapterRow[]> {
    const { database, sourceOf, chapters } = this.deps;
    const ids = list.flatMap(({ pages }) => pages.map(({ sourceId }) => sourceId));
    const [files, reads] = await Promise.all([
      filesOf(database.db, ids, sourceOf),
      chapters.reads(list.map(({ id }) => id)),
    ]);
    return list.map((chapter) => ({
      ...chapter,
      reads: reads.get(chapter.id) ?? 0,
      files: chapter.pages.flatMap(({ sourceId }) => files.get(sourceId) ?? []),
    }));
  }
}
