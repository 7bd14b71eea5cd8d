import { sql } from 'drizzle-orm';
import { articles } from './schema.js';

/** Readers see the article: it is published, and not in the bin. Written out, so that the indexes with this condition serve. */
export const isShownArticle = sql`(${articles.status} = 30 AND ${articles.deletedAt} IS NULL)`;
