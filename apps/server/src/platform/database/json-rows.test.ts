import { pgTable, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { inArray } from 'drizzle-orm';
import { openTestDatabase } from './testing.js';
import type { PgliteDatabase } from './pglite-database.js';
import { jsonRows, jsonTexts } from './json-rows.js';

const table = pgTable('rows_as_json', {
  key: text('row_key').primaryKey(),
  count: integer('row_count'),
  value: jsonb('row_value').$type<{ list: number[] }>().notNull(),
  at: timestamp('row_at', { withTimezone: true, mode: 'date' }).notNull(),
});

describe('rows as one parameter', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.client.exec(
      'CREATE TABLE rows_as_json (row_key text PRIMARY KEY, row_count int, row_value jsonb NOT NULL, row_at timestamptz NOT NULL)',
    );
  });
  afterAll(() => database.close());

  it('are stored as they are, with every type and any text', async () => {
    const at = new Date('2026-11-20T13:50:00.123Z');
    const rows = [
      { key: '“Vào!” \\ud83d', count: 3, value: { list: [1, 2] }, at },
      { key: '⚽', count: null, value: { list: [] }, at },
    ];
    await database.db.insert(table).select(jsonRows(table, rows));
    expect(await database.db.select().from(table).orderBy(table.count)).toEqual(rows);
    const keys = ['⚽', 'none'];
    expect(await database.db.$count(table, inArray(table.key, jsonTexts(keys)))).toBe(1);
    expect(await database.db.$count(table, inArray(table.key, jsonTexts([])))).toBe(0);
  });

  it('replace half of a surrogate pair, which no database stores', async () => {
    const value = { list: [] };
    const saved = await database.db
      .insert(table)
      .select(jsonRows(table, [{ key: 'a\ud800b', count: 1, value, at: new Date(0) }]))
      .returning({ key: table.key });
    expect(saved).toEqual([{ key: 'a\ufffdb' }]);
  });
});
