import { DeskEvent, type DeskEventBooking, type DeskEventRow } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer } from '../../../platform/desk-log/desk-log.js';
import { cleanMessage } from '../../../platform/plain-text.js';
import { writeCsv } from '../../../platform/desk-records/csv.js';
import { type DeskPage, RecordDesk, recordNotFound } from '../../../platform/desk-records/record-desk.js';
import { eventCancelled, eventRefused } from '../event-faults.js';
import type { DeskEventFilter, DeskEventRepository } from './desk-event-repository.js';
import { EventChecks } from './event-checks.js';
import { claimCover } from './event-files-query.js';

export interface DeskEventsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly store: DeskEventRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Other hosts whose pictures are allowed. */
  readonly imageHosts: readonly string[];
}

/** What staff write of an event. */
export type EventDraft = Pick<DeskEvent, 'title' | 'startsAt' | 'endsAt'> & Partial<EventTexts>;
type EventTexts = Pick<
  DeskEvent,
  'title' | 'startsAt' | 'endsAt' | 'summary' | 'description' | 'cover' | 'place' | 'fixtureId' | 'places'
>;

const logged = Compile(DeskEvent);
const nothing = { summary: '', description: '', cover: null, place: '', fixtureId: null, places: null };
const CSV_PAGE = 10_000;

/** The desk of events: drafts, publication, cancellation, and who has a place. */
export class DeskEvents {
  readonly #records: RecordDesk<DeskEvent, DeskEventFilter>;
  readonly undoer: DeskUndoer;

  constructor(private readonly deps: DeskEventsDeps) {
    this.#records = new RecordDesk({
      ...{ ...deps, resource: 'event', titleOf: ({ title }) => title },
      check: new EventChecks(deps).check,
      read: (values) => (logged.Check(values) ? values : undefined),
      actions: ['publish', 'cancel'],
    });
    this.undoer = this.#records.undoer;
  }

  page(filter: DeskEventFilter & DeskPage): Promise<{ total: number; list: DeskEventRow[] }> {
    return this.deps.store.page(filter);
  }

  async one(id: number): Promise<DeskEventRow> {
    const found = await this.deps.store.one(id);
    if (!found) throw recordNotFound();
    return found;
  }

  async create(editorId: number, draft: EventDraft): Promise<DeskEvent> {
    const state = { slug: '', status: 'draft', cancelReason: null, simulated: false } as const;
    return this.#records.create(editorId, { ...nothing, ...draft, ...state }, undefined, this.#cover(editorId));
  }

  async update(editorId: number, id: number, version: number, changes: Partial<EventTexts>): Promise<DeskEvent> {
    const { status } = await this.one(id);
    if (status === 'cancelled') throw eventCancelled();
    return this.#records.update(editorId, id, version, changes, { follow: this.#cover(editorId) });
  }

  async publish(editorId: number, id: number, version: number): Promise<DeskEvent> {
    const { status, endsAt } = await this.one(id);
    if (status !== 'draft') throw eventRefused('eventNoDraft');
    if (Date.parse(endsAt) <= this.deps.clock.now()) throw eventRefused('eventInPast');
    return this.#records.update(editorId, id, version, { status: 'published' }, { action: 'publish' });
  }

  /** Those who booked or saved it are notified soon. */
  async cancel(editorId: number, id: number, version: number, reason: string): Promise<DeskEvent> {
    const { status } = await this.one(id);
    if (status !== 'published') throw eventRefused('eventNotPublished');
    const changes = { status: 'cancelled', cancelReason: cleanMessage(reason) } as const;
    return this.#records.update(editorId, id, version, changes, { action: 'cancel' });
  }

  remove(editorId: number, id: number): Promise<DeskEvent> {
    return this.#records.remove(editorId, id);
  }

  async bookings(id: number, page: DeskPage): Promise<{ total: number; list: DeskEventBooking[] }> {
    await this.one(id);
    return this.deps.store.bookings(id, page);
  }

  async csv(id: number): Promise<{ csv: string }> {
    const rows: DeskEventBooking[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const { list, total } = await this.bookings(id, { pageNum, pageSize: CSV_PAGE });
      rows.push(...list);
      if (rows.length >= total || list.length === 0) break;
    }
    const cells = rows.map(({ username, showName, bookedAt }) => [username, showName, bookedAt]);
    return { csv: writeCsv([['username', 'name', 'bookedAt'], ...cells]) };
  }

  #cover(editorId: number): (tx: Db, event: DeskEvent, before: DeskEvent | null) => Promise<void> {
    return async (tx, { id, cover }, before) => {
      if (!cover || cover.url === before?.cover?.url) return;
      await claimCover(tx, { eventId: id, editorId, url: cover.url, hosts: this.deps.imageHosts });
    };
  }
}
