import { Code } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.js';
import { INTERNAL_HEADER } from './rate-limit.js';

class UnknownHost extends DomainError {
  constructor() {
    super(Code.misdirected, 421, 'unknownHost');
  }
}

/** Checks of the process itself, which name it by its address. */
const CHECKS = new Set(['/healthz', '/readyz']);

export interface KnownHostsDeps {
  readonly siteOrigin: string;
  readonly internalKey: string;
  /** The configured domain that a host name belongs to, if any. */
  readonly domainOf: (host: string) => Promise<string | undefined>;
}

/**
 * Answers only requests for the site's own hosts. Behind a proxy any client can name a host in X-Forwarded-Host; a page
 * with that name must not end up in a cache that others read.
 */
export function refuseUnknownHosts(app: FastifyInstance, { siteOrigin, internalKey, domainOf }: KnownHostsDeps): void {
  const { hostname: own } = new URL(siteOrigin);
  app.addHook('onRequest', async ({ hostname, originalUrl, headers }) => {
    if (headers[INTERNAL_HEADER] === internalKey || CHECKS.has(originalUrl.split('?', 1)[0] ?? '')) return;
    const asked = hostname.toLowerCase();
    if (asked !== own && (await domainOf(asked)) === undefined) throw new UnknownHost();
  });
}
