import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CommentaryLine, LineUps, ShootOutKick, Shot } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  lineUps,
  matchCommentary,
  matchEvents,
  matchShots,
  matchStats,
  shootOutKicks,
} from '../../platform/database/schema.js';
import type { FeedEvent, FeedStat } from '../../modules/fixtures/feed.js';
import { changedOnly, parts } from './changed-only.js';
import { jsonRows, jsonTexts } from '../../platform/database/json-rows.js';

interface OfFixture<T> {
  fixtureId: string;
  list: T[];
}

const rowsOf = <T>(groups: readonly OfFixture<T>[]) =>
  groups.flatMap(({ fixtureId, list }) => list.map((item) => ({ fixtureId, ...item })));

/** Stores events, statistics, line-ups and commentary of existing fixtures. Every method returns only what changed. */
export class DetailRepository {
  /** Each list is the complete list of its fixture: stored events that are not in it are deleted. */
  async saveEvents(db: Db, groups: readonly OfFixture<FeedEvent>[]): Promise<Set<string>> {
    const rows = rowsOf(groups);
    const kept = rows.map(({ fixtureId, eventId }) => `${fixtureId}/${eventId}`);
    const changed = await deleteOthers(db, matchEvents, matchEvents.eventId, groups, kept);
    for (const part of parts(rows)) {
      const saved = await db
        .insert(matchEvents)
        .select(jsonRows(matchEvents, part))
        .onConflictDoUpdate({
          target: [matchEvents.fixtureId, matchEvents.eventId],
          ...changedOnly(matchEvents, [
            'type',
            'minute',
            'addedMinute',
            'homeEvent',
            'playerName',
            'otherPlayerName',
            'homeScore',
            'awayScore',
          ]),
        })
        .returning({ fixtureId: matchEvents.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }

  /** As saveEvents: a type that the feed no longer sends is deleted. */
  async saveStats(db: Db, groups: readonly OfFixture<FeedStat>[]): Promise<Set<string>> {
    const rows = rowsOf(groups);
    const kept = rows.map(({ fixtureId, type }) => `${fixtureId}/${type}`);
    const changed = await deleteOthers(db, matchStats, matchStats.type, groups, kept);
    for (const part of parts(rows)) {
      const saved = await db
        .insert(matchStats)
        .select(jsonRows(matchStats, part))
        .onConflictDoUpdate({
          target: [matchStats.fixtureId, matchStats.type],
          ...changedOnly(matchStats, ['home', 'away']),
        })
        .returning({ fixtureId: matchStats.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }

  /** As saveEvents: a line that the feed no longer sends is deleted. */
  async saveCommentary(db: Db, groups: readonly OfFixture<CommentaryLine>[]): Promise<Set<string>> {
    const rows = rowsOf(groups);
    const kept = rows.map(({ fixtureId, liveId }) => `${fixtureId}/${liveId}`);
    const changed = await deleteOthers(db, matchCommentary, matchCommentary.liveId, groups, kept);
    for (const part of parts(rows)) {
      const saved = await db
        .insert(matchCommentary)
        .select(jsonRows(matchCommentary, part))
        .onConflictDoUpdate({
          target: [matchCommentary.fixtureId, matchCommentary.liveId],
          ...changedOnly(matchCommentary, ['minute', 'addedMinute', 'homeEvent', 'text']),
        })
        .returning({ fixtureId: matchCommentary.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }

  async saveLineUps(db: Db, list: readonly { fixtureId: string; value: LineUps }[]): Promise<Set<string>> {
    const changed = new Set<string>();
    for (const part of parts(list)) {
      const saved = await db
        .insert(lineUps)
        .select(jsonRows(lineUps, part))
        .onConflictDoUpdate({ target: lineUps.fixtureId, ...changedOnly(lineUps, ['value']) })
        .returning({ fixtureId: lineUps.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }

  async saveShots(db: Db, groups: readonly OfFixture<Shot>[]): Promise<Set<string>> {
    const changed = new Set<string>();
    for (const part of parts(groups)) {
      const saved = await db
        .insert(matchShots)
        .select(jsonRows(matchShots, part))
        .onConflictDoUpdate({ target: matchShots.fixtureId, ...changedOnly(matchShots, ['list']) })
        .returning({ fixtureId: matchShots.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }

  async saveKicks(db: Db, groups: readonly OfFixture<ShootOutKick>[]): Promise<Set<string>> {
    const changed = new Set<string>();
    for (const part of parts(groups)) {
      const saved = await db
        .insert(shootOutKicks)
        .select(jsonRows(shootOutKicks, part))
        .onConflictDoUpdate({ target: shootOutKicks.fixtureId, ...changedOnly(shootOutKicks, ['list']) })
        .returning({ fixtureId: shootOutKicks.fixtureId });
      for (const { fixtureId } of saved) changed.add(fixtureId);
    }
    return changed;
  }
}

/**
 * Deletes the items of these fixtures whose `fixtureId/item` is not in `kept`. Returns the fixtures that lost one.
 * @param item the column that tells the items of a fixture apart
 */
async function deleteOthers(
  db: Db,
  table: typeof matchEvents | typeof matchStats | typeof matchCommentary,
  item: AnyPgColumn,
  groups: readonly OfFixture<unknown>[],
  kept: readonly string[],
): Promise<Set<string>> {
  const ids = groups.map(({ fixtureId }) => fixtureId);
  const key = sql`${table.fixtureId} || '/' || ${item}`;
  const deleted = await db
    .delete(table)
    .where(and(inArray(table.fixtureId, ids), notInArray(key, jsonTexts(kept))))
    .returning({ fixtureId: table.fixtureId });
  return new Set(deleted.map(({ fixtureId }) => fixtureId));
}
