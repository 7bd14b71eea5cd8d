import type { DeskTitle } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer } from '../../../platform/desk-log/desk-log.js';
import { type DeskPage, recordNotFound } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage } from '../../../platform/plain-text.js';
import type { SourceOf } from '../highlight-service.js';
import { mediaRefused } from '../media-faults.js';
import { isValid } from './title-checks.js';
import { fileNames, storedFile } from './title-files-query.js';
import type { TitleContents, TitleDraft, TitleFilter, TitleRepository } from './title-repository.js';

/** What the desk of every kind needs of the site. */
export interface TitleDeskDeps {
  readonly database: Pick<Database, 'db'>;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  /** Drops the pictures that were made of files which readers get no longer. */
  readonly withhold: (publicNames: readonly string[]) => Promise<void>;
  readonly sourceOf: SourceOf;
  readonly clock: Pick<Clock, 'now'>;
}

type Texts = Pick<DeskTitle, 'title' | 'summary' | 'fixtureId' | 'licence'>;
/** What staff write of a title with content `C`. */
export type TitleChanges<C> = Partial<Texts> & Partial<C>;
export type NewTitle<C> = Pick<DeskTitle, 'title'> & TitleChanges<C>;
type TitleState = Pick<DeskTitle, 'status' | 'withdrawReason'> & Partial<Pick<DeskTitle, 'publishedAt'>>;

interface UpdateOptions<C> {
  readonly action?: string;
  readonly follow?: (tx: Db, title: DeskTitle & C, before: (DeskTitle & C) | null) => Promise<void>;
}

/** The part of a `RecordDesk` of `DeskTitle & C` that a title's desk uses. */
interface TitleRecords<C> {
  readonly undoer: DeskUndoer;
  remove(actorId: number, id: number): Promise<DeskTitle & C>;
  create(
    actorId: number,
    draft: TitleDraft<C>,
    id: undefined,
    follow: NonNullable<UpdateOptions<C>['follow']>,
  ): Promise<DeskTitle & C>;
  update(
    actorId: number,
    id: number,
    version: number,
    changes: TitleChanges<C> | TitleState,
    options: UpdateOptions<C>,
  ): Promise<DeskTitle & C>;
}

/** A kind of title at the desk: its content `C`, and its rows `R` with their files. */
export interface TitleKind<C, R> extends Pick<TitleDeskDeps, 'database' | 'withhold' | 'clock'> {
  readonly contents: Pick<TitleContents<C>, 'none' | 'sourcesOf'>;
  readonly titles: Pick<TitleRepository<C>, 'page' | 'one'>;
  readonly records: TitleRecords<C>;
  /** Adds their files to titles. */
  readonly rows: (titles: readonly (DeskTitle & C)[]) => Promise<R[]>;
  /** Throws in words when readers could not use the title yet. Its licence is checked already. */
  readonly assertWhole: (tx: Db, title: DeskTitle & C) => Promise<void>;
  /** Throws in words when a change would take a published title from its readers; by default when the title is not whole. */
  readonly assertKept?: (tx: Db, title: DeskTitle & C, before: DeskTitle & C) => Promise<void>;
}

/** Names of a title's changes in the log, besides create, update and delete. */
export const TITLE_ACTIONS = ['publish', 'withdraw', 'reinstate'] as const;

/** The desk of titles of one kind: drafts, publication under a licence, and takedown. */
export class TitleDesk<C, R> {
  readonly undoer: DeskUndoer;

  constructor(private readonly kind: TitleKind<C, R>) {
    this.undoer = kind.records.undoer;
  }

  async page(filter: TitleFilter & DeskPage): Promise<{ total: number; list: R[] }> {
    const { total, list } = await this.kind.titles.page(filter);
    return { total, list: await this.kind.rows(list) };
  }

  async one(id: number): Promise<R> {
    const [row] = await this.kind.rows([await this.#stored(id)]);
    if (row === undefined) throw recordNotFound();
    return row;
  }

  create(editorId: number, draft: NewTitle<C>): Promise<DeskTitle & C> {
    const texts = { summary: '', fixtureId: null, licence: null };
    const state = { slug: '', status: 'draft', publishedAt: null, withdrawReason: null, simulated: false } as const;
    const whole = { ...texts, ...this.kind.contents.none, ...draft, ...state };
    return this.kind.records.create(editorId, whole, undefined, this.#ownFiles(editorId));
  }

  update(editorId: number, id: number, version: number, changes: TitleChanges<C>): Promise<DeskTitle & C> {
    const assertOwn = this.#ownFiles(editorId);
    return this.kind.records.update(editorId, id, version, changes, {
      follow: async (tx, title, before) => {
        await assertOwn(tx, title, before);
        if (before?.status === 'published') await this.#assertKept(tx, title, before);
      },
    });
  }

  async publish(editorId: number, id: number, version: number): Promise<DeskTitle & C> {
    const { status, publishedAt } = await this.#stored(id);
    if (status !== 'draft') throw mediaRefused('mediaNoDraft');
    return this.#show(editorId, id, version, { action: 'publish', publishedAt });
  }

  /** Readers lose it at once: lists, its page and its files. */
  async withdraw(editorId: number, id: number, version: number, reason: string): Promise<DeskTitle & C> {
    const { database, records, withhold } = this.kind;
    const { status } = await this.#stored(id);
    if (status !== 'published') throw mediaRefused('mediaNotPublished');
    const changes = { status: 'withdrawn', withdrawReason: cleanMessage(reason) } as const;
    const withdrawn = await records.update(editorId, id, version, changes, { action: 'withdraw' });
    await withhold(await fileNames(database.db, id));
    return withdrawn;
  }

  async restore(editorId: number, id: number, version: number): Promise<DeskTitle & C> {
    const { status, publishedAt } = await this.#stored(id);
    if (status !== 'withdrawn') throw mediaRefused('mediaNotWithdrawn');
    return this.#show(editorId, id, version, { action: 'reinstate', publishedAt });
  }

  remove(editorId: number, id: number): Promise<DeskTitle & C> {
    return this.kind.records.remove(editorId, id);
  }

  async #stored(id: number): Promise<DeskTitle & C> {
    const found = await this.kind.titles.one(id);
    if (!found) throw recordNotFound();
    return found;
  }

  #show(
    editorId: number,
    id: number,
    version: number,
    { action, publishedAt }: { readonly action: string; readonly publishedAt: string | null },
  ): Promise<DeskTitle & C> {
    const { clock, records, assertWhole } = this.kind;
    const now = clock.now();
    const changes = {
      status: 'published',
      withdrawReason: null,
      publishedAt: publishedAt ?? new Date(now).toISOString(),
    } as const;
    return records.update(editorId, id, version, changes, {
      action,
      follow: async (tx, title) => {
        await assertWhole(tx, title);
        if (!isValid(title.licence, now)) throw mediaRefused('mediaNoLicence');
      },
    });
  }

  /** Who wants readers to lose a published title takes it down, with a reason. */
  async #assertKept(tx: Db, title: DeskTitle & C, before: DeskTitle & C): Promise<void> {
    const { clock, assertWhole, assertKept = assertWhole } = this.kind;
    await assertKept(tx, title, before);
    const now = clock.now();
    if (isValid(before.licence, now) && !isValid(title.licence, now)) throw mediaRefused('mediaLicenceLost');
  }

  /** Editors give a title their own uploads only. */
  #ownFiles(editorId: number): NonNullable<UpdateOptions<C>['follow']> {
    const { contents } = this.kind;
    return async (tx, title, before) => {
      const known = new Set(before ? contents.sourcesOf(before) : []);
      for (const sourceId of contents.sourcesOf(title)) {
        if (known.has(sourceId)) continue;
        const file = await storedFile(tx, sourceId);
        if (file?.userId !== editorId) throw mediaRefused('mediaFileUnknown');
      }
    };
  }
}
