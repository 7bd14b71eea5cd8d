import { and, eq, inArray, sql } from 'drizzle-orm';
import { parts } from '../feeds/ingest/changed-only.js';
import type { FeedFixture } from '../modules/fixtures/feed.js';
import { slug } from '../modules/fixtures/fixture-link.js';
import type { Database } from '../platform/database/database.js';
import { fixtures } from '../platform/database/schema.js';

const IDS_A_STATEMENT = 500;

/** Compares imported matches with the stored ones. */
export class ImportRepository {
  constructor(private readonly database: Database) {}

  /** The ids of these matches that the database has. */
  async stored(list: readonly FeedFixture[]): Promise<string[]> {
    const rows = await this.#rows(list.map(({ fixtureId }) => fixtureId));
    return rows.map(({ fixtureId }) => fixtureId);
  }

  /** A sentence about the first match whose id belongs to another match; undefined when there is none. */
  async clash(list: readonly FeedFixture[]): Promise<string | undefined> {
    const rows = await this.#rows(list.map(({ fixtureId }) => fixtureId));
    const stored = new Map(rows.map((row) => [row.fixtureId, row]));
    for (const { fixtureId, home, away } of list) {
      const other = stored.get(fixtureId);
      if (other && (other.homeId !== home.teamId || other.awayId !== away.teamId))
        return `Mã trận ${fixtureId} của ${home.name} – ${away.name} đã thuộc về trận khác (${other.link}). Chưa ghi trận nào.`;
    }
    return undefined;
  }

  /**
   * Gives matches that older versions stored under a shorter id their id of now, so that their rooms and bookings stay.
   * A short id may belong to another match with the same hash: its link has other teams, and it stays as it is. Returns
   * the number of renamed matches.
   */
  async rename(list: readonly FeedFixture[], formerIds: ReadonlyMap<string, string>): Promise<number> {
    const byFormer = new Map(
      list.flatMap((one) => (formerIds.has(one.fixtureId) ? [[formerIds.get(one.fixtureId) ?? '', one]] : [])),
    );
    const rows = await this.#rows([...byFormer.keys()]);
    let renamed = 0;
    for (const { fixtureId: former, link, origin } of rows) {
      const fixture = byFormer.get(former);
      if (
        !fixture ||
        origin !== 'import' ||
        link !== `${slug(fixture.home.name)}-vs-${slug(fixture.away.name)}-${former}`
      )
        continue;
      const taken = this.database.db
        .select({ one: sql`1` })
        .from(fixtures)
        .where(eq(fixtures.fixtureId, fixture.fixtureId));
      const done = await this.database.db
        .update(fixtures)
        .set({ fixtureId: fixture.fixtureId })
        .where(and(eq(fixtures.fixtureId, former), sql`not exists (${taken})`))
        .returning({ fixtureId: fixtures.fixtureId });
      renamed += done.length;
    }
    return renamed;
  }

  async #rows(ids: readonly string[]) {
    const { fixtureId, homeId, awayId, link, origin } = fixtures;
    const found = [];
    for (const part of parts(ids, IDS_A_STATEMENT)) {
      const rows = await this.database.db
        .select({ fixtureId, homeId, awayId, link, origin })
        .from(fixtures)
        .where(inArray(fixtures.fixtureId, part));
      found.push(...rows);
    }
    return found;
  }
}
