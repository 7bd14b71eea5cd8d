import { type LineUps, RawStatus, type RoomBoards, type ShootOutKick, type Shot, VipGroup } from '@khandai/contracts';
import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { endedStatuses, liveStatuses } from '../fixtures/match-state.js';
import type { Database } from '../../platform/database/database.js';
import {
  chatRooms,
  feedCalls,
  fixtures,
  hosts,
  lineUps,
  liveLinks,
  matchCommentary,
  matchEvents,
  matchShots,
  matchStats,
  roomTops,
  shootOutKicks,
  StoredTip,
  tips,
  users,
} from '../../platform/database/schema.js';
import { periodsAt } from '../../platform/top-periods.js';
import { tipNight } from '../fixtures/bets/tip-night.js';
import type { HostRow } from '../fixtures/fixture-repository.js';
import {
  countFixtures,
  type FixtureRow,
  isComing,
  isEnded,
  isPlaying,
  kickedOff,
  selectFixtures,
  staleBefore,
} from '../fixtures/fixture-query.js';

/** A match, as far as it decides what is beside it. */
type BoardedMatch = Pick<typeof fixtures.$inferSelect, 'fixtureId' | 'homeId' | 'awayId' | 'kickOff'>;

export type LinkRow = typeof liveLinks.$inferSelect;

const before = alias(fixtures, 'before');

/** Calls of providers whose answers have the scores of matches that are played. */
const SCORE_CALLS: readonly string[] = ['livescores', 'livescores/changes', 'matches'];

/** Reads lists of matches, their streams and details. One statement per list. */
export class LiveRepository {
  constructor(private readonly database: Database) {}

  /** Fixtures being played, without stale ones whose end the feed must have missed. */
  live(now: Date): Promise<FixtureRow[]> {
    return selectFixtures(this.database, isPlaying(now));
  }

  /** Which lists beside a match have something, in one statement that stops at the first row of each. */
  async boards(match: BoardedMatch, groupIds: readonly number[], now: Date): Promise<RoomBoards> {
    const { db } = this.database;
    const night = tipNight(now.getTime());
    const has = (query: SQLWrapper) => sql<boolean>`EXISTS (${query})`;
    const tip = (where: SQL | undefined) => has(db.select({ tipId: tips.tipId }).from(tips).where(where));
    const earlier = (team: Column) =>
      has(
        db
          .select({ fixtureId: before.fixtureId })
          .from(before)
          .where(
            and(
              inArray(team, [match.homeId, match.awayId]),
              lt(before.kickOff, match.kickOff),
              eq(before.status, RawStatus.finished),
            ),
          ),
      );
    const fans = db
      .selectDistinct({ groupId: roomTops.groupId })
      .from(roomTops)
      .where(
        and(
          inArray(roomTops.groupId, [...groupIds]),
          eq(roomTops.period, 'month'),
          eq(roomTops.since, periodsAt(now.getTime()).month),
          gt(roomTops.fans, 0),
        ),
      );
    const [found] = await db
      .select({
        tips: tip(eq(tips.fixtureId, match.fixtureId)),
        openTips: tip(and(eq(tips.state, StoredTip.open), gt(tips.lockedAt, now))),
        tonightTips: tip(and(gte(tips.lockedAt, night.from), lt(tips.lockedAt, night.to))),
        earlier: sql<boolean>`${earlier(before.homeId)} OR ${earlier(before.awayId)}`,
        fanRooms: sql<number[]>`ARRAY(${fans})`,
      })
      .from(sql`(SELECT 1) AS one`);
    return found ?? { tips: false, openTips: false, tonightTips: false, earlier: false, fanRooms: [] };
  }

  /** When a provider's scores last arrived, and whether one of its matches is played, or should be or may go on. */
  async freshness(now: Date): Promise<{ scoresAt: Date | null; underWay: boolean }> {
    const [calls] = await this.database.db
      .select({ scoresAt: max(feedCalls.answeredAt) })
      .from(feedCalls)
      .where(inArray(feedCalls.call, [...SCORE_CALLS]));
    const [match] = await this.database.db
      .select({ fixtureId: fixtures.fixtureId })
      .from(fixtures)
      .where(
        and(
          eq(fixtures.origin, 'provider'),
          kickedOff(staleBefore(now), now),
          inArray(fixtures.status, [RawStatus.notStarted, RawStatus.interrupted, ...liveStatuses]),
        ),
      )
      .limit(1);
    return { scoresAt: calls?.scoresAt ?? null, underWay: match !== undefined };
  }

  /** Number of live fixtures, by sport and by league. */
  async liveCounts(now: Date, leagueId?: string): Promise<Map<number, number>> {
    const rows = await this.database.db
      .select({ sportType: fixtures.sportType, total: count() })
      .from(fixtures)
      .where(and(isPlaying(now), leagueId === undefined ? undefined : eq(fixtures.leagueId, leagueId)))
      .groupBy(fixtures.sportType);
    return new Map(rows.map(({ sportType, total }) => [sportType, total]));
  }

  /** Coming fixtures between two instants, hot ones first, and their total number. */
  async coming(from: Date, to: Date, limit: number): Promise<{ total: number; rows: FixtureRow[] }> {
    const where = and(isComing, gte(fixtures.kickOff, from), lt(fixtures.kickOff, to));
    const order = [desc(fixtures.hot), asc(fixtures.kickOff), asc(fixtures.fixtureId)];
    return {
      total: await countFixtures(this.database, where),
      rows: await selectFixtures(this.database, where, { order, limit }),
    };
  }

  /** Ended fixtures, the latest first. */
  async ended(from: Date, now: Date, limit: number): Promise<{ total: number; rows: FixtureRow[] }> {
    const where = and(isEnded, kickedOff(from, now));
    const order = [desc(fixtures.kickOff), asc(fixtures.fixtureId)];
    return {
      total: await countFixtures(this.database, where),
      rows: await selectFixtures(this.database, where, { order, limit }),
    };
  }

  /** Live or coming fixtures except this one, soonest first. */
  others(fixtureId: string, now: Date, limit: number): Promise<FixtureRow[]> {
    const where = and(
      ne(fixtures.fixtureId, fixtureId),
      // The index on kick-off skips older fixtures; inside OR the same bound would not let it.
      gte(fixtures.kickOff, staleBefore(now)),
      or(isPlaying(now), and(isComing, gt(fixtures.kickOff, now))),
    );
    return selectFixtures(this.database, where, { limit });
  }

  /** A commentator's fixtures that are not over. */
  async hostedBy(userId: number, now: Date): Promise<FixtureRow[]> {
    const hosted = this.database.db.select({ fixtureId: hosts.fixtureId }).from(hosts).where(eq(hosts.userId, userId));
    const recent = gte(fixtures.kickOff, staleBefore(now));
    return selectFixtures(
      this.database,
      and(inArray(fixtures.fixtureId, hosted), notInArray(fixtures.status, [...endedStatuses]), recent),
    );
  }

  /** The VIP rooms that these commentators host, by their user id; of several, the oldest. */
  async vipRooms(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.db
      .select({ userId: chatRooms.vipHostId, groupId: chatRooms.groupId })
      .from(chatRooms)
      .where(and(inArray(chatRooms.vipHostId, [...userIds]), eq(chatRooms.vipGroup, VipGroup.joinable)))
      .orderBy(desc(chatRooms.groupId));
    return new Map(rows.flatMap(({ userId, groupId }) => (userId === null ? [] : [[userId, groupId] as const])));
  }

  /** Streams of a fixture that were not taken down, in order. */
  links(fixtureId: string): Promise<LinkRow[]> {
    return this.database.db
      .select()
      .from(liveLinks)
      .where(and(eq(liveLinks.fixtureId, fixtureId), isNull(liveLinks.takenDownAt)))
      .orderBy(liveLinks.position, liveLinks.linkId);
  }

  events(fixtureId: string) {
    return this.database.db
      .select()
      .from(matchEvents)
      .where(eq(matchEvents.fixtureId, fixtureId))
      .orderBy(matchEvents.minute, matchEvents.addedMinute, matchEvents.eventId);
  }

  stats(fixtureId: string) {
    return this.database.db
      .select()
      .from(matchStats)
      .where(eq(matchStats.fixtureId, fixtureId))
      .orderBy(matchStats.type);
  }

  async shots(fixtureId: string): Promise<Shot[]> {
    const [row] = await this.database.db.select().from(matchShots).where(eq(matchShots.fixtureId, fixtureId));
    return row?.list ?? [];
  }

  async kicks(fixtureId: string): Promise<ShootOutKick[]> {
    const [row] = await this.database.db.select().from(shootOutKicks).where(eq(shootOutKicks.fixtureId, fixtureId));
    return row?.list ?? [];
  }

  async lineUps(fixtureId: string): Promise<LineUps | null> {
    const [row] = await this.database.db.select().from(lineUps).where(eq(lineUps.fixtureId, fixtureId));
    return row?.value ?? null;
  }

  commentary(fixtureId: string) {
    return this.database.db
      .select()
      .from(matchCommentary)
      .where(eq(matchCommentary.fixtureId, fixtureId))
      .orderBy(matchCommentary.minute, matchCommentary.addedMinute, matchCommentary.liveId);
  }

  /** Every commentator with a room, and the fixture they are on air in. */
  async anchors(
    now: Date,
  ): Promise<(Omit<HostRow, 'fixtureId' | 'live' | 'broadcast' | 'guestsWrite'> & { fixtureId: string | null })[]> {
    const { db } = this.database;
    const onAir = await db
      .select({ userId: hosts.userId, fixtureId: hosts.fixtureId })
      .from(hosts)
      .innerJoin(fixtures, eq(fixtures.fixtureId, hosts.fixtureId))
      .where(and(eq(hosts.live, true), isPlaying(now)))
      .orderBy(desc(fixtures.kickOff));
    const byUser = new Map(onAir.map(({ userId, fixtureId }) => [userId, fixtureId]));
    // Commentators of the demo are listed only while they host a fixture.
    const hosting = exists(
      db
        .select({ one: sql`1` })
        .from(hosts)
        .where(eq(hosts.userId, users.userId)),
    );
    const rows = await db
      .select({ user: users, room: chatRooms })
      .from(users)
      .innerJoin(chatRooms, eq(chatRooms.authorId, users.userId))
      .where(and(eq(users.role, 'commentator'), or(eq(users.simulated, false), hosting)))
      .orderBy(chatRooms.roomNumber, users.userId);
    return rows.map(({ user, room }) => ({
      userId: user.userId,
      name: user.displayName,
      profilePicture: user.profilePicture,
      groupId: room.groupId,
      roomName: room.name,
      roomNumber: room.roomNumber ?? 0,
      fixtureId: byUser.get(user.userId) ?? null,
    }));
  }
}
