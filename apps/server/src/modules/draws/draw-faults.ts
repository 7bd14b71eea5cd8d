import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

export const drawNotFound = () => new DomainError(Code.notFound, 404, 'drawNotFound');
export const drawClosed = () => new DomainError(Code.drawClosed, 409, 'drawClosed');
export const drawNotClosed = () => new DomainError(Code.drawNotClosed, 409, 'drawNotClosed');

/** The desk's change is refused, in the words of `key`. */
export const drawRefused = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new DomainError(Code.drawRefused, 409, 'drawRefused', { reason: sentence(key, values) });
