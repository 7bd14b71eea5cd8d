import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';

/**
 * Throws when a text anywhere in `input` holds the character NUL. PostgreSQL cannot store or compare it, so what is no
 * more than a bad request would end as a fault of ours.
 */
export function refuseNul(input: unknown): void {
  const open: unknown[] = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) throw new DomainError(Code.badRequest, 400, 'badRequest');
    if (typeof value !== 'object' || value === null) continue;
    for (const one of Object.values(value)) open.push(one);
  }
}
