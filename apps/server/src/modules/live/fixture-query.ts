import { and, asc, count, eq, gte, inArray, notInArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { endedStatuses, liveStatuses, STALE_LIVE_MS } from '../../feeds/match-state.js';
import type { Database } from '../../platform/database/database.js';
import { chatRooms, fixtures, leagues, teams } from '../../platform/database/schema.js';

const home = alias(teams, 'home');
const away = alias(teams, 'away');

export interface FixtureRow {
  fixture: typeof fixtures.$inferSelect;
  league: typeof leagues.$inferSelect;
  home: typeof teams.$inferSelect;
  away: typeof teams.$inferSelect;
  /** The fixture's own chat room, where nobody hosts it. */
  roomId: number | null;
  /** Of that room. */
  guestsWrite: boolean | null;
}

export interface FixturePage {
  order?: SQL[];
  limit?: number;
  offset?: number;
}

const MOST = 500;
const byKickOff = [asc(fixtures.kickOff), asc(fixtures.fixtureId)];

/** Fixtures with their league, teams and room, in one statement. */
export function selectFixtures(
  { db }: Database,
  where: SQL | undefined,
  { order = byKickOff, limit = MOST, offset = 0 }: FixturePage = {},
): Promise<FixtureRow[]> {
  return db
    .select({ fixture: fixtures, league: leagues, home, away, roomId: chatRooms.groupId, guestsWrite: chatRooms.guestsWrite })
    .from(fixtures)
    .innerJoin(leagues, eq(leagues.leagueId, fixtures.leagueId))
    .innerJoin(home, eq(home.teamId, fixtures.homeId))
    .innerJoin(away, eq(away.teamId, fixtures.awayId))
    .leftJoin(chatRooms, eq(chatRooms.fixtureId, fixtures.fixtureId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export async function countFixtures({ db }: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(fixtures).where(where);
  return row?.total ?? 0;
}

export const hasLiveStatus = inArray(fixtures.status, [...liveStatuses]);
export const isComing = notInArray(fixtures.status, [...liveStatuses, ...endedStatuses]);
export const isEnded = inArray(fixtures.status, [...endedStatuses]);

/** Being played, without those the feed must have lost. */
export const isPlaying = (now: Date): SQL | undefined => and(hasLiveStatus, gte(fixtures.kickOff, new Date(now.getTime() - STALE_LIVE_MS)));
