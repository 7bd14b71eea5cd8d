import { type Booking, type Fixture, MatchState, RawStatus } from '@khandai/contracts';

/**
 * `soon`: 15 minutes are left. `onAir`: the booked commentator is live. `calledOff`: the match is not played for now.
 */
export type ReminderKind = 'soon' | 'onAir' | 'live' | 'moved' | 'calledOff';

export interface Reminder {
  readonly kind: ReminderKind;
  /** Equal for equal reminders on all pages of this browser. */
  readonly key: string;
  readonly booking: Booking;
  /** The fixture in its current state. */
  readonly fixture: Fixture;
}

const MINUTE = 60_000;
export const SOON_MS = 15 * MINUTE;
/** A commentator who is on air earlier than this probably covers another match. */
const ON_AIR_MS = 30 * MINUTE;
/** After this time a reminder comes too late. */
const UNDER_WAY_MS = 120 * MINUTE;
const calledOff: readonly number[] = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** Reminders that are due now. */
export function dueReminders(
  bookings: readonly Booking[],
  now: number,
  latest: (fixture: Fixture) => Fixture,
): Reminder[] {
  return bookings.flatMap((booking) => {
    const fixture = latest(booking.fixture);
    return kindsOf(booking, fixture, now).map((kind) => ({
      kind,
      key: keyOf(kind, booking, fixture),
      booking,
      fixture,
    }));
  });
}

function kindsOf(booking: Booking, fixture: Fixture, now: number): ReminderKind[] {
  const left = Date.parse(fixture.kickOff) - now;
  if (calledOff.includes(fixture.status)) return ['calledOff'];
  if (fixture.state === MatchState.ended) return [];
  if (fixture.state === MatchState.live) return left > -UNDER_WAY_MS ? ['live'] : [];
  const kinds: ReminderKind[] = [];
  if (Date.parse(booking.bookedFor) !== Date.parse(fixture.kickOff) && left > 0) kinds.push('moved');
  // A user who books later than that has just seen the kick-off time.
  const early = Date.parse(fixture.kickOff) - Date.parse(booking.bookedAt) > SOON_MS;
  if (early && left > 0 && left <= SOON_MS) kinds.push('soon');
  if (left <= ON_AIR_MS && left > -UNDER_WAY_MS && isOnAir(booking, fixture)) kinds.push('onAir');
  return kinds;
}

const isOnAir = ({ commentatorId }: Booking, { commentators }: Fixture): boolean =>
  commentators.some(({ userId, live }) => live && (commentatorId === null || userId === commentatorId));

/** The kick-off is part of the key, so a moved match gets its `soon` reminder again. */
const keyOf = (kind: ReminderKind, { userId, fixtureId }: Booking, { kickOff }: Fixture): string =>
  [userId, fixtureId, kind, ...(kind === 'soon' || kind === 'moved' ? [kickOff] : [])].join(' ');
