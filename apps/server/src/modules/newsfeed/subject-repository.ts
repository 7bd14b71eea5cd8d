import { and, eq, inArray } from 'drizzle-orm';
import { type PostSubject, PostType } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { hosts, postSubjects } from '../../platform/database/schema.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';

/** The match of a card, as a request names it. */
export interface StoredSubject {
  readonly fixtureId: string;
  readonly hostId: number | null;
}

/** SQL of what the cards of posts are about. */
export class SubjectRepository {
  readonly #fixtures: FixtureRepository;
  readonly #cards: FixtureCards;

  constructor(private readonly deps: { readonly database: Database; readonly counts: OnlineCounts }) {
    this.#fixtures = new FixtureRepository(deps.database);
    this.#cards = new FixtureCards(deps);
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
    const matches = await this.#cards.byIds([...new Set(rows.map(({ subjectId }) => subjectId))]);
    return new Map(
      rows.map(({ postId, subjectId, hostId }) => [
        postId,
        { type: PostType.shareLive, fixture: matches.get(subjectId) ?? null, hostId },
      ]),
    );
  }
}

export async function storeSubject(tx: Db, postId: number, { fixtureId, hostId }: StoredSubject): Promise<void> {
  await tx.insert(postSubjects).values({ postId, type: PostType.shareLive, subjectId: fixtureId, hostId });
}
