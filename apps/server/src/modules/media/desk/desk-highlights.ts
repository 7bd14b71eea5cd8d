import { DeskHighlight, type DeskHighlightRow } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer } from '../../../platform/desk-log/desk-log.js';
import { type DeskPage, RecordDesk, recordNotFound } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage } from '../../../platform/plain-text.js';
import { mediaRefused } from '../media-faults.js';
import type { DeskHighlightFilter, DeskHighlightRepository } from './desk-highlight-repository.js';
import { HighlightChecks, isValid } from './highlight-checks.js';

export interface DeskHighlightsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly store: DeskHighlightRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  /** Drops the pictures that were made of files which readers get no longer. */
  readonly withhold: (publicNames: readonly string[]) => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
}

type Texts = Pick<DeskHighlight, 'title' | 'summary' | 'fixtureId' | 'sourceId' | 'chapters' | 'licence'>;
/** What staff write of a highlight. */
export type HighlightDraft = Pick<DeskHighlight, 'title'> & Partial<Texts>;

const logged = Compile(DeskHighlight);
const nothing = { summary: '', fixtureId: null, sourceId: null, chapters: [], licence: null };

/** The desk of highlights: drafts, publication under a licence, and takedown. */
export class DeskHighlights {
  readonly #records: RecordDesk<DeskHighlight, DeskHighlightFilter>;
  readonly undoer: DeskUndoer;

  constructor(private readonly deps: DeskHighlightsDeps) {
    this.#records = new RecordDesk({
      ...{ ...deps, resource: 'highlight', titleOf: ({ title }) => title },
      check: new HighlightChecks(deps).check,
      read: (values) => (logged.Check(values) ? values : undefined),
      actions: ['publish', 'withdraw', 'reinstate'],
    });
    this.undoer = this.#records.undoer;
  }

  page(filter: DeskHighlightFilter & DeskPage): Promise<{ total: number; list: DeskHighlightRow[] }> {
    return this.deps.store.page(filter);
  }

  async one(id: number): Promise<DeskHighlightRow> {
    const found = await this.deps.store.one(id);
    if (!found) throw recordNotFound();
    return found;
  }

  create(editorId: number, draft: HighlightDraft): Promise<DeskHighlight> {
    const state = { slug: '', status: 'draft', publishedAt: null, withdrawReason: null, simulated: false } as const;
    return this.#records.create(editorId, { ...nothing, ...draft, ...state }, undefined, this.#ownVideo(editorId));
  }

  update(editorId: number, id: number, version: number, changes: Partial<Texts>): Promise<DeskHighlight> {
    return this.#records.update(editorId, id, version, changes, { follow: this.#ownVideo(editorId) });
  }

  async publish(editorId: number, id: number, version: number): Promise<DeskHighlight> {
    const { status, publishedAt } = await this.one(id);
    if (status !== 'draft') throw mediaRefused('mediaNoDraft');
    return this.#show(editorId, id, version, { action: 'publish', publishedAt });
  }

  /** Readers lose it at once: lists, its page and its files. */
  async withdraw(editorId: number, id: number, version: number, reason: string): Promise<DeskHighlight> {
    const { status, sourceId } = await this.one(id);
    if (status !== 'published') throw mediaRefused('mediaNotPublished');
    const changes = { status: 'withdrawn', withdrawReason: cleanMessage(reason) } as const;
    const withdrawn = await this.#records.update(editorId, id, version, changes, { action: 'withdraw' });
    const video = sourceId === null ? undefined : await this.deps.store.video(this.deps.database.db, sourceId);
    if (video) await this.deps.withhold([video.publicName]);
    return withdrawn;
  }

  async restore(editorId: number, id: number, version: number): Promise<DeskHighlight> {
    const { status, publishedAt } = await this.one(id);
    if (status !== 'withdrawn') throw mediaRefused('mediaNotWithdrawn');
    return this.#show(editorId, id, version, { action: 'reinstate', publishedAt });
  }

  remove(editorId: number, id: number): Promise<DeskHighlight> {
    return this.#records.remove(editorId, id);
  }

  #show(
    editorId: number,
    id: number,
    version: number,
    { action, publishedAt }: { readonly action: string; readonly publishedAt: string | null },
  ): Promise<DeskHighlight> {
    const now = this.deps.clock.now();
    const changes = {
      status: 'published',
      withdrawReason: null,
      publishedAt: publishedAt ?? new Date(now).toISOString(),
    } as const;
    return this.#records.update(editorId, id, version, changes, {
      action,
      follow: (tx, title) => this.#assertShowable(tx, title),
    });
  }

  async #assertShowable(tx: Db, { sourceId, licence }: DeskHighlight): Promise<void> {
    const video = sourceId === null ? undefined : await this.deps.store.video(tx, sourceId);
    if (!video) throw mediaRefused('mediaNoVideo');
    if (!video.isReady) throw mediaRefused('mediaVideoBusy');
    if (!isValid(licence, this.deps.clock.now())) throw mediaRefused('mediaNoLicence');
  }

  #ownVideo(editorId: number): (tx: Db, title: DeskHighlight, before: DeskHighlight | null) => Promise<void> {
    return async (tx, { sourceId }, before) => {
      if (sourceId === null || sourceId === before?.sourceId) return;
      const video = await this.deps.store.video(tx, sourceId);
      if (video?.userId !== editorId) throw mediaRefused('mediaVideoUnknown');
    };
  }
}
