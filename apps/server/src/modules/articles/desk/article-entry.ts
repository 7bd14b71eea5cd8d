import type { ArticleRow } from '../article-rows.js';
import { editedText } from './article-state.js';

/** The articles' name in the log of the desk. */
export const ARTICLE = 'article';

/** What a row of the log says of an article. */
export const entryOf = (action: string, actorId: number | null, row: ArticleRow) => ({
  ...{ action, actorId, resource: ARTICLE, recordId: row.articleId },
  title: editedText(row).title,
});
