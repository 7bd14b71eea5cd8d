import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret token: 256 random bits in 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The token that follows `token`, always the same one. It cannot be computed without `key`. The database holds
 * only hashes of tokens, so a reader of it learns no usable token.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** The stored form of a token, in hex. The token is random, so a fast hash without salt is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
