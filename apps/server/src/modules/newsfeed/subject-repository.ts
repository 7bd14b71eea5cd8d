import { and, eq, inArray } from 'drizzle-orm';
import { type PostSubject, PostType } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { hosts, postSubjects } from '../../platform/database/schema.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { ArticleTalkRepository } from './article-talk-repository.js';

/** What the card of a post is about, by id. */
export type StoredSubject =
  | { readonly type: typeof PostType.shareLive; readonly fixtureId: string; readonly hostId: number | null }
  | { readonly type: typeof PostType.shareArticle; readonly articleId: number };

/** SQL of what the cards of posts are about. */
export class SubjectRepository {
  readonly #fixtures: FixtureRepository;
  readonly #cards: FixtureCards;

  constructor(
    private readonly deps: {
      readonly database: Database;
      readonly counts: OnlineCounts;
      readonly articles: Pick<ArticleTalkRepository, 'published' | 'cards'>;
    },
  ) {
    this.#fixtures = new FixtureRepository(deps.database);
    this.#cards = new FixtureCards(deps);
  }

  /** The match under its present id; undefined when it or the commentator, if one is named, does not exist. */
  async match(fixtureId: string, hostId: number | null): Promise<StoredSubject | undefined> {
    const row = await this.#fixtures.find([fixtureId]);
    if (!row) return undefined;
    const found = { type: PostType.shareLive, fixtureId: row.fixture.fixtureId, hostId };
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
      .where(inArray(postSubjects.postId, [...postIds]));
    const idsOf = (wanted: PostType) => [
      ...new Set(rows.flatMap(({ type, subjectId }) => (type === wanted ? [subjectId] : []))),
    ];
    const [matches, cards] = await Promise.all([
      this.#cards.byIds(idsOf(PostType.shareLive)),
      this.deps.articles.cards(idsOf(PostType.shareArticle).map(Number)),
    ]);
    return new Map(
      rows.map(({ postId, type, subjectId, hostId }) => [
        postId,
        type === PostType.shareArticle
          ? { type, article: cards.get(Number(subjectId)) ?? null }
          : { type: PostType.shareLive, fixture: matches.get(subjectId) ?? null, hostId },
      ]),
    );
  }

  /** Undefined when readers do not see the article. */
  async article(articleId: number): Promise<StoredSubject | undefined> {
    const found = await this.deps.articles.published(articleId);
    return found && { type: PostType.shareArticle, articleId };
  }
}

export async function storeSubject(tx: Db, postId: number, subject: StoredSubject): Promise<void> {
  const { type } = subject;
  const of =
    subject.type === PostType.shareArticle
      ? { subjectId: String(subject.articleId) }
      : { subjectId: subject.fixtureId, hostId: subject.hostId };
  await tx.insert(postSubjects).values({ postId, type, ...of });
}
