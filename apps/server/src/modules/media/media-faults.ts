import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

export const mediaNotFound = () => new DomainError(Code.notFound, 404, 'mediaNotFound');
export const mediaWithdrawn = () => new DomainError(Code.mediaWithdrawn, 410, 'mediaWithdrawn');

/** The desk's change is refused, in the words of `key`. */
export const mediaRefused = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new DomainError(Code.mediaRefused, 409, 'mediaRefused', { reason: sentence(key, values) });
