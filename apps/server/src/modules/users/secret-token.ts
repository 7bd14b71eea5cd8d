import { createHash, randomBytes } from 'node:crypto';

/** What only its holder knows: 256 random bits in 43 letters that an address may carry. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, in hex. It is random, so a fast hash without salt is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
