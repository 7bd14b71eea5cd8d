import { TokenRejected } from './access.js';
import type { Identity, TokenVerifier } from './caller.js';

/**
 * Reads the identity from an `Authorization` header; null when there is none. A forged or expired token is rejected
 * even where no token is required: an anonymous reply would hide from the client that its session has expired, and the
 * client would never renew it.
 */
export async function identify(header: string | undefined, verifier: TokenVerifier): Promise<Identity | null> {
  if (header === undefined || header.trim() === '') return null;
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  const identity = token === undefined ? null : await verifier.verify(token);
  if (!identity) throw new TokenRejected();
  return identity;
}
