import { ArticleStatus } from '@khandai/contracts';
import type { articles } from '../../platform/database/schema.js';

export { isShownArticle as isShown } from '../../platform/database/shown-articles.js';

/** The same for a row that is read. */
export const isShownRow = ({ status, deletedAt }: Pick<typeof articles.$inferSelect, 'status' | 'deletedAt'>) =>
  status === ArticleStatus.published && deletedAt === null;
