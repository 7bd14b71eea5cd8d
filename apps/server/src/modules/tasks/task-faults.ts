import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

export const taskNotFound = () => new DomainError(Code.notFound, 404, 'taskNotFound');
export const taskDayOver = () => new DomainError(Code.taskDayOver, 409, 'taskDayOver');
export const taskDayFull = (max: number) => new DomainError(Code.taskDayFull, 409, 'taskDayFull', { max });
export const taskNotDone = ({ title, done, goal }: { title: string; done: number; goal: number }) =>
  new DomainError(Code.taskNotDone, 409, 'taskNotDone', { title, done, goal });

/** The desk's change is refused, in the words of `key`. */
export const taskRefused = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
  new DomainError(Code.taskRefused, 409, 'taskRefused', { reason: sentence(key, values) });
