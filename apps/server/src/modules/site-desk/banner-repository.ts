import type { BannerPosition, DeskBanner } from '@khandai/contracts';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { banners } from '../../platform/database/schema.js';
import { containing, instantOf, isoOf, skipped } from '../../platform/desk-records/desk-query.js';
import type { DeskPage, Draft, RecordStore } from '../../platform/desk-records/record-desk.js';

export interface BannerFilter {
  readonly position?: BannerPosition;
  readonly domain?: string;
}

type Row = typeof banners.$inferSelect;

/** SQL for banners as staff keep them. */
export class BannerRepository implements RecordStore<DeskBanner, BannerFilter> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page({
    position,
    domain,
    q,
    ...page
  }: BannerFilter & DeskPage): Promise<{ total: number; list: DeskBanner[] }> {
    const where = and(
      position && eq(banners.position, position),
      domain === undefined ? undefined : eq(banners.domain, domain.toLowerCase()),
      containing(q, banners.title, banners.linkUrl),
    );
    const { db } = this.database;
    const [found] = await db.select({ total: count() }).from(banners).where(where);
    const { limit, offset } = skipped(page);
    const rows = await db
      .select()
      .from(banners)
      .where(where)
      .orderBy(asc(banners.position), asc(banners.sort), asc(banners.bannerId))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: rows.map(toBanner) };
  }

  async one(id: number): Promise<DeskBanner | undefined> {
    const [row] = await this.database.db.select().from(banners).where(is(id));
    return row && toBanner(row);
  }

  async locked(tx: Db, id: number): Promise<DeskBanner | undefined> {
    const [row] = await tx.select().from(banners).where(is(id)).for('update');
    return row && toBanner(row);
  }

  async insert(tx: Db, draft: Draft<DeskBanner>, id?: number): Promise<DeskBanner> {
    const [row] = await tx
      .insert(banners)
      .values({ ...toRow(draft), ...(id !== undefined && { bannerId: id }) })
      .returning();
    return written(row);
  }

  async update(tx: Db, { id, version, ...draft }: DeskBanner): Promise<DeskBanner> {
    const [row] = await tx
      .update(banners)
      .set({ ...toRow(draft), version })
      .where(is(id))
      .returning();
    return written(row);
  }

  async remove(tx: Db, id: number): Promise<void> {
    await tx.delete(banners).where(is(id));
  }
}

const is = (id: number): SQL => eq(banners.bannerId, id);

function written(row: Row | undefined): DeskBanner {
  if (!row) throw new Error('the banner was not written');
  return toBanner(row);
}

const toRow = ({ startsAt, endsAt, position, imageUrl, linkUrl, title, domain, sort, active }: Draft<DeskBanner>) => ({
  ...{ position, imageUrl, linkUrl, title, domain, sort, active },
  ...{ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) },
});

const toBanner = ({ bannerId, position, startsAt, endsAt, ...row }: Row): DeskBanner => ({
  id: bannerId,
  position: position === 'HOME_RIGHT' ? 'HOME_RIGHT' : 'HOME_LEFT',
  ...row,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
});
