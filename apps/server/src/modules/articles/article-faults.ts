import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import type { MessageKey } from '../../platform/messages.js';

export const articleNotFound = () => new DomainError(Code.notFound, 404, 'articleNotFound');
export const categoryNotFound = () => new DomainError(Code.notFound, 404, 'categoryNotFound');
export const hashtagNotFound = () => new DomainError(Code.notFound, 404, 'hashtagNotFound');
/** The member saved as many articles as possible. */
export const savedArticlesFull = (max: number) => new DomainError(Code.listFull, 409, 'savedFull', { max });
/** Another article, or that of another editor, was created under this uuid. */
export const articleUuidUsed = () => new DomainError(Code.conflict, 409, 'articleUuidUsed');
/** Another editor changed it since. */
export const changedMeanwhile = () => new DomainError(Code.conflict, 409, 'articleChanged');

/** Another editor changed the category or the hashtag since. */
export const staleVersion = () => new DomainError(Code.conflict, 409, 'deskStaleVersion');

/** The article, its content or its category cannot be as it was sent; the sentence says why. */
export const refused = (why: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new DomainError(Code.articleRefused, 400, why, values);
