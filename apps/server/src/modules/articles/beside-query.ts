import type { Database } from '../../platform/database/database.js';
import { SPOILED_MATCH } from '../../platform/database/shown-articles.js';
import { hashtagKey } from '../../platform/hashtags.js';

/** Newest articles that are looked through for those about other matches of the same teams or league. */
const LOOKED_AT = 1_000;

/** Another article, by what a link to it needs. */
export interface ArticleLink {
  readonly articleId: number;
  readonly slug: string;
  readonly title: string;
  readonly spoils: string | null;
}

/** The articles of a category that were published before and after one. */
export async function neighboursOf(
  database: Pick<Database, 'query'>,
  {
    articleId,
    categoryId,
    publishedAt,
  }: {
    readonly articleId: number;
    readonly categoryId: number;
    readonly publishedAt: Date | null;
  },
): Promise<{ previous: ArticleLink | null; next: ArticleLink | null }> {
  if (publishedAt === null) return { previous: null, next: null };
  const beside = async (sign: '<' | '>', direction: 'DESC' | 'ASC'): Promise<ArticleLink | null> => {
    const [found] = await database.query<ArticleLink>(
      `SELECT article_id::integer AS "articleId", slug, title, ${SPOILED_MATCH} AS spoils FROM articles
        WHERE category_id = $1 AND status = 30 AND deleted_at IS NULL
          AND (published_at, article_id) ${sign} ($2::timestamptz, $3::bigint)
        ORDER BY published_at ${direction}, article_id ${direction}
        LIMIT 1`,
      [categoryId, publishedAt.toISOString(), articleId],
    );
    return found ?? null;
  };
  const [previous, next] = await Promise.all([beside('<', 'DESC'), beside('>', 'ASC')]);
  return { previous, next };
}

/**
 * Articles about a match, then about its teams, then about its league, the newest of each first; undefined for an unknown
 * match. An article is about a team when it has the team's name as a hashtag, or a match of the team.
 */
export async function idsAboutMatch(
  database: Pick<Database, 'query'>,
  fixtureId: string,
  limit: number,
): Promise<number[] | undefined> {
  const teams = await database.query<{ name: string; short: string }>(
    `SELECT teams.name, teams.short_name AS short FROM fixtures
       JOIN teams ON teams.team_id IN (fixtures.home_id, fixtures.away_id)
      WHERE fixtures.fixture_id = $1`,
    [fixtureId],
  );
  if (teams.length === 0) return undefined;
  const keys = new Set(teams.flatMap(({ name, short }) => [tagOf(name), tagOf(short)]).filter((key) => key !== ''));
  const rows = await database.query<{ id: number }>(
    `WITH wanted AS (SELECT league_id, home_id, away_id FROM fixtures WHERE fixture_id = $1),
          newest AS (
            SELECT article_id, published_at, fixture_id FROM articles
             WHERE status = 30 AND deleted_at IS NULL
             ORDER BY published_at DESC, article_id DESC
             LIMIT ${LOOKED_AT}
          ),
          about AS (
            SELECT article_id, published_at, 1 AS distance FROM articles
             WHERE fixture_id = $1 AND status = 30 AND deleted_at IS NULL
            UNION ALL
            SELECT tagged.article_id, tagged.published_at, 2
              FROM unnest($2::text[]) AS key
             CROSS JOIN LATERAL (
               SELECT article_id, published_at FROM article_hashtags
                WHERE hashtag_key = key
                ORDER BY published_at DESC, article_id DESC
                LIMIT $3
             ) AS tagged
            UNION ALL
            SELECT newest.article_id, newest.published_at,
                   CASE WHEN other.home_id IN (wanted.home_id, wanted.away_id)
                          OR other.away_id IN (wanted.home_id, wanted.away_id) THEN 2 ELSE 3 END
              FROM newest
              JOIN fixtures AS other ON other.fixture_id = newest.fixture_id
              JOIN wanted ON other.league_id = wanted.league_id
                OR other.home_id IN (wanted.home_id, wanted.away_id)
                OR other.away_id IN (wanted.home_id, wanted.away_id)
          )
     SELECT article_id::integer AS id FROM about
      GROUP BY article_id
      ORDER BY min(distance), max(published_at) DESC, article_id DESC
      LIMIT $3`,
    [fixtureId, `{${[...keys].map((key) => `"${key}"`).join(',')}}`, limit],
  );
  return rows.map(({ id }) => id);
}

/** A name as the hashtag that fans write: without spaces and signs. */
const tagOf = (name: string): string => hashtagKey(name.replace(/[^\p{L}\p{N}]/gu, ''));
