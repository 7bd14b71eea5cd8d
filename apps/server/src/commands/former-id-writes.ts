import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { FormerKind } from '../modules/fixtures/former-ids-query.js';
import type { Db } from '../platform/database/database.js';
import { formerIds, leagues, teams } from '../platform/database/schema.js';

export interface Renamed {
  readonly formerId: string;
  readonly presentId: string;
}

const fields = { team: 'teamId', league: 'leagueId', match: 'fixtureId' } as const;

/**
 * Stores that `formerId` is `presentId` now, with `pageId`, the id of the page that the former row had. An id that becomes a
 * former one a second time keeps its first page: that address is the older one. Call it before the former row is deleted, because
 * the ids that lead to that row then lead to the present one.
 */
export async function keepFormerId(
  db: Db,
  kind: FormerKind,
  { formerId, presentId, pageId }: Renamed & { readonly pageId: number | null },
): Promise<void> {
  const present = { [fields[kind]]: presentId };
  const isPresent = eq(formerIds.formerId, presentId);
  // Ids that led to the former one lead on. That of the present one leads to nothing but itself.
  await db
    .update(formerIds)
    .set(present)
    .where(and(eq(formerIds.kind, kind), or(eq(formerIds[fields[kind]], formerId), isPresent)));
  const ownPage = (await pageOf(db, kind, presentId)) === pageId ? null : pageId;
  // The page that the present one had before it was itself a former one still leads to it.
  const [once] = await db
    .delete(formerIds)
    .where(and(eq(formerIds.kind, kind), isPresent, ownPage === null ? undefined : isNull(formerIds.pageId)))
    .returning({ pageId: formerIds.pageId });
  const kept = ownPage ?? once?.pageId ?? null;
  await db
    .insert(formerIds)
    .values({ kind, formerId, ...present, pageId: kept })
    .onConflictDoUpdate({
      target: [formerIds.kind, formerIds.formerId],
      set: { ...present, pageId: sql`coalesce(${formerIds.pageId}, ${kept}::integer)` },
    });
}

/** Null for a match, whose page has its own id. */
async function pageOf(db: Db, kind: FormerKind, id: string): Promise<number | null> {
  if (kind === 'match') return null;
  const [row] =
    kind === 'team'
      ? await db.select({ pageId: teams.pageId }).from(teams).where(eq(teams.teamId, id))
      : await db.select({ pageId: leagues.pageId }).from(leagues).where(eq(leagues.leagueId, id));
  return row?.pageId ?? null;
}
