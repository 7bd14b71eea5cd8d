import { type Booking, type Fixture, MatchState, RawStatus } from '@khandai/contracts';

/** `soon`: a quarter of an hour is left. `onAir`: who was booked speaks already. `calledOff`: it is not played for now. */
export type ReminderKind = 'soon' | 'onAir' | 'live' | 'moved' | 'calledOff';

export interface Reminder {
  readonly kind: ReminderKind;
  /** Alike for all that say the same, whichever page of this browser says it. */
  readonly key: string;
  readonly booking: Booking;
  /** As it is by now. */
  readonly fixture: Fixture;
}

const MINUTE = 60_000;
export const SOON_MS = 15 * MINUTE;
/** A commentator who is on air long before speaks of another match. */
const ON_AIR_MS = 30 * MINUTE;
/** Who comes later has missed it. */
const UNDER_WAY_MS = 120 * MINUTE;
const calledOff: readonly number[] = [RawStatus.postponed, RawStatus.cancelled, RawStatus.toBeDecided];

/** Reminders that are due now. */
export function dueReminders(bookings: readonly Booking[], now: number, latest: (fixture: Fixture) => Fixture): Reminder[] {
  return bookings.flatMap((booking) => {
    const fixture = latest(booking.fixture);
    return kindsOf(booking, fixture, now).map((kind) => ({ kind, key: keyOf(kind, booking, fixture), booking, fixture }));
  });
}

function kindsOf(booking: Booking, fixture: Fixture, now: number): ReminderKind[] {
  const left = Date.parse(fixture.kickOff) - now;
  if (calledOff.includes(fixture.status)) return ['calledOff'];
  if (fixture.state === MatchState.ended) return [];
  if (fixture.state === MatchState.live) return left > -UNDER_WAY_MS ? ['live'] : [];
  const kinds: ReminderKind[] = [];
  if (Date.parse(booking.bookedFor) !== Date.parse(fixture.kickOff) && left > 0) kinds.push('moved');
  // Who books later than that was told just now.
  const early = Date.parse(fixture.kickOff) - Date.parse(booking.bookedAt) > SOON_MS;
  if (early && left > 0 && left <= SOON_MS) kinds.push('soon');
  if (left <= ON_AIR_MS && left > -UNDER_WAY_MS && isOnAir(booking, fixture)) kinds.push('onAir');
  return kinds;
}

const isOnAir = ({ commentatorId }: Booking, { commentators }: Fixture): boolean =>
  commentators.some(({ userId, live }) => live && (commentatorId === null || userId === commentatorId));

/** A match that was moved has a quarter of an hour before it once more. */
const keyOf = (kind: ReminderKind, { userId, fixtureId }: Booking, { kickOff }: Fixture): string =>
  [userId, fixtureId, kind, ...(kind === 'soon' || kind === 'moved' ? [kickOff] : [])].join(' ');
