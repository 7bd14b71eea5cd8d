import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

export const eventNotFound = () => new DomainError(Code.notFound, 404, 'eventNotFound');
export const eventFull = () => new DomainError(Code.eventFull, 409, 'eventFull');
export const eventStarted = () => new DomainError(Code.eventStarted, 409, 'eventStarted');
export const eventOver = () => new DomainError(Code.eventOver, 409, 'eventOver');
export const eventCancelled = () => new DomainError(Code.eventCancelled, 409, 'eventCancelled');

/** The desk's change is refused, in the words of `key`. */
export const eventRefused = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new DomainError(Code.eventRefused, 409, 'eventRefused', { reason: sentence(key, values) });
