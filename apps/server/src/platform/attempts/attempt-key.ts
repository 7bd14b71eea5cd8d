import { createHash } from 'node:crypto';

/** Names hold usernames and addresses of mail; what is counted needs only to tell them apart. */
export function attemptKey(name: string): string {
  return `tries:${createHash('sha256').update(name).digest('base64url').slice(0, 27)}`;
}
