import type { BannerPosition } from '@khandai/contracts';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { banners, deskLog, seoTemplates, siteDomains, translations } from '../../platform/database/schema.js';

export type BannerRow = typeof banners.$inferSelect;
export type DomainRow = typeof siteDomains.$inferSelect;

/** SQL for banners, domains, templates and an operator's sentences. */
export class SiteRepository {
  constructor(private readonly database: Database) {}

  /** Active banners at `now`: of the domain, or the default set if no domain is given. */
  async banners(position: BannerPosition, domain: string | undefined, now: Date): Promise<BannerRow[]> {
    return this.database.db
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.position, position),
          eq(banners.active, true),
          domain === undefined ? isNull(banners.domain) : eq(banners.domain, domain),
          or(isNull(banners.startsAt), lte(banners.startsAt, now)),
          or(isNull(banners.endsAt), gt(banners.endsAt, now)),
        ),
      )
      .orderBy(asc(banners.sort), asc(banners.bannerId));
  }

  async domains(): Promise<DomainRow[]> {
    return this.database.db.select().from(siteDomains).orderBy(asc(siteDomains.domain));
  }

  templates(): Promise<(typeof seoTemplates.$inferSelect)[]> {
    return this.database.db.select().from(seoTemplates);
  }

  async translations(locale: string): Promise<{ key: string; value: string }[]> {
    const { key, value } = translations;
    return this.database.db.select({ key, value }).from(translations).where(eq(translations.locale, locale));
  }

  /** Stores a domain unless it already exists, or staff changed or removed it. */
  async addDomain(domain: typeof siteDomains.$inferInsert): Promise<void> {
    const { db } = this.database;
    const touched = await db
      .select({ id: deskLog.logId })
      .from(deskLog)
      .where(and(eq(deskLog.resource, 'domain'), eq(deskLog.recordId, domain.domain)))
      .limit(1);
    if (touched.length === 0) await db.insert(siteDomains).values(domain).onConflictDoNothing();
  }

  /** Stores a banner unless one with the same picture exists, or staff changed or removed one. */
  async addBanner(banner: typeof banners.$inferInsert): Promise<void> {
    const { db } = this.database;
    const [known] = await db
      .select({ id: banners.bannerId })
      .from(banners)
      .where(eq(banners.imageUrl, banner.imageUrl))
      .limit(1);
    if (known || (await this.#isTouched(banner.imageUrl))) return;
    await db.insert(banners).values(banner);
  }

  /** Removes the banners with this picture, unless staff changed one. */
  async removeBanner(imageUrl: string): Promise<void> {
    if (!(await this.#isTouched(imageUrl)))
      await this.database.db.delete(banners).where(eq(banners.imageUrl, imageUrl));
  }

  async #isTouched(imageUrl: string): Promise<boolean> {
    const rows = await this.database.db
      .select({ id: deskLog.logId })
      .from(deskLog)
      .where(
        and(
          eq(deskLog.resource, 'banner'),
          or(sql`${deskLog.before} ->> 'imageUrl' = ${imageUrl}`, sql`${deskLog.after} ->> 'imageUrl' = ${imageUrl}`),
        ),
      )
      .limit(1);
    return rows.length > 0;
  }
}
