import { and, eq, inArray } from 'drizzle-orm';
import { type Fixture, type PostSubject, PostType } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, formerFixtureIds, hosts, postSubjects } from '../../platform/database/schema.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { selectFixtures } from '../fixtures/fixture-query.js';
import { withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';

/** The match of a card, as a request names it. */
export interface StoredSubject {
  readonly fixtureId: string;
  readonly hostId: number | null;
}

/** SQL of what the cards of posts are about. */
export class SubjectRepository {
  readonly #fixtures: FixtureRepository;

  constructor(private readonly deps: { readonly database: Database; readonly counts: OnlineCounts }) {
    this.#fixtures = new FixtureRepository(deps.database);
  }

  /** The match under its present id; undefined when it or the commentator, if one is named, does not exist. */
  async find(fixtureId: string, hostId: number | null): Promise<StoredSubject | undefined> {
    const row = await this.#fixtures.find([fixtureId]);
    if (!row) return undefined;
    const found = { fixtureId: row.fixture.fixtureId, hostId };
    if (hostId === null) return found;
    const named = await this.deps.database.db
      .select({ userId: hosts.userId })
      .from(hosts)
      .where(and(eq(hosts.fixtureId, found.fixtureId), eq(hosts.userId, hostId)));
    return named.length > 0 ? found : undefined;
  }

  async ofPosts(postIds: readonly number[]): Promise<Map<number, PostSubject>> {
    if (postIds.length === 0) return new Map();
    const rows = await this.deps.database.db
      .select()
      .from(postSubjects)
      .where(and(inArray(postSubjects.postId, [...postIds]), eq(postSubjects.type, PostType.shareLive)));
    const matches = await this.#matches([...new Set(rows.map(({ subjectId }) => subjectId))]);
    return new Map(
      rows.map(({ postId, subjectId, hostId }) => [
        postId,
        { type: PostType.shareLive, fixture: matches.get(subjectId) ?? null, hostId },
      ]),
    );
  }

  async #matches(ids: readonly string[]): Promise<Map<string, Fixture>> {
    if (ids.length === 0) return new Map();
    const { database, counts } = this.deps;
    const present = await this.#present(ids);
    const rows = await selectFixtures(database, inArray(fixtures.fixtureId, [...new Set(present.values())]));
    const list = await withHosts(rows, { fixtures: this.#fixtures, counts });
    const byId = new Map(list.map((fixture) => [fixture.fixtureId, fixture]));
    return new Map(
      [...present].flatMap(([id, now]) => {
        const fixture = byId.get(now);
        return fixture ? [[id, fixture]] : [];
      }),
    );
  }

  /** The present ids of matches: a feed may have given a match another id since. */
  async #present(ids: readonly string[]): Promise<Map<string, string>> {
    const { formerId, fixtureId } = formerFixtureIds;
    const renamed = await this.deps.database.db
      .select({ formerId, fixtureId })
      .from(formerFixtureIds)
      .where(inArray(formerId, [...ids]));
    const now = new Map(renamed.map((one) => [one.formerId, one.fixtureId]));
    return new Map(ids.map((id) => [id, now.get(id) ?? id]));
  }
}

export async function storeSubject(tx: Db, postId: number, { fixtureId, hostId }: StoredSubject): Promise<void> {
  await tx.insert(postSubjects).values({ postId, type: PostType.shareLive, subjectId: fixtureId, hostId });
}
