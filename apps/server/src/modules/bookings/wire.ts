import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { BookingRepository } from './booking-repository.js';
import { bookingRoutes } from './booking-routes.js';
import { BookingService } from './booking-service.js';

type BookingsDeps = Pick<Platform, 'database' | 'clock'> & { readonly counts: OnlineCounts };

/** Matches for which members want a reminder. */
export function wire({ database, clock, counts }: BookingsDeps) {
  const bookings = new BookingRepository(database);
  const service = new BookingService({ bookings, fixtures: new FixtureRepository(database), counts, clock });
  return { handlers: bookingRoutes(service) } satisfies Module;
}
