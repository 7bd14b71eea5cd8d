import { and, count, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { endedStatuses } from '../fixtures/match-state.js';
import type { Database, Db } from '../../platform/database/database.js';
import { chatRooms, fixtures, hosts, liveLinks } from '../../platform/database/schema.js';

export type LinkRow = typeof liveLinks.$inferSelect;
export type HostedRow = typeof hosts.$inferSelect;
/** A commentator's changes to a broadcast; an absent field stays unchanged. */
export type BroadcastText = Partial<Pick<HostedRow, 'title' | 'description' | 'image' | 'startsAt' | 'live' | 'ended'>>;
export type NewLink = Pick<LinkRow, 'name' | 'kind' | 'url' | 'licence'> & { readonly linkId?: number };

/** Fixtures that commentators chose to host themselves, and their streams. */
export class StudioRepository {
  constructor(private readonly database: Database) {}

  async fixture(fixtureId: string): Promise<{ kickOff: Date; status: number } | undefined> {
    const [row] = await this.database.db
      .select({ kickOff: fixtures.kickOff, status: fixtures.status })
      .from(fixtures)
      .where(eq(fixtures.fixtureId, fixtureId));
    return row;
  }

  async hosted(fixtureId: string, userId: number): Promise<HostedRow | undefined> {
    const [row] = await this.database.db.select().from(hosts).where(isHost(fixtureId, userId));
    return row;
  }

  async hasRoom(userId: number): Promise<boolean> {
    return (await this.database.db.$count(chatRooms, eq(chatRooms.authorId, userId))) > 0;
  }

  /** Number of fixtures the commentator hosts that are not over. */
  async openFixtures(userId: number): Promise<number> {
    const [row] = await this.database.db
      .select({ total: count() })
      .from(hosts)
      .innerJoin(fixtures, eq(fixtures.fixtureId, hosts.fixtureId))
      .where(and(eq(hosts.userId, userId), eq(hosts.own, true), notInArray(fixtures.status, [...endedStatuses])));
    return row?.total ?? 0;
  }

  /**
   * Saves the broadcast, and makes the commentator a host if they are not one yet. A commentator is on air in one
   * fixture at a time: returns the other fixtures whose broadcast this ends.
   */
  async saveBroadcast(
    fixtureId: string,
    userId: number,
    fields: BroadcastText,
  ): Promise<{ row: HostedRow; left: string[] }> {
    return this.database.db.transaction(async (tx) => {
      const left = fields.live ? await leaveOthers(tx, fixtureId, userId) : [];
      const [row] = await tx
        .insert(hosts)
        .values({ fixtureId, userId, own: true, ...fields })
        .onConflictDoUpdate({ target: [hosts.fixtureId, hosts.userId], set: { own: true, ...fields } })
        .returning();
      if (!row) throw new Error('Inserting a broadcast returned no row.');
      return { row, left };
    });
  }

  /**
   * Removes the host and their streams, except those that were taken down: these stay, so that nobody can add them
   * again. Returns false when the commentator did not choose the fixture themselves.
   */
  async removeHost(fixtureId: string, userId: number): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const removed = await tx
        .delete(hosts)
        .where(and(isHost(fixtureId, userId), eq(hosts.own, true)))
        .returning({ userId: hosts.userId });
      if (removed.length > 0)
        await tx.delete(liveLinks).where(and(isOf(fixtureId, userId), isNull(liveLinks.takenDownAt)));
      return removed.length > 0;
    });
  }

  /** In the order in which fans see them. */
  links(fixtureId: string, userId: number): Promise<LinkRow[]> {
    return linksOf(this.database.db, fixtureId, userId);
  }

  /** Addresses that were taken down in a fixture, of any commentator. */
  async takenDown(fixtureId: string, urls: readonly string[]): Promise<string[]> {
    if (urls.length === 0) return [];
    const rows = await this.database.db
      .select({ url: liveLinks.url })
      .from(liveLinks)
      .where(
        and(eq(liveLinks.fixtureId, fixtureId), inArray(liveLinks.url, [...urls]), isNotNull(liveLinks.takenDownAt)),
      );
    return rows.map(({ url }) => url);
  }

  /**
   * Replaces the commentator's streams of the fixture with `wanted`, in this order. Returns undefined when they do not
   * host it (any more).
   */
  async saveLinks(fixtureId: string, userId: number, wanted: readonly NewLink[]): Promise<LinkRow[] | undefined> {
    return this.database.db.transaction(async (tx) => {
      // The row lock makes parallel saves of one commentator run one after another.
      const [host] = await tx.select().from(hosts).where(isHost(fixtureId, userId)).for('update');
      if (!host) return undefined;
      const shown = and(isOf(fixtureId, userId), isNull(liveLinks.takenDownAt));
      const stored = await tx.select({ linkId: liveLinks.linkId }).from(liveLinks).where(shown);
      const known = new Set(stored.map(({ linkId }) => linkId));
      const kept = wanted.flatMap(({ linkId }) => (linkId !== undefined && known.has(linkId) ? [linkId] : []));
      await tx.delete(liveLinks).where(kept.length === 0 ? shown : and(shown, notInArray(liveLinks.linkId, kept)));
      for (const [position, { linkId, ...link }] of wanted.entries()) {
        if (linkId !== undefined && known.delete(linkId)) {
          await tx
            .update(liveLinks)
            .set({ ...link, position })
            .where(eq(liveLinks.linkId, linkId));
        } else await tx.insert(liveLinks).values({ fixtureId, userId, position, ...link });
      }
      return linksOf(tx, fixtureId, userId);
    });
  }

  /** A stream that was already taken down stays unchanged. Returns undefined when it does not exist. */
  async takeDown(linkId: number, now: Date): Promise<LinkRow | undefined> {
    const [row] = await this.database.db
      .update(liveLinks)
      .set({ takenDownAt: sql`coalesce(${liveLinks.takenDownAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(liveLinks.linkId, linkId))
      .returning();
    return row;
  }
}

const isHost = (fixtureId: string, userId: number) => and(eq(hosts.fixtureId, fixtureId), eq(hosts.userId, userId));
const isOf = (fixtureId: string, userId: number) =>
  and(eq(liveLinks.fixtureId, fixtureId), eq(liveLinks.userId, userId));

const linksOf = (db: Db, fixtureId: string, userId: number) =>
  db.select().from(liveLinks).where(isOf(fixtureId, userId)).orderBy(liveLinks.position, liveLinks.linkId);

async function leaveOthers(db: Db, fixtureId: string, userId: number): Promise<string[]> {
  const left = await db
    .update(hosts)
    .set({ live: false, ended: true })
    .where(and(eq(hosts.userId, userId), eq(hosts.own, true), eq(hosts.live, true), ne(hosts.fixtureId, fixtureId)))
    .returning({ fixtureId: hosts.fixtureId });
  return left.map((one) => one.fixtureId);
}
