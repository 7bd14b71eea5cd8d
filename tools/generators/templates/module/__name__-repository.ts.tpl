import { count, desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { {{camel}} } from '../../platform/database/schema.js';

export type {{Class}}Row = typeof {{camel}}.$inferSelect;

export class {{Class}}Repository {
  constructor(private readonly database: Database) {}

  /** One page, the newest row first, and the total number of rows. */
  async page({ limit, offset }: { limit: number; offset: number }): Promise<{ total: number; rows: {{Class}}Row[] }> {
    const { db } = this.database;
    const [counted] = await db.select({ total: count() }).from({{camel}});
    const rows = await db.select().from({{camel}}).orderBy(desc({{camel}}.id)).limit(limit).offset(offset);
    return { total: counted?.total ?? 0, rows };
  }
}
