import { type DeskSeoTemplate, type SeoPage, seoPages } from '@khandai/contracts';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { seoTemplates } from '../../platform/database/schema.js';
import { isTaken } from '../../platform/database/violations.js';
import { type Draft, type RecordStore, staleVersion } from '../../platform/desk-records/record-desk.js';

type Row = typeof seoTemplates.$inferSelect;

/** SQL for the templates of titles and descriptions that staff have set. */
export class SeoTemplateRepository implements RecordStore<DeskSeoTemplate, object> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page(): Promise<{ total: number; list: DeskSeoTemplate[] }> {
    const rows = await this.database.db
      .select()
      .from(seoTemplates)
      .where(inArray(seoTemplates.page, [...seoPages]));
    return { total: rows.length, list: rows.map(toTemplate) };
  }

  async one(id: SeoPage): Promise<DeskSeoTemplate | undefined> {
    const [row] = await this.database.db.select().from(seoTemplates).where(is(id));
    return row && toTemplate(row);
  }

  async locked(tx: Db, id: SeoPage): Promise<DeskSeoTemplate | undefined> {
    const [row] = await tx.select().from(seoTemplates).where(is(id)).for('update');
    return row && toTemplate(row);
  }

  /** Of two editors who replace the built-in texts at once, the second is refused. */
  async insert(
    tx: Db,
    { title, description }: Draft<DeskSeoTemplate>,
    page: SeoPage = 'match',
  ): Promise<DeskSeoTemplate> {
    const [row] = await tx
      .insert(seoTemplates)
      .values({ page, title, description })
      .returning()
      .catch((error: unknown) => {
        throw isTaken(error, 'seo_templates_pkey') ? staleVersion() : error;
      });
    return written(row);
  }

  async update(tx: Db, { id, title, description, version }: DeskSeoTemplate): Promise<DeskSeoTemplate> {
    const [row] = await tx.update(seoTemplates).set({ title, description, version }).where(is(id)).returning();
    return written(row);
  }

  async remove(tx: Db, id: SeoPage): Promise<void> {
    await tx.delete(seoTemplates).where(is(id));
  }
}

const is = (page: SeoPage): SQL => eq(seoTemplates.page, page);

function written(row: Row | undefined): DeskSeoTemplate {
  if (!row) throw new Error('the template was not written');
  return toTemplate(row);
}

const toTemplate = ({ page: id, ...row }: Row): DeskSeoTemplate => ({ id, ...row });
