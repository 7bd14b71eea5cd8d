import type { DeskGift } from '@khandai/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { giftPrices } from '../../../platform/database/schema.js';
import { isTaken } from '../../../platform/database/violations.js';
import {
  type Draft,
  recordNotFound,
  type RecordStore,
  staleVersion,
} from '../../../platform/desk-records/record-desk.js';
import { giftMade } from '../catalogue.js';
import { giftsAllOff } from '../gift-faults.js';
import { deskGift, type GiftPrices } from '../gift-prices.js';

type Row = typeof giftPrices.$inferSelect;

/** Any number that no other lock of the database has. */
const ONE_EDITOR = 4_410_003;

/** SQL for what staff changed of gifts. A gift that they have not changed has no record. */
export class DeskGiftRepository implements RecordStore<DeskGift, object> {
  constructor(private readonly prices: Pick<GiftPrices, 'all'>) {}

  async page(): Promise<{ total: number; list: DeskGift[] }> {
    const list = await this.prices.all();
    return { total: list.length, list };
  }

  async one(id: number): Promise<DeskGift | undefined> {
    return (await this.prices.all()).find((gift) => gift.id === id);
  }

  async locked(tx: Db, id: number): Promise<DeskGift | undefined> {
    const [row] = await tx.select().from(giftPrices).where(is(id)).for('update');
    return row && read(row);
  }

  /** Of two editors who change an unchanged gift at once, the second is refused. */
  async insert(tx: Db, { points, level, active }: Draft<DeskGift>, giftId = 0): Promise<DeskGift> {
    await this.#refuseLast(tx, giftId, active);
    const [row] = await tx
      .insert(giftPrices)
      .values({ giftId, points, level, active })
      .returning()
      .catch((error: unknown) => {
        throw isTaken(error, 'gift_prices_pkey') ? staleVersion() : error;
      });
    return written(row);
  }

  /** Also an undone change comes here. */
  async update(tx: Db, { id, points, level, active, version }: DeskGift): Promise<DeskGift> {
    await this.#refuseLast(tx, id, active);
    const [row] = await tx.update(giftPrices).set({ points, level, active, version }).where(is(id)).returning();
    return written(row);
  }

  async remove(tx: Db, id: number): Promise<void> {
    await tx.delete(giftPrices).where(is(id));
  }

  /** Until the transaction ends, no other gift is changed. */
  async #refuseLast(tx: Db, id: number, active: boolean): Promise<void> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ONE_EDITOR})`);
    if (active) return;
    const isOnSale = (await this.prices.all(tx)).some((gift) => gift.active && gift.id !== id);
    if (!isOnSale) throw giftsAllOff();
  }
}

const is = (id: number): SQL => eq(giftPrices.giftId, id);

function written(row: Row | undefined): DeskGift {
  if (!row) throw recordNotFound();
  return read(row);
}

function read(row: Row): DeskGift {
  const gift = giftMade(row.giftId);
  if (!gift) throw recordNotFound();
  return deskGift(gift, row);
}
