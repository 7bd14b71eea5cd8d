import type { Span } from '@khandai/calendar';
import type { PostAuthor, SearchKind } from '@khandai/contracts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { articles, fixtures, searchDocuments, teams, users } from '../../platform/database/schema.js';
import { spoiledMatch } from '../../platform/database/shown-articles.js';
import { type FixtureRow, selectFixtures } from '../fixtures/fixture-query.js';
import { type SearchText, WITHIN_WORDS } from './search-text.js';
import { type KindSample, WordSample } from './word-sample.js';

type Row = typeof searchDocuments.$inferSelect;

export interface Found {
  readonly kind: SearchKind;
  readonly ref: string;
}

interface Ranked extends Found {
  readonly score: number;
  readonly weight: number;
  /** Seconds from now. */
  readonly distance: number;
}

export interface FoundOfKind {
  /** The best first. */
  readonly list: readonly Found[];
  /** There may be others. */
  readonly more: boolean;
  /** In the best one the words stand together, as they were typed. */
  readonly together: boolean;
}

export interface Search extends Pick<SearchText, 'words' | 'exact'> {
  readonly kinds: readonly SearchKind[];
  /** Who searches; null for guests. */
  readonly reader: number | null;
  readonly now: Date;
  /** Only documents of this time. */
  readonly span?: Span | undefined;
  /** How frequent words are. */
  readonly sample: WordSample;
}

/** Newest documents of a kind that are looked through one by one. */
const NEWEST = 1_500;
/** As many of them when the words are so frequent that an index would read more entries than this. */
const MANY = 6_000;
/** At most as many of all such kinds together. */
const MANY_OF_ALL = 10_000;
/** Documents that are taken from an index, in no order. */
const TAKEN = 1_000;
/** Hits of a kind. */
export const MAX_FOUND = 200;
/** Coming matches of these days are among the newest documents. */
const AHEAD_MS = 14 * 24 * 3_600_000;
const MAX_VOCABULARY = 20_000;

/** The large kinds, and the index of trigrams of each. */
const LARGE: ReadonlyMap<SearchKind, string> = new Map([
  ['match', 'search_matches'],
  ['member', 'search_members'],
  ['article', 'search_articles'],
  ['tip', 'search_tips'],
  ['post', 'search_posts'],
]);

/**
 * SQL of the search. Each statement reads a bounded number of documents, however frequent the words are: the newest ones in
 * order, which hold hits for frequent words, and those that the index of trigrams names, which are few for the others.
 */
export class SearchRepository {
  constructor(private readonly database: Database) {}

  /** The hits of each kind. */
  find(search: Search): Promise<Map<SearchKind, FoundOfKind>> {
    const { kinds } = search;
    const { words, sample } = search;
    if (search.span) return this.#within(search, search.span);
    const byIndex = words.some(hasTrigram);
    const inNewest = (kind: SearchKind) => !byIndex || (LARGE.has(kind) && sample.estimate(kind, words) > 0);
    return this.database.longRead((db) =>
      db.transaction(async (tx) => {
        const newest = await ranked(
          tx,
          kinds.filter(inNewest).map((kind) => newestOf(kind, search, NEWEST)),
        );
        const full = (kind: SearchKind) => newest.filter((one) => one.kind === kind).length >= MAX_FOUND;
        const wanted = byIndex ? kinds.filter((kind) => !full(kind)) : [];
        const frequent = new Set(wanted.filter((kind) => sample.estimate(kind, words) > MANY));
        const depth = Math.min(MANY, Math.floor(MANY_OF_ALL / frequent.size));
        const further = await ranked(
          tx,
          [...frequent].map((kind) => newestOf(kind, search, depth)),
        );
        const rare = wanted.filter((kind) => !frequent.has(kind));
        // The planner expects patterns to match far more or far fewer documents than they do, and would read all documents.
        if (rare.length > 0)
          await tx.execute(
            sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
          );
        const indexed = await ranked(
          tx,
          rare.map((kind) => indexedOf(kind, search)),
        );
        return merged(kinds, newest, [...further, ...indexed], frequent);
      }),
    );
  }

  /** The hits of a short time, among its newest documents. */
  #within(search: Search, span: Span): Promise<Map<SearchKind, FoundOfKind>> {
    const { kinds } = search;
    const depth = Math.min(MANY, Math.floor(MANY_OF_ALL / kinds.length));
    return this.database.longRead(async (db) => {
      const parts = kinds.map((kind) =>
        best(
          sql`${documentsWithin(kind, span, depth)} WHERE ${matches(search.words)} AND ${visible(search, kind)}`,
          search,
        ),
      );
      return merged(kinds, await ranked(db, parts), [], new Set());
    });
  }

  /** The documents of these hits, in no order, with the member or author. */
  documents(hits: readonly Found[]): Promise<(Row & { readonly person: PostAuthor | null })[]> {
    if (hits.length === 0) return Promise.resolve([]);
    const named = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, of]) =>
      and(
        eq(searchDocuments.kind, kind),
        inArray(
          searchDocuments.ref,
          of.map(({ ref }) => ref),
        ),
      ),
    );
    return this.database.longRead(async (db) => {
      const rows = await db
        .select({ document: searchDocuments, person })
        .from(searchDocuments)
        .leftJoin(users, eq(users.userId, searchDocuments.ownerId))
        .where(sql`(${sql.join(named, sql` OR `)})`);
      return rows.map(({ document, person: of }) => ({ ...document, person: of }));
    });
  }

  matches(fixtureIds: readonly string[]): Promise<FixtureRow[]> {
    return selectFixtures(this.database, inArray(fixtures.fixtureId, [...fixtureIds]));
  }

  /** The match of each of these articles whose score it may tell. */
  spoiled(articleIds: readonly number[]): Promise<{ id: number; match: string | null }[]> {
    return this.database.db
      .select({ id: articles.articleId, match: spoiledMatch })
      .from(articles)
      .where(inArray(articles.articleId, [...articleIds]));
  }

  teams(teamIds: readonly string[]): Promise<(typeof teams.$inferSelect)[]> {
    return this.database.db
      .select()
      .from(teams)
      .where(inArray(teams.teamId, [...teamIds]));
  }

  /** Texts with the words that a search may mean: names and titles, not the words of members' posts. */
  async vocabulary(): Promise<string[]> {
    const rows = await this.database.longRead((db) =>
      db
        .select({ exact: searchDocuments.exact })
        .from(searchDocuments)
        .where(inArray(searchDocuments.kind, ['team', 'league', 'room', 'article', 'title', 'event', 'member']))
        .orderBy(desc(searchDocuments.weight), searchDocuments.at)
        .limit(MAX_VOCABULARY),
    );
    return rows.map(({ exact }) => exact);
  }

  /** The newest documents of each large kind, with the size of the kind as it was last analyzed. */
  async sample(now: Date): Promise<WordSample> {
    const parts = [...LARGE].map(
      ([kind, index]) => sql`SELECT ${literal(kind)} AS kind,
        (SELECT reltuples::float8 FROM pg_class WHERE oid = ${sql.raw(`'${index}'`)}::regclass) AS total,
        (SELECT coalesce(array_agg(folded), '{}') FROM ${newestDocuments(kind, now, NEWEST)}) AS texts`,
    );
    const found = await this.database.longRead((db) => db.execute(sql.join(parts, sql` UNION ALL `)));
    return new WordSample((found as unknown as { rows: KindSample[] }).rows);
  }
}

const person = {
  userId: users.userId,
  username: users.username,
  showName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  simulated: users.simulated,
};

const newestDocuments = (kind: SearchKind, now: Date, limit: number): SQL => {
  const until = new Date(now.getTime() + AHEAD_MS).toISOString();
  return sql`(SELECT * FROM search_documents WHERE kind = ${literal(kind)} AND at < ${until}::timestamptz
    ORDER BY at DESC LIMIT ${limit}) AS found`;
};

const documentsWithin = (kind: SearchKind, { from, to }: Span, limit: number): SQL =>
  sql`(SELECT * FROM search_documents WHERE kind = ${literal(kind)}
    AND at >= ${new Date(from).toISOString()}::timestamptz AND at < ${new Date(to).toISOString()}::timestamptz
    ORDER BY at DESC LIMIT ${limit}) AS found`;

const newestOf = (kind: SearchKind, search: Search, limit: number): SQL =>
  best(
    sql`${newestDocuments(kind, search.now, limit)} WHERE ${matches(search.words)} AND ${visible(search, kind)}`,
    search,
  );

function indexedOf(kind: SearchKind, search: Search): SQL {
  return best(
    sql`(SELECT * FROM search_documents WHERE kind = ${literal(kind)} AND ${matches(search.words)} LIMIT ${TAKEN}) AS found
      WHERE ${visible(search, kind)}`,
    search,
  );
}

// Parameters may be any kind, and the partial indexes name theirs.
const literal = (kind: SearchKind): SQL => sql.raw(`'${kind}'`);

const best = (from: SQL, search: Search): SQL => sql`(
  SELECT kind, ref, ${score(search)} AS score, weight::integer AS weight,
    abs(extract(epoch FROM at - ${search.now.toISOString()}::timestamptz))::float8 AS distance
  FROM ${from} ORDER BY score DESC, weight DESC, distance, ref LIMIT ${MAX_FOUND})`;

async function ranked(db: Db, parts: readonly SQL[]): Promise<Ranked[]> {
  if (parts.length === 0) return [];
  const found = await db.execute(sql.join([...parts], sql` UNION ALL `));
  return (found as unknown as { rows: Ranked[] }).rows;
}

function merged(
  kinds: readonly SearchKind[],
  newest: readonly Ranked[],
  others: readonly Ranked[],
  frequent: ReadonlySet<SearchKind>,
): Map<SearchKind, FoundOfKind> {
  return new Map(
    kinds.map((kind) => {
      const [some, more] = [newest, others].map((list) => list.filter((one) => one.kind === kind));
      const all = new Map([...(some ?? []), ...(more ?? [])].map((one) => [one.ref, one]));
      const list = [...all.values()].sort(byRank);
      const isFull = list.length > MAX_FOUND || some?.length === MAX_FOUND || more?.length === MAX_FOUND;
      const together = ((list[0]?.score ?? 0) & TOGETHER) !== 0;
      const isPart = isFull || (frequent.has(kind) && list.length > 0);
      return [kind, { list: list.slice(0, MAX_FOUND), more: isPart, together }];
    }),
  );
}

const byRank = (a: Ranked, b: Ranked): number =>
  b.score - a.score || b.weight - a.weight || a.distance - b.distance || (a.ref < b.ref ? -1 : 1);

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
const pattern = (word: string): string => (word.length < WITHIN_WORDS ? `% ${escaped(word)}%` : `%${escaped(word)}%`);

const all = (column: 'folded' | 'exact', patterns: readonly string[]): SQL =>
  sql`(${sql.join(
    patterns.map((one) => sql`${sql.raw(column)} LIKE ${one}`),
    sql` AND `,
  )})`;

const matches = (words: readonly string[]): SQL => all('folded', words.map(pattern));

/** The words stand together: more than any words that are scattered over a text, whatever their marks. */
const TOGETHER = 32;

/** Together; with the marks as typed; at the beginning of words; as one whole phrase; at the beginning of the text. */
function score({ words, exact }: Pick<Search, 'words' | 'exact'>): SQL {
  const phrase = escaped(words.join(' '));
  return sql`(CASE WHEN folded LIKE ${`% ${phrase}%`} THEN ${sql.raw(String(TOGETHER))} ELSE 0 END
    + CASE WHEN ${all('exact', exact.map(pattern))} THEN 16 ELSE 0 END
    + CASE WHEN ${all(
      'folded',
      words.map((word) => `% ${escaped(word)}%`),
    )} THEN 8 ELSE 0 END
    + CASE WHEN folded LIKE ${`% ${phrase} %`} THEN 4 ELSE 0 END
    + CASE WHEN folded LIKE ${` ${phrase}%`} THEN 2 ELSE 0 END)`;
}

const visible = (search: Search, kind: SearchKind): SQL =>
  kind === 'title' ? licensed(search.now) : shownTo(search.reader);

/** Searches find a title only while its licence is valid. */
const licensed = (now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM media_licences AS licence WHERE licence.title_id = ref::integer
    AND licence.valid_from <= ${now.toISOString()}::timestamptz
    AND (licence.valid_until IS NULL OR licence.valid_until > ${now.toISOString()}::timestamptz))`;

/** Readers find neither those who block them, nor whom they block, mute or hid. */
const shownTo = (reader: number | null): SQL =>
  reader === null
    ? sql`true`
    : sql`(owner_id IS NULL OR (
        NOT EXISTS (SELECT 1 FROM user_blocks AS mine WHERE mine.user_id = ${reader} AND mine.blocked_id = owner_id)
        AND NOT EXISTS (SELECT 1 FROM user_blocks AS theirs WHERE theirs.user_id = owner_id AND theirs.blocked_id = ${reader})))
      AND (kind <> 'post' OR (
        NOT EXISTS (SELECT 1 FROM hidden_posts AS hidden WHERE hidden.user_id = ${reader} AND hidden.post_id::text = ref)
        AND NOT EXISTS (SELECT 1 FROM muted_authors AS muted WHERE muted.user_id = ${reader} AND muted.muted_id = owner_id)))`;

/** Whether the index can narrow the search: pg_trgm makes trigrams of three letters, and of the beginning of a word. */
const hasTrigram = (word: string): boolean => (word.length < WITHIN_WORDS ? /^[a-z0-9]/ : /[a-z0-9]{3}/).test(word);
