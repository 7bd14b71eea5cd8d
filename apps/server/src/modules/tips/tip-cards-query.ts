import { eq, inArray } from 'drizzle-orm';
import type { TipCard } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { fixtures, tips, users } from '../../platform/database/schema.js';
import { authorFields } from './author-query.js';
import { toTipFields } from './tip-rows.js';

/** Reads the tips that posts name, for their cards. */
export class TipCardsQuery {
  constructor(private readonly deps: { readonly database: Pick<Database, 'db'>; readonly clock: { now(): number } }) {}

  async cards(tipIds: readonly number[]): Promise<Map<number, TipCard>> {
    if (tipIds.length === 0) return new Map();
    const rows = await this.deps.database.db
      .select({ tip: tips, author: authorFields, status: fixtures.status })
      .from(tips)
      .innerJoin(users, eq(users.userId, tips.authorId))
      .leftJoin(fixtures, eq(fixtures.fixtureId, tips.fixtureId))
      .where(inArray(tips.tipId, [...tipIds]));
    const now = this.deps.clock.now();
    return new Map(
      rows.map(({ tip, author, status }) => [tip.tipId, { ...toTipFields(tip, status, now), tipster: author }]),
    );
  }
}
