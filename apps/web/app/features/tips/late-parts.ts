import { loadPostComments } from '../../domains/newsfeed';
import { LateCode } from '../../shell/parts/late-code';

/** What lies below a tip. */
export const commentsCode = new LateCode(loadPostComments);
