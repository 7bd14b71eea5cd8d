import { ArticleStatus } from '@khandai/contracts';
import { sql } from 'drizzle-orm';
import { articles } from '../../platform/database/schema.js';

/** Readers see the article. It is written out, so that the indexes with this condition serve. */
export const isShown = sql`(${articles.status} = 30 AND ${articles.deletedAt} IS NULL)`;

/** The same for a row that is read. */
export const isShownRow = ({ status, deletedAt }: Pick<typeof articles.$inferSelect, 'status' | 'deletedAt'>) =>
  status === ArticleStatus.published && deletedAt === null;
