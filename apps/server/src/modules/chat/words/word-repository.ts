import type { FilterSeverity } from '@khandai/contracts';
import { and, asc, count, desc, eq, like, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { filterWords } from '../../../platform/database/schema.js';

export type WordRow = typeof filterWords.$inferSelect;

export interface WordListRequest {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly q?: string | undefined;
  readonly sort?: 'text' | 'updatedAt' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly severity?: FilterSeverity | undefined;
}

/** SQL of the operator's words, over the database or in a transaction. */
export class WordRepository {
  constructor(private readonly db: Db) {}

  async all(): Promise<WordRow[]> {
    return this.db.select().from(filterWords).orderBy(filterWords.wordId);
  }

  async page({ pageNum, pageSize, q = '', sort = 'updatedAt', order = 'desc', severity }: WordListRequest) {
    const where = and(
      severity === undefined ? undefined : eq(filterWords.severity, severity),
      q === '' ? undefined : like(filterWords.text, `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
    );
    const column = filterWords[sort];
    const list = await this.db
      .select()
      .from(filterWords)
      .where(where)
      .orderBy(order === 'asc' ? asc(column) : desc(column), desc(filterWords.wordId))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const [found] = await this.db.select({ total: count() }).from(filterWords).where(where);
    return { total: found?.total ?? 0, list };
  }

  async row(wordId: number): Promise<WordRow | undefined> {
    const [row] = await this.db.select().from(filterWords).where(eq(filterWords.wordId, wordId));
    return row;
  }

  async lock(wordId: number): Promise<WordRow | undefined> {
    const [row] = await this.db.select().from(filterWords).where(eq(filterWords.wordId, wordId)).for('update');
    return row;
  }

  /** @param word With an id only when it comes back by an undo. */
  async insert(word: Omit<WordRow, 'wordId' | 'version'> & { readonly wordId?: number }): Promise<WordRow> {
    const [row] = await this.db.insert(filterWords).values(word).returning();
    if (!row) throw new Error('no word was stored');
    return row;
  }

  async update(wordId: number, word: Partial<Omit<WordRow, 'wordId' | 'version'>>): Promise<WordRow | undefined> {
    const [row] = await this.db
      .update(filterWords)
      .set({ ...word, version: sql`${filterWords.version} + 1` })
      .where(eq(filterWords.wordId, wordId))
      .returning();
    return row;
  }

  async remove(wordId: number): Promise<void> {
    await this.db.delete(filterWords).where(eq(filterWords.wordId, wordId));
  }
}
