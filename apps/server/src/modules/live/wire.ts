import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { fixtureTopics } from './fixture-topics.js';
import { LiveRepository } from './live-repository.js';
import { liveRoutes } from './live-routes.js';
import { LiveService } from './live-service.js';
import { ScheduleRepository } from './schedule-repository.js';
import { scheduleRoutes } from './schedule-routes.js';
import { ScheduleService } from './schedule-service.js';

type LiveDeps = Pick<Platform, 'database' | 'clock'> & { readonly counts: OnlineCounts };

/** Live and coming matches, their rooms, and the schedule. */
export function wire({ database, clock, counts }: LiveDeps) {
  const fixtures = new FixtureRepository(database);
  const common = { repository: new LiveRepository(database), fixtures, counts, clock };
  const matches = new LiveService(common);
  const schedule = new ScheduleService({ ...common, schedule: new ScheduleRepository(database) });
  return {
    handlers: { ...liveRoutes(matches), ...scheduleRoutes(schedule) },
    topics: fixtureTopics(fixtures),
    ports: { matches, schedule },
  } satisfies Module;
}
