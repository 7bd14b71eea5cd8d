import { sql } from 'drizzle-orm';
import { articles } from './schema.js';

/** Readers see the article: it is published, and not in the bin. Written out, so that the indexes with this condition serve. */
export const isShownArticle = sql`(${articles.status} = 30 AND ${articles.deletedAt} IS NULL)`;

/**
 * The match whose score the words of a published article may tell, as `Hà Nội – Nam Định`: its own, if readers got the words
 * since the kick-off; else null. A subquery of a query that has the table `articles` under its name.
 */
export const SPOILED_MATCH = `(
  SELECT home.name || ' – ' || away.name FROM fixtures
    JOIN teams AS home ON home.team_id = fixtures.home_id
    JOIN teams AS away ON away.team_id = fixtures.away_id
   WHERE fixtures.fixture_id = articles.fixture_id
     AND fixtures.kick_off <= greatest(articles.published_at, articles.edited_at)
)`;

export const spoiledMatch = sql<string | null>`${sql.raw(SPOILED_MATCH)}`;
