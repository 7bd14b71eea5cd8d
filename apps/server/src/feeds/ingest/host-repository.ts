import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatRooms, hosts, liveLinks, users } from '../../platform/database/schema.js';
import type { FeedCommentator, FeedFixture, FeedHost, FeedLink } from '../../modules/fixtures/feed.js';
import { changedOnly, parts } from './changed-only.js';

/** Usernames cannot contain a colon, so no user can register as a feed's commentator. */
/** The account name of a feed's commentator. */
export const commentatorAccount = (key: string): string => `blv:${key}`;

type Hosted = Pick<FeedFixture, 'fixtureId' | 'hosts' | 'home' | 'away' | 'origin'>;
interface PlacedHost {
  fixtureId: string;
  userId: number | null;
  host: FeedHost;
  position: number;
}

/** Stores commentators with their rooms, their assignments to fixtures, and stream links. */
export class HostRepository {
  async save(db: Db, list: readonly Hosted[]): Promise<void> {
    const userIds = await this.#saveCommentators(db, list);
    await this.#renameFixtureRooms(db, list);
    const placed = list.flatMap(({ fixtureId, hosts: wanted }) =>
      wanted.map((host, position) => ({ fixtureId, userId: idOf(host.commentator, userIds), host, position })),
    );
    await this.#saveHosts(
      db,
      list.map(({ fixtureId }) => fixtureId),
      placed,
    );
    await this.#saveLinks(
      db,
      list.map(({ fixtureId }) => fixtureId),
      placed,
    );
  }

  async #saveCommentators(db: Db, list: readonly Hosted[]): Promise<Map<string, number>> {
    const wanted = new Map<string, FeedCommentator & { simulated: boolean }>();
    for (const { hosts: all, origin } of list) {
      for (const { commentator } of all) {
        if (commentator)
          wanted.set(commentatorAccount(commentator.key), { ...commentator, simulated: origin === 'demo' });
      }
    }
    if (wanted.size === 0) return new Map();
    await db
      .insert(users)
      .values(
        [...wanted].map(([account, { name, simulated }]) => ({
          username: account,
          usernameKey: account,
          displayName: name,
          role: 'commentator' as const,
          simulated,
        })),
      )
      .onConflictDoUpdate({ target: users.usernameKey, ...changedOnly(users, ['displayName', 'role', 'simulated']) });
    const rows = await db
      .select({ userId: users.userId, account: users.usernameKey })
      .from(users)
      .where(inArray(users.usernameKey, [...wanted.keys()]));
    await db
      .insert(chatRooms)
      .values(
        rows.flatMap(({ userId, account }) => {
          const commentator = wanted.get(account ?? '');
          if (!commentator) return [];
          const { name, roomNumber, membersOnly = false } = commentator;
          return [{ name, roomNumber, authorId: userId, guestsWrite: !membersOnly }];
        }),
      )
      .onConflictDoUpdate({
        target: chatRooms.authorId,
        ...changedOnly(chatRooms, ['name', 'roomNumber', 'guestsWrite']),
      });
    return new Map(rows.map(({ userId, account }) => [account ?? '', userId]));
  }

  /** A fixture's own room has the names of its teams. It is stored when the first user enters it (ChatService). */
  async #renameFixtureRooms(db: Db, list: readonly Hosted[]): Promise<void> {
    const named = list.map(({ fixtureId, home, away }) => ({ fixtureId, name: `${home.name} – ${away.name}` }));
    await db.execute(sql`
      UPDATE chat_rooms SET name = named.name
      FROM json_to_recordset(${JSON.stringify(named)}::json) AS named ("fixtureId" text, name text)
      WHERE chat_rooms.fixture_id = named."fixtureId" AND chat_rooms.name <> named.name`);
  }

  async #saveHosts(db: Db, fixtureIds: string[], placed: readonly PlacedHost[]): Promise<void> {
    const rows = placed.flatMap(({ fixtureId, userId, host, position }) =>
      userId === null ? [] : [{ fixtureId, userId, live: host.live, position }],
    );
    const kept = rows.map(({ fixtureId, userId }) => `${fixtureId}/${userId}`);
    // Only the commentator may remove a match that they took on themselves.
    const ofFixtures = and(inArray(hosts.fixtureId, fixtureIds), eq(hosts.own, false));
    const key = sql`${hosts.fixtureId} || '/' || ${hosts.userId}`;
    await db.delete(hosts).where(kept.length === 0 ? ofFixtures : and(ofFixtures, notInArray(key, kept)));
    for (const part of parts(rows)) {
      await db
        .insert(hosts)
        .values(part)
        .onConflictDoUpdate({ target: [hosts.fixtureId, hosts.userId], ...changedOnly(hosts, ['live', 'position']) });
    }
  }

  // The feed adds and updates links but never deletes them: operators and commentators may have added some, and a link
  // taken down must stay so that the feed cannot re-add it.
  async #saveLinks(db: Db, fixtureIds: string[], placed: readonly PlacedHost[]): Promise<void> {
    const stored = await db.select().from(liveLinks).where(inArray(liveLinks.fixtureId, fixtureIds));
    const byKey = new Map(stored.map((link) => [linkKey(link.fixtureId, link.userId, link.url), link]));
    const missing: (typeof liveLinks.$inferInsert)[] = [];
    for (const { fixtureId, userId, host } of placed) {
      for (const [position, link] of host.links.entries()) {
        const known = byKey.get(linkKey(fixtureId, userId, link.url));
        if (!known) missing.push({ fixtureId, userId, position, ...link });
        else if (!known.takenDownAt && differs(known, link, position)) {
          await db
            .update(liveLinks)
            .set({ ...link, position })
            .where(eq(liveLinks.linkId, known.linkId));
        }
      }
    }
    for (const part of parts(missing)) await db.insert(liveLinks).values(part);
  }
}

/** A stream of the test channel stays the same link when the pauses in its address move. */
const linkKey = (fixtureId: string, userId: number | null, url: string) =>
  `${fixtureId} ${userId ?? ''} ${url.startsWith('/channel/') ? url.replace(/\?.*$/, '') : url}`;

const differs = (known: typeof liveLinks.$inferSelect, link: FeedLink, position: number): boolean =>
  known.position !== position || (['name', 'kind', 'url', 'licence'] as const).some((key) => known[key] !== link[key]);

function idOf(commentator: FeedCommentator | null, userIds: ReadonlyMap<string, number>): number | null {
  if (!commentator) return null;
  const userId = userIds.get(commentatorAccount(commentator.key));
  if (userId === undefined) throw new Error(`commentator ${commentator.key} was not stored`);
  return userId;
}
