import { DAY_MS, dayAt, startOfDay, VIETNAM } from '@khandai/calendar';
import { type Booking, hasKickOffTime } from '@khandai/contracts';
import { isAwaited } from '../fixtures/match-state.js';
import type { Clock } from '../../platform/clock.js';
import { isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import { type Span, spanOf } from '../../platform/span.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { BookingsOfOthers, FixtureNotBookable, HostNotOfFixture, TooManyBookings } from './booking-faults.js';
import type { BookingRepository, BookingRow } from './booking-repository.js';

const DAYS_AHEAD = 7;
/** Max upcoming bookings of one member: one page of the list. */
export const MAX_BOOKINGS = 100;

export interface BookingRequest {
  readonly fixtureId: string;
  readonly commentatorId?: number | undefined;
  readonly booked: boolean;
}

export interface BookingQuery {
  /** Starts at 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly userId?: number | undefined;
}

export interface BookingServiceDeps {
  readonly bookings: BookingRepository;
  readonly fixtures: Pick<FixtureRepository, 'hosts'>;
  readonly counts: OnlineCounts;
  readonly clock: Clock;
}

/** Matches for which members want a reminder. */
export class BookingService {
  constructor(private readonly deps: BookingServiceDeps) {}

  /**
   * Books the match or removes the booking. Throws FixtureNotFound, FixtureNotBookable, HostNotOfFixture and
   * TooManyBookings. Removing a booking that does not exist is no error.
   */
  async set({ userId }: Identity, { fixtureId, commentatorId, booked }: BookingRequest): Promise<Booking | null> {
    const { bookings } = this.deps;
    if (!booked) {
      await bookings.remove(userId, fixtureId, commentatorId);
      return null;
    }
    const row = await bookings.fixture(fixtureId);
    if (!row) throw new FixtureNotFound();
    if (!this.#isAhead(row)) throw new FixtureNotBookable();
    if (commentatorId !== undefined && !(await bookings.hosts(fixtureId, commentatorId))) throw new HostNotOfFixture();
    const now = this.#now();
    const wanted = { userId, fixtureId, commentatorId: commentatorId ?? null };
    const booking = { ...wanted, bookedFor: row.fixture.kickOff, createdAt: now };
    if (!(await bookings.add(booking, MAX_BOOKINGS, now))) throw new TooManyBookings(MAX_BOOKINGS);
    const stored = await bookings.find(wanted);
    const [wire] = stored ? await this.#toWire([stored]) : [];
    return wire ?? null;
  }

  /** Throws BookingsOfOthers and BadWindow. */
  async list(identity: Identity, query: BookingQuery): Promise<{ total: number; list: Booking[] }> {
    const { userId = identity.userId, pageNum, pageSize } = query;
    if (userId !== identity.userId && !isModerator(identity)) throw new BookingsOfOthers();
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { total, rows } = await this.deps.bookings.page(userId, this.#span(query), page);
    return { total, list: await this.#toWire(rows) };
  }

  /** A reminder needs the hour of the kick-off. */
  #isAhead({ fixture }: FixtureRow): boolean {
    return hasKickOffTime(fixture) && isAwaited(fixture.status, fixture.kickOff, this.deps.clock.now());
  }

  /** Default start: the start of today in Vietnam. Default end: seven days after the start. */
  #span({ startTime, endTime }: BookingQuery): Span {
    const from = startTime === undefined ? this.#startOfToday() : new Date(startTime);
    const to = endTime === undefined ? new Date(from.getTime() + (DAYS_AHEAD + 1) * DAY_MS) : new Date(endTime);
    return spanOf(from, to);
  }

  #startOfToday(): Date {
    return new Date(startOfDay(dayAt(this.deps.clock.now(), VIETNAM), VIETNAM));
  }

  async #toWire(rows: readonly BookingRow[]): Promise<Booking[]> {
    if (rows.length === 0) return [];
    const found = await this.deps.bookings.fixtures([...new Set(rows.map(({ fixtureId }) => fixtureId))]);
    const fixtures = new Map((await withHosts(found, this.deps)).map((fixture) => [fixture.fixtureId, fixture]));
    return rows.flatMap(({ userId, fixtureId, commentatorId, commentatorName, ...row }) => {
      const fixture = fixtures.get(fixtureId);
      // The fixture was deleted between the two statements, and its bookings with it.
      if (!fixture) return [];
      const commentator = commentatorId === null ? null : { userId: commentatorId, name: commentatorName ?? '' };
      const name = `${fixture.home.name} – ${fixture.away.name}`;
      const [bookedFor, bookedAt] = [row.bookedFor.toISOString(), row.createdAt.toISOString()];
      return [{ fixtureId, userId, commentatorId, commentator, name, bookedFor, bookedAt, fixture }];
    });
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}
