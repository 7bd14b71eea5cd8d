import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MatchLine } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { chatRooms, fixtures, hosts, matchLines, teams } from '../../platform/database/schema.js';
import type { LineChanges, Standing } from './line-changes.js';

const home = alias(teams, 'home');
const away = alias(teams, 'away');

/** Lines that a room shows at most. */
const MAX_LINES = 100;

export interface FixtureLines extends LineChanges {
  readonly fixtureId: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** SQL for the lines of matches. */
export class LineRepository {
  constructor(private readonly db: Db) {}

  async standings(fixtureIds: readonly string[]): Promise<Map<string, Standing>> {
    const { fixtureId, status, homeScore, awayScore, homeRed, awayRed } = fixtures;
    const rows = await this.db
      .select({ fixtureId, status, homeScore, awayScore, homeRed, awayRed })
      .from(fixtures)
      .where(inArray(fixtureId, [...fixtureIds]));
    return new Map(rows.map((row) => [row.fixtureId, row]));
  }

  /** Stores what is new and cancels what was taken back. Returns the ids of all lines that changed. */
  async save({ fixtureId, homeScore, awayScore, said, cancelled }: FixtureLines, at: Date): Promise<number[]> {
    const changed: { lineId: number }[] = [];
    if (cancelled.length > 0) {
      const ofFixture = and(eq(matchLines.fixtureId, fixtureId), inArray(matchLines.event, [...cancelled]));
      const gone = await this.db
        .update(matchLines)
        .set({ cancelled: true })
        .where(and(ofFixture, eq(matchLines.cancelled, false)))
        .returning({ lineId: matchLines.lineId });
      changed.push(...gone);
    }
    if (said.length > 0) {
      const rows = said.map((line) => ({ ...line, fixtureId, homeScore, awayScore, at }));
      const made = await this.db
        .insert(matchLines)
        .values(rows)
        .onConflictDoNothing()
        .returning({ lineId: matchLines.lineId });
      changed.push(...made);
    }
    return changed.map(({ lineId }) => lineId);
  }

  byIds(lineIds: readonly number[]): Promise<MatchLine[]> {
    return this.#read(inArray(matchLines.lineId, [...lineIds]));
  }

  /** The newest lines of a room's own match and of its commentator's matches since an instant, oldest first. */
  async ofRoom({ authorId, fixtureId }: { authorId: number | null; fixtureId: string | null }, since: Date) {
    if (authorId === null && fixtureId === null) return [];
    const hosted = this.db
      .select({ fixtureId: hosts.fixtureId })
      .from(hosts)
      .where(eq(hosts.userId, authorId ?? 0));
    const ofRoom = or(
      fixtureId === null ? undefined : eq(matchLines.fixtureId, fixtureId),
      authorId === null ? undefined : inArray(matchLines.fixtureId, hosted),
    );
    return this.#read(and(ofRoom, gt(matchLines.at, since)));
  }

  /** The stored rooms in which users talk about a fixture. */
  async roomsOf(fixtureId: string): Promise<number[]> {
    const hosting = this.db.select({ userId: hosts.userId }).from(hosts).where(eq(hosts.fixtureId, fixtureId));
    const rows = await this.db
      .select({ groupId: chatRooms.groupId })
      .from(chatRooms)
      .where(or(eq(chatRooms.fixtureId, fixtureId), inArray(chatRooms.authorId, hosting)));
    return rows.map(({ groupId }) => groupId);
  }

  async #read(where: SQL | undefined): Promise<MatchLine[]> {
    const { lineId, kind, homeEvent, homeScore, awayScore, minute, cancelled, at } = matchLines;
    const rows = await this.db
      .select({
        ...{ lineId, fixtureId: fixtures.fixtureId, kind, homeEvent, homeScore, awayScore, minute, cancelled, at },
        ...{ home: home.shortName, away: away.shortName },
        simulated: sql<boolean>`${fixtures.origin} = 'demo'`,
      })
      .from(matchLines)
      .innerJoin(fixtures, eq(fixtures.fixtureId, matchLines.fixtureId))
      .innerJoin(home, eq(home.teamId, fixtures.homeId))
      .innerJoin(away, eq(away.teamId, fixtures.awayId))
      .where(where)
      .orderBy(desc(at), desc(lineId))
      .limit(MAX_LINES);
    return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
