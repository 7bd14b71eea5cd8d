import type { DeskGift, Gift } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { giftPrices } from '../../platform/database/schema.js';
import { GIFTS } from './catalogue.js';

type Row = typeof giftPrices.$inferSelect;

/** Gifts with the prices and levels that hold now: those of staff, else those that the gifts were made with. */
export class GiftPrices {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** Gifts that can be sent. */
  async onSale(): Promise<Gift[]> {
    const all = await this.all();
    return all
      .filter(({ active }) => active)
      .map(({ id: giftId, name, src, points, level }) => ({ giftId, name, src, points, level }));
  }

  /** All gifts, those that are turned off too. `tx`: read in its transaction. */
  async all(tx: Db = this.database.db): Promise<DeskGift[]> {
    const rows = await tx.select().from(giftPrices);
    return GIFTS.map((gift) =>
      deskGift(
        gift,
        rows.find(({ giftId }) => giftId === gift.giftId),
      ),
    );
  }
}

/** `row`: what staff changed. */
export const deskGift = ({ giftId: id, name, src, points, level }: Gift, row?: Row): DeskGift => ({
  ...{ id, name, src, points, level, active: true, version: 0 },
  ...(row && { points: row.points, level: row.level, active: row.active, version: row.version }),
});
