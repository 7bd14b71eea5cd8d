import { loadArticleComments, loadArticleReactions } from '../../domains/newsfeed';
import { LateCode } from '../../shell/parts/late-code';

/** What lies below the text of an article. */
export const reactionsCode = new LateCode(loadArticleReactions);
export const commentsCode = new LateCode(loadArticleComments);
