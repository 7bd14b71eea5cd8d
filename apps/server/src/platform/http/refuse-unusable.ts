import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/**
 * Throws when anywhere in `input` stands what no schema catches and PostgreSQL cannot take, so that what is no more than
 * a bad request does not end as a fault of ours: a text with the character NUL, and a number without an end, which
 * "Infinity" in an address and 1e999 in a body are read as and which the limits of a schema let pass.
 */
export function refuseUnusable(input: unknown): void {
  const open: unknown[] = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (isUnusable(value)) throw new DomainError(Code.badRequest, 400, 'badRequest');
    if (typeof value !== 'object' || value === null) continue;
    for (const one of Object.values(value)) open.push(one);
  }
}

function isUnusable(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\0') : typeof value === 'number' && !Number.isFinite(value);
}
