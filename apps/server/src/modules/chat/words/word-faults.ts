import { Code } from '@khandai/contracts';
import { DomainError } from '../../../platform/domain-error.js';

/** Each text is compared with all of them. */
export const MAX_WORDS = 5_000;

export const wordNotFound = () => new DomainError(Code.notFound, 404, 'wordNotFound');
export const wordTaken = () => new DomainError(Code.conflict, 409, 'wordTaken');
export const tooManyWords = () => new DomainError(Code.conflict, 409, 'tooManyWords', { max: MAX_WORDS });
export const wordUnusable = () => new DomainError(Code.wordUnusable, 400, 'wordUnusable');
