import { createHash, randomBytes } from 'node:crypto';

/** A secret token: 256 random bits in 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, in hex. The token is random, so a fast hash without salt is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
