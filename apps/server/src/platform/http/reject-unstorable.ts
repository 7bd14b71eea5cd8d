import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/**
 * Throws when `input` contains a value that schemas accept but PostgreSQL rejects, so that a bad request gets a 400 and
 * not a 500: a string with a NUL character, or an infinite number ("Infinity" in a query, 1e999 in a body), which
 * passes a schema's limits.
 */
export function rejectUnstorable(input: unknown): void {
  const open: unknown[] = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (isUnstorable(value)) throw new DomainError(Code.badRequest, 400, 'badRequest');
    if (typeof value !== 'object' || value === null) continue;
    for (const one of Object.values(value)) open.push(one);
  }
}

function isUnstorable(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\0') : typeof value === 'number' && !Number.isFinite(value);
}
