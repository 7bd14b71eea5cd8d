import { and, count, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { TipState } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { StoredTip, tips, users } from '../../platform/database/schema.js';
import type { Page, TipPage } from './tip-repository.js';
import type { TipRow } from './tip-rows.js';

export interface DeskTipFilter {
  /** In the names of the teams and of the tipster. */
  readonly q?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly state?: TipState | undefined;
  readonly userId?: number | undefined;
}

const author = eq(users.userId, tips.authorId);

/** SQL of tips at the desk. */
export class DeskTipRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page(
    { q = '', order = 'desc', state, userId }: DeskTipFilter,
    now: Date,
    { limit, offset }: Page,
  ): Promise<TipPage> {
    const { db } = this.database;
    const where = and(
      state && inState(state, now),
      userId === undefined ? undefined : eq(tips.authorId, userId),
      named(q),
    );
    const [counted] = await db.select({ total: count() }).from(tips).innerJoin(users, author).where(where);
    const rows = await db
      .select({ tip: tips })
      .from(tips)
      .innerJoin(users, author)
      .where(where)
      .orderBy(order === 'asc' ? tips.tipId : desc(tips.tipId))
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, rows: rows.map(({ tip }) => tip) };
  }

  async one(tipId: number): Promise<TipRow | undefined> {
    const [row] = await this.database.db.select().from(tips).where(eq(tips.tipId, tipId));
    return row;
  }

  /** `log` runs in the transaction of the change, and not when the text is so already. */
  hideText(tipId: number, hidden: boolean, log: (tx: Db, before: TipRow) => Promise<void>): Promise<void> {
    return this.database.db.transaction(async (tx) => {
      const before = await changeText(tx, tipId, hidden);
      if (before) await log(tx, before);
    });
  }
}

/** Undefined when the text is so already, or would be hidden though its tip is not void by now. */
export async function changeText(tx: Db, tipId: number, textHidden: boolean): Promise<TipRow | undefined> {
  const [row] = await tx
    .update(tips)
    .set({ textHidden })
    .where(
      and(
        eq(tips.tipId, tipId),
        ne(tips.textHidden, textHidden),
        textHidden ? eq(tips.state, StoredTip.void) : undefined,
      ),
    )
    .returning();
  return row;
}

function inState(state: TipState, now: Date): SQL | undefined {
  switch (state) {
    case 'open':
      return and(eq(tips.state, StoredTip.open), gt(tips.lockedAt, now));
    case 'locked':
      return and(eq(tips.state, StoredTip.open), lte(tips.lockedAt, now));
    case 'waiting':
    case 'settled':
    case 'void':
      return eq(tips.state, StoredTip[state]);
  }
}

function named(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...[tips.homeName, tips.awayName, users.displayName].map((column) => sql`${column} ILIKE ${pattern}`));
}
