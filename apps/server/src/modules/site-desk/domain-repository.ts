import { Code, type DeskDomain } from '@khandai/contracts';
import { and, asc, count, eq, ne, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { siteDomains } from '../../platform/database/schema.js';
import { isTaken } from '../../platform/database/violations.js';
import { DomainError } from '../../platform/domain-error.js';
import { containing, skipped } from '../../platform/desk-records/desk-query.js';
import type { DeskPage, Draft, RecordStore } from '../../platform/desk-records/record-desk.js';

type Row = typeof siteDomains.$inferSelect;

/** SQL for the hosts of the site as staff keep them. */
export class DomainRepository implements RecordStore<DeskDomain, object> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page({ q, ...page }: DeskPage): Promise<{ total: number; list: DeskDomain[] }> {
    const where = containing(q, siteDomains.domain, siteDomains.name);
    const { db } = this.database;
    const [found] = await db.select({ total: count() }).from(siteDomains).where(where);
    const { limit, offset } = skipped(page);
    const rows = await db
      .select()
      .from(siteDomains)
      .where(where)
      .orderBy(asc(siteDomains.domain))
      .limit(limit)
      .offset(offset);
    return { total: found?.total ?? 0, list: rows.map(toDomain) };
  }

  async one(id: string): Promise<DeskDomain | undefined> {
    const [row] = await this.database.db.select().from(siteDomains).where(is(id));
    return row && toDomain(row);
  }

  async isKnown(tx: Db, id: string): Promise<boolean> {
    const rows = await tx.select({ domain: siteDomains.domain }).from(siteDomains).where(is(id));
    return rows.length > 0;
  }

  async locked(tx: Db, id: string): Promise<DeskDomain | undefined> {
    const [row] = await tx.select().from(siteDomains).where(is(id)).for('update');
    return row && toDomain(row);
  }

  async insert(tx: Db, draft: Draft<DeskDomain>, id = ''): Promise<DeskDomain> {
    await assertOnlyDefault(tx, draft, id);
    const [row] = await tx
      .insert(siteDomains)
      .values({ ...toRow(draft), domain: id.toLowerCase() })
      .returning()
      .catch((error: unknown) => {
        throw isTaken(error, 'site_domains_pkey') ? new DomainError(Code.conflict, 409, 'domainTaken') : error;
      });
    return written(row);
  }

  async update(tx: Db, { id, version, ...draft }: DeskDomain): Promise<DeskDomain> {
    await assertOnlyDefault(tx, draft, id);
    const [row] = await tx
      .update(siteDomains)
      .set({ ...toRow(draft), version })
      .where(is(id))
      .returning();
    return written(row);
  }

  async remove(tx: Db, id: string): Promise<void> {
    await tx.delete(siteDomains).where(is(id));
  }
}

const is = (id: string): SQL => eq(siteDomains.domain, id.toLowerCase());

/** Of two at once, the index on the default domain refuses the second. */
async function assertOnlyDefault(tx: Db, { isDefault }: Draft<DeskDomain>, id: string): Promise<void> {
  if (!isDefault) return;
  const [other] = await tx
    .select({ domain: siteDomains.domain })
    .from(siteDomains)
    .where(and(eq(siteDomains.isDefault, true), ne(siteDomains.domain, id.toLowerCase())));
  if (other) throw new DomainError(Code.conflict, 409, 'defaultDomainTaken', { domain: other.domain });
}

function written(row: Row | undefined): DeskDomain {
  if (!row) throw new Error('the domain was not written');
  return toDomain(row);
}

const toRow = ({ name, bannerType, seoTitle, seoDescription, seoImage, isDefault }: Draft<DeskDomain>) => ({
  ...{ name, bannerType, seoTitle, seoDescription, seoImage, isDefault },
});

const toDomain = ({ domain, ...row }: Row): DeskDomain => ({ id: domain, ...row });
