import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { BookingNoticeRepository } from './booking-notice-repository.js';
import { BookingNotices, type BookingNoticesDeps } from './booking-notices.js';
import { BookingRepository } from './booking-repository.js';
import { bookingRoutes, matchFollowRoutes } from './booking-routes.js';
import { BookingService } from './booking-service.js';
import { MatchFollowRepository } from './match-follow-repository.js';
import { MatchFollowService } from './match-follow-service.js';

type BookingsDeps = Pick<Platform, 'database' | 'clock' | 'log'> & {
  readonly counts: OnlineCounts;
  readonly notices: BookingNoticesDeps['notices'];
};

/** Matches for which members want a reminder. */
export function wire({ database, clock, log, counts, notices }: BookingsDeps) {
  const bookings = new BookingRepository(database);
  const fixtures = new FixtureRepository(database);
  const service = new BookingService({ bookings, fixtures, counts, clock });
  const claims = new BookingNoticeRepository(database);
  const told = new BookingNotices({ claims, notices, clock, log });
  const follows = new MatchFollowService({
    ...{ follows: new MatchFollowRepository(database), bookings, fixtures, counts, clock },
  });
  return {
    handlers: { ...bookingRoutes(service), ...matchFollowRoutes(follows) },
    jobs: told.jobs,
    ports: { bookedMatches: bookings.bookedMatches.bind(bookings) },
  } satisfies Module;
}
