import { createHash } from 'node:crypto';

/** The key is a hash because names contain usernames and e-mail addresses; counting only needs distinct keys. */
export function attemptKey(name: string): string {
  return `tries:${createHash('sha256').update(name).digest('base64url').slice(0, 27)}`;
}
