import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import type { FeedHealth } from './feed-health.js';
import { healthRoutes } from './health-routes.js';
import { HealthService } from './health-service.js';

type HealthDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'build'> & { readonly feeds: readonly FeedHealth[] };

/** /healthz and /readyz. */
export function wire({ database, bus, clock, build, feeds }: HealthDeps) {
  const health = new HealthService({ database, bus, feeds, clock, build });
  return { inEveryRole: true, routes: (http) => healthRoutes(http, health), ports: { health } } satisfies Module;
}
