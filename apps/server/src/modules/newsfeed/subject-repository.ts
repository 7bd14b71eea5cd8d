import { and, eq, inArray } from 'drizzle-orm';
import { type EventCard, MatchState, type PostSubject, PostType, type TipCard } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { hosts, postSubjects } from '../../platform/database/schema.js';
import type { DomainError } from '../../platform/domain-error.js';
import { FixtureCards } from '../fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { ArticleTalkRepository } from './article-talk-repository.js';
import { articleNotFound, eventNotFound, subjectNotFound, tipNotFound } from './newsfeed-faults.js';

type SubjectType = PostSubject['type'];

/** What the card of a post is about, by id. */
export interface StoredSubject extends SubjectRow {
  readonly type: SubjectType;
}

interface SubjectRow {
  readonly subjectId: string;
  /** The commentator with whom one watches a match. */
  readonly hostId: number | null;
}

/** What the author of a post asks for. */
export type SubjectRequest =
  | {
      readonly type: typeof PostType.shareLive;
      readonly fixtureId: string;
      readonly hostId?: number | null | undefined;
    }
  | { readonly type: Exclude<SubjectType, typeof PostType.shareLive>; readonly id: number };

/** Cards of the module of tips. */
export interface TipCards {
  /** Those of these tips that are on the site. */
  cards(tipIds: readonly number[]): Promise<ReadonlyMap<number, TipCard>>;
}

/** Cards of the module of events. */
export interface EventCards {
  /** Those of these events that readers see. */
  cards(eventIds: readonly number[]): Promise<ReadonlyMap<number, EventCard>>;
}

export interface SubjectRepositoryDeps {
  readonly database: Database;
  readonly counts: OnlineCounts;
  readonly articles: Pick<ArticleTalkRepository, 'published' | 'cards'>;
  readonly tips: TipCards;
  readonly events: EventCards;
}

/** How subjects of one type are found and read. */
interface SubjectKind {
  /** Under its present id, and its present type where that is not what was asked for; undefined when readers do not see it. */
  find(asked: SubjectRow): Promise<(SubjectRow & { readonly type?: SubjectType }) | undefined>;
  readonly missing: () => DomainError;
  cards(ids: readonly string[]): Promise<(row: SubjectRow) => PostSubject>;
}

/** SQL of what the cards of posts are about. */
export class SubjectRepository {
  readonly #fixtures: FixtureRepository;
  readonly #cards: FixtureCards;
  readonly #kinds: Readonly<Record<SubjectType, SubjectKind>> = {
    [PostType.shareLive]: {
      find: (asked) => this.#match(asked),
      missing: subjectNotFound,
      cards: async (ids) => {
        const found = await this.#cards.byIds(ids);
        return ({ subjectId, hostId }) => ({
          type: PostType.shareLive,
          fixture: found.get(subjectId) ?? null,
          hostId,
        });
      },
    },
    [PostType.shareArticle]: {
      find: async (asked) => (await this.deps.articles.published(Number(asked.subjectId))) && asked,
      missing: articleNotFound,
      cards: async (ids) => {
        const found = await this.deps.articles.cards(ids.map(Number));
        return ({ subjectId }) => ({ type: PostType.shareArticle, article: found.get(Number(subjectId)) ?? null });
      },
    },
    [PostType.shareTip]: {
      find: async (asked) => {
        const tipId = Number(asked.subjectId);
        return (await this.deps.tips.cards([tipId])).has(tipId) ? asked : undefined;
      },
      missing: tipNotFound,
      cards: async (ids) => {
        const found = await this.deps.tips.cards(ids.map(Number));
        return ({ subjectId }) => ({ type: PostType.shareTip, tip: found.get(Number(subjectId)) ?? null });
      },
    },
    [PostType.eventLive]: this.#events(PostType.eventLive),
    [PostType.shareEvent]: this.#events(PostType.shareEvent),
  };

  constructor(private readonly deps: SubjectRepositoryDeps) {
    this.#fixtures = new FixtureRepository(deps.database);
    this.#cards = new FixtureCards(deps);
  }

  /** Throws when readers do not see it. */
  async find(wanted: SubjectRequest): Promise<StoredSubject> {
    const { type } = wanted;
    const asked =
      wanted.type === PostType.shareLive
        ? { subjectId: wanted.fixtureId, hostId: wanted.hostId ?? null }
        : { subjectId: String(wanted.id), hostId: null };
    const kind = this.#kinds[type];
    const found = await kind.find(asked);
    if (!found) throw kind.missing();
    return { type, ...found };
  }

  async ofPosts(postIds: readonly number[]): Promise<Map<number, PostSubject>> {
    if (postIds.length === 0) return new Map();
    const rows = await this.deps.database.db
      .select()
      .from(postSubjects)
      .where(inArray(postSubjects.postId, [...postIds]));
    const byType = [...Map.groupBy(rows, ({ type }) => type)].map(async ([type, group]) => {
      const kind = this.#kindOf(type);
      const read = kind && (await kind.cards([...new Set(group.map(({ subjectId }) => subjectId))]));
      return read ? group.map((row): [number, PostSubject] => [row.postId, read(row)]) : [];
    });
    return new Map((await Promise.all(byType)).flat());
  }

  #events(type: typeof PostType.eventLive | typeof PostType.shareEvent): SubjectKind {
    return {
      find: async (asked) => {
        const eventId = Number(asked.subjectId);
        const event = (await this.deps.events.cards([eventId])).get(eventId);
        if (!event) return undefined;
        const isLive = event.fixture?.state === MatchState.live;
        return { ...asked, type: isLive ? PostType.eventLive : PostType.shareEvent };
      },
      missing: eventNotFound,
      cards: async (ids) => {
        const found = await this.deps.events.cards(ids.map(Number));
        return ({ subjectId }) => ({ type, event: found.get(Number(subjectId)) ?? null });
      },
    };
  }

  /** Undefined for a type that this version does not know. */
  #kindOf(type: PostType): SubjectKind | undefined {
    const kinds: Partial<Record<PostType, SubjectKind>> = this.#kinds;
    return kinds[type];
  }

  /** Undefined when the match, or the commentator that is named, does not exist. */
  async #match({ subjectId, hostId }: SubjectRow): Promise<SubjectRow | undefined> {
    const row = await this.#fixtures.find([subjectId]);
    if (!row) return undefined;
    const found = { subjectId: row.fixture.fixtureId, hostId };
    if (hostId === null) return found;
    const named = await this.deps.database.db
      .select({ userId: hosts.userId })
      .from(hosts)
      .where(and(eq(hosts.fixtureId, found.subjectId), eq(hosts.userId, hostId)));
    return named.length > 0 ? found : undefined;
  }
}

export async function storeSubject(tx: Db, postId: number, subject: StoredSubject): Promise<void> {
  await tx.insert(postSubjects).values({ postId, ...subject });
}
