import { randomInt } from 'node:crypto';

/**
 * Headers of a visitor who comes from a network of their own, for a site that trusts its proxy (`TRUST_PROXY=loopback`).
 * The server limits calls by address, and journeys that share a site must not use up each other's limits.
 */
export function ownNetwork(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': ['10', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.') };
}
