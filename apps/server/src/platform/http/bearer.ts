import { TokenRejected } from './access.js';
import type { Identity, TokenVerifier } from './caller.js';

/**
 * Who stands in an `Authorization` header; null when there is none. A token that is forged or expired is
 * refused even where none is needed: answering as if nobody had called would hide from the client that its
 * session is over, and it would never renew it.
 */
export async function identify(header: string | undefined, verifier: TokenVerifier): Promise<Identity | null> {
  if (header === undefined || header.trim() === '') return null;
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  const identity = token === undefined ? null : await verifier.verify(token);
  if (!identity) throw new TokenRejected();
  return identity;
}
