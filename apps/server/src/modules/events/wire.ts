import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/http/rate-limit.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { DeskEventRepository } from './desk/desk-event-repository.js';
import { deskEventRoutes } from './desk/desk-event-routes.js';
import { DeskEvents } from './desk/desk-events.js';
import { EventCalendar, type EventCalendarDeps } from './event-calendar.js';
import { EventNoticeRepository } from './event-notice-repository.js';
import { EventNotices, type EventNoticesDeps } from './event-notices.js';
import { EventCards } from './event-query.js';
import { EventRepository } from './event-repository.js';
import { calendarRoutes, eventRoutes } from './event-routes.js';
import { EventService } from './event-service.js';

type PlatformParts = 'config' | 'database' | 'clock' | 'log' | 'tokens' | 'deskLog' | 'deskChanges';

type EventsDeps = Pick<EventCalendarDeps, 'bookedMatches'> &
  Pick<Platform, PlatformParts> & {
    readonly counts: OnlineCounts;
    readonly notices: EventNoticesDeps['notices'];
  };

/** Events of the site: places that members book, calendars, notices, and their desk. */
export function wire(deps: EventsDeps) {
  const { config, database, clock, log, tokens, notices, bookedMatches } = deps;
  const events = new EventRepository(database);
  const cards = new EventCards(deps);
  const calendar = new EventCalendar({ events, bookedMatches, clock, secret: tokens.keyFor('calendars of events') });
  const store = new DeskEventRepository({ database, cards, now: () => new Date(clock.now()) });
  const desk = new DeskEvents({ ...deps, store, imageHosts: config.site.imageHosts });
  const told = new EventNotices({ claims: new EventNoticeRepository(database), notices, clock, log });
  return {
    handlers: { ...eventRoutes(new EventService({ events, cards, clock }), calendar), ...deskEventRoutes(desk) },
    routes: (http: FastifyInstance, limits: Limits) =>
      calendarRoutes(http, { calendar, limits, siteOrigin: config.siteOrigin }),
    jobs: told.jobs,
    undoers: { event: desk.undoer },
  } satisfies Module;
}
