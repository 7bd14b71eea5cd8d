import { randomBytes } from 'node:crypto';
import type { DrawProof, DrawState, DrawType, LuckyDraw, LuckyResult } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { drawNotClosed, drawNotFound } from './draw-faults.js';
import type { DrawQuery, DrawRow, EntryRow, WinnerRow } from './draw-query.js';
import type { DrawRepository, StoredDraw } from './draw-repository.js';
import { maskedName } from '../../platform/masked-name.js';

/** The cost of an entry, or a prize of points. */
export interface DrawPosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'draw';
  readonly reference: string;
  readonly key: string;
}

/** Posts inside a transaction; returns the new keys. */
export type PostIn = (tx: Db, postings: readonly DrawPosting[], at: Date) => Promise<readonly string[]>;

export interface DrawServiceDeps {
  readonly draws: DrawQuery;
  readonly entries: Pick<DrawRepository, 'enter'>;
  readonly postIn: PostIn;
  readonly clock: Pick<Clock, 'now'>;
}

export interface DrawPage {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Lucky draws as readers get them, and their entries. Null is a reader who is no member. */
export class DrawService {
  constructor(private readonly deps: DrawServiceDeps) {}

  async list(
    member: number | null,
    { state, mine, ...page }: DrawPage & { readonly state?: DrawState | undefined; readonly mine: boolean },
  ): Promise<{ total: number; list: LuckyDraw[] }> {
    if (mine && member === null) return { total: 0, list: [] };
    const enteredBy = mine && member !== null ? member : undefined;
    const { total, rows } = await this.deps.draws.page({ state, enteredBy, ...skipped(page) });
    return { total, list: await this.#drawsOf(member, rows) };
  }

  async results(
    member: number | null,
    { type, ...page }: DrawPage & { readonly type?: DrawType | undefined },
  ): Promise<{ total: number; list: LuckyResult[] }> {
    const { total, rows } = await this.deps.draws.page({ state: 'drawn', type, ...skipped(page) });
    return { total, list: await this.#resultsOf(member, rows) };
  }

  async info(member: number | null, drawId: number): Promise<LuckyResult> {
    const [result] = await this.#resultsOf(member, [await this.#row(drawId)]);
    if (!result) throw drawNotFound();
    return result;
  }

  /** Published once the list is closed; from then on it never changes. */
  async proof(drawId: number): Promise<DrawProof> {
    const { draws } = this.deps;
    const { title, winners, seedHash, seed, listHash } = await this.#row(drawId);
    if (listHash === null) throw drawNotClosed();
    const [entries, won] = await Promise.all([draws.entryIds(drawId), draws.winners([drawId])]);
    const results = won.map(({ entryId }) => entryId);
    return { drawId, title, winners, seedHash, seed, listHash, entries, results };
  }

  /** One entry for each account; a second request changes nothing. */
  async enter(userId: number, drawId: number): Promise<LuckyResult> {
    const { entries, postIn, clock } = this.deps;
    const entryId = randomBytes(16).toString('hex');
    await entries.enter({ entryId, drawId, userId }, async (tx, draw) => {
      if (draw.entryCost === 0) return;
      const key = `draw-entry:${drawId}:${userId}`;
      await postIn(tx, [postingOf(draw, userId, -draw.entryCost, key)], new Date(clock.now()));
    });
    return this.info(userId, drawId);
  }

  async #row(drawId: number): Promise<DrawRow> {
    const row = await this.deps.draws.one(drawId);
    if (!row) throw drawNotFound();
    return row;
  }

  async #drawsOf(member: number | null, rows: readonly DrawRow[]): Promise<LuckyDraw[]> {
    const mine = await this.deps.draws.mine(member, idsOf(rows));
    return rows.map((row) => drawOf(row, mine.get(row.drawId)));
  }

  async #resultsOf(member: number | null, rows: readonly DrawRow[]): Promise<LuckyResult[]> {
    const list = await this.#drawsOf(member, rows);
    const winners = Map.groupBy(await this.deps.draws.winners(idsOf(rows)), ({ drawId }) => drawId);
    return list.map((draw) => ({ ...draw, results: (winners.get(draw.drawId) ?? []).map(winnerOf) }));
  }
}

const idsOf = (rows: readonly DrawRow[]): number[] => rows.map(({ drawId }) => drawId);
const skipped = ({ pageNum, pageSize }: DrawPage) => ({ limit: pageSize, offset: (pageNum - 1) * pageSize });

/** The title goes into the entry of the book: the desk may change it later. */
export const postingOf = (
  { drawId, title }: Pick<StoredDraw, 'drawId' | 'title'>,
  userId: number,
  amount: number,
  key: string,
): DrawPosting => ({
  ...{ userId, amount, key, unit: 'points', cause: 'draw' },
  reference: `draw ${drawId}: ${title}`,
});

const drawOf = ({ opensAt, closesAt, drawnAt, ...row }: DrawRow, own: EntryRow | undefined): LuckyDraw => ({
  ...row,
  type: row.prizePoints > 0 ? 'points' : 'gift',
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawnAt: drawnAt?.toISOString() ?? null,
  chance: row.entries === 0 ? null : Math.min(1, row.winners / row.entries),
  mine: own
    ? { entryId: own.entryId, number: own.number, enteredAt: own.enteredAt.toISOString(), rank: own.rank }
    : null,
});

const winnerOf = ({ rank, entryId, number, displayName }: WinnerRow) => ({
  ...{ rank, entryId, number },
  name: displayName === null ? null : maskedName(displayName),
});
