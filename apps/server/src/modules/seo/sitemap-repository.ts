import { and, asc, eq, exists, gte, lt, notInArray, sql } from 'drizzle-orm';
import { endedStatuses } from '../fixtures/match-state.js';
import type { Database } from '../../platform/database/database.js';
import { fixtures, odds } from '../../platform/database/schema.js';

export interface RoomRow {
  link: string;
  updatedAt: Date;
  /** Whether the match has odds and is not over. */
  priced: boolean;
}

/** Reads the rooms and odds pages that belong in the sitemap. */
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  rooms(from: Date, to: Date, limit: number): Promise<RoomRow[]> {
    const { db } = this.database;
    const priced = exists(
      db
        .select({ one: sql`1` })
        .from(odds)
        .where(eq(odds.fixtureId, fixtures.fixtureId)),
    );
    const open = notInArray(fixtures.status, [...endedStatuses]);
    return db
      .select({ link: fixtures.link, updatedAt: fixtures.updatedAt, priced: sql<boolean>`(${priced} and ${open})` })
      .from(fixtures)
      .where(and(gte(fixtures.kickOff, from), lt(fixtures.kickOff, to)))
      .orderBy(asc(fixtures.kickOff), asc(fixtures.fixtureId))
      .limit(limit);
  }
}
