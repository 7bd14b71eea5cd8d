import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures, hosts } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { BadWindow } from '../../platform/span.js';
import { seeds } from '../chat/testing.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { BookingsOfOthers, FixtureNotBookable, HostNotOfFixture, TooManyBookings } from './booking-faults.js';
import { BookingRepository } from './booking-repository.js';
import { BookingService, MAX_BOOKINGS } from './booking-service.js';
import { bookable } from './testing.js';

/** 20:50 of a Friday in Vietnam. */
const NOW = Date.parse('2026-11-20T13:50:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const page = { pageNum: 1, pageSize: 100 };

let database: PgliteDatabase;
let make: Awaited<ReturnType<typeof bookable>>;
let service: BookingService;
let fan: Identity;
const clock = new FakeClock(NOW);
const user = (values?: object) => seeds(database).user(values);

beforeAll(async () => {
  database = await openTestDatabase();
  make = await bookable(database);
  const counts = { online: () => 3 };
  service = new BookingService({
    bookings: new BookingRepository(database),
    fixtures: new FixtureRepository(database),
    counts,
    clock,
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  fan = await user();
});

const book = (fixtureId: string, commentatorId?: number) =>
  service.set(fan, { fixtureId, commentatorId, booked: true });
const unbook = (fixtureId: string, commentatorId?: number) =>
  service.set(fan, { fixtureId, commentatorId, booked: false });
const list = (query: Partial<Parameters<typeof service.list>[1]> = {}) => service.list(fan, { ...page, ...query });
const ids = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).list.map(({ fixtureId }) => fixtureId);

describe('booking a match', () => {
  it('is stored once for repeated requests, and cancelled by repeated requests', async () => {
    const fixtureId = await make.match('once', NOW + HOUR);
    const bookings = await Promise.all([book(fixtureId), book(fixtureId), book(fixtureId)]);
    expect(bookings[0]).toMatchObject({
      fixtureId,
      userId: fan.userId,
      commentatorId: null,
      commentator: null,
      name: 'Hải Phòng – Hà Nội',
      bookedFor: new Date(NOW + HOUR).toISOString(),
      bookedAt: new Date(NOW).toISOString(),
      fixture: { fixtureId, state: 1, home: { name: 'Hải Phòng' } },
    });
    expect((await list()).total).toBe(1);
    expect([await unbook(fixtureId), await unbook(fixtureId), (await list()).total]).toEqual([null, null, 0]);
  });

  it('exists beside bookings of the same match per commentator, each once; cancelling without a commentator removes all', async () => {
    const fixtureId = await make.match('hosted', NOW + HOUR);
    const [first, second] = [await user({ displayName: 'Gió Lào' }), await user({ displayName: 'Cò Trắng' })];
    await make.host(fixtureId, first.userId);
    await make.host(fixtureId, second.userId);
    await book(fixtureId);
    await book(fixtureId, first.userId);
    const booking = await book(fixtureId, second.userId);
    await book(fixtureId, second.userId);
    expect(booking).toMatchObject({
      commentatorId: second.userId,
      commentator: { userId: second.userId, name: 'Cò Trắng' },
    });
    expect((await list()).total).toBe(3);
    await unbook(fixtureId, first.userId);
    expect((await list()).list.map(({ commentatorId }) => commentatorId)).toEqual([null, second.userId]);
    await database.db.delete(hosts).where(eq(hosts.userId, second.userId));
    expect((await list()).list.map(({ commentator }) => commentator)).toEqual([null, null]);
    await unbook(fixtureId);
    expect((await list()).total).toBe(0);
  });

  it.each([
    ['is being played', -MINUTE, 1],
    ['is over', -3 * HOUR, -1],
    ['is called off', HOUR, -10],
    ['is postponed', HOUR, -14],
    ['was to begin long ago', -31 * MINUTE, 0],
  ])('of a match that %s is refused', async (what, offset, status) => {
    const fixtureId = await make.match(`not-${what.replaceAll(' ', '-')}`, NOW + offset, status);
    await expect(book(fixtureId)).rejects.toThrow(FixtureNotBookable);
    expect((await list()).total).toBe(0);
  });

  it('is allowed for a match that starts late, and cancelling one that has started is allowed', async () => {
    const fixtureId = await make.match('late', NOW - 10 * MINUTE);
    await book(fixtureId);
    await database.db.update(fixtures).set({ status: 1 }).where(eq(fixtures.fixtureId, fixtureId));
    await unbook(fixtureId);
    expect((await list()).total).toBe(0);
  });

  it('of an unknown match or commentator is refused with its own code', async () => {
    await expect(book('khong-co')).rejects.toThrow(FixtureNotFound);
    const fixtureId = await make.match('nobody', NOW + HOUR);
    await expect(book(fixtureId, fan.userId)).rejects.toThrow(HostNotOfFixture);
  });

  it('is limited to a hundred coming matches, also for parallel requests', async () => {
    const matches = await Promise.all(
      Array.from({ length: MAX_BOOKINGS + 1 }, (_, n) => make.match(`many${n}`, NOW + HOUR + n * MINUTE)),
    );
    for (const fixtureId of matches.slice(3)) await book(fixtureId);
    const last = await Promise.allSettled(matches.slice(0, 3).map((fixtureId) => book(fixtureId)));
    const refused = last.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect([refused.length, refused[0]]).toEqual([1, expect.any(TooManyBookings)]);
    expect((await list()).total).toBe(MAX_BOOKINGS);
    // A repeated booking does not count again, and a removed one frees a place.
    await book(matches[5] ?? '');
    await unbook(matches[5] ?? '');
    for (const fixtureId of matches.slice(0, 3)) await book(fixtureId);
  });
});

describe('the list of bookings', () => {
  it('[LS6] (window) is of today in Vietnam to seven days ahead, by kick-off', async () => {
    const midnight = Date.parse('2026-11-20T00:00:00+07:00');
    // The member booked these while they were upcoming; some are over now.
    const at = async (name: string, kickOff: number) => {
      const fixtureId = await make.match(name, NOW + HOUR);
      await book(fixtureId);
      await database.db
        .update(fixtures)
        .set({ kickOff: new Date(kickOff) })
        .where(eq(fixtures.fixtureId, fixtureId));
    };
    await at('far', midnight + 8 * DAY);
    await at('last', midnight + 8 * DAY - MINUTE);
    await at('first', midnight);
    await at('yesterday', midnight - MINUTE);
    expect(await ids()).toEqual(['first', 'last']);
    expect(
      await ids({ startTime: new Date(midnight - DAY).toISOString(), endTime: new Date(midnight).toISOString() }),
    ).toEqual(['yesterday']);
    expect(await ids({ startTime: new Date(midnight + 8 * DAY).toISOString() })).toEqual(['far']);
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list({ pageNum, pageSize: 1 })));
    expect(pages.map(({ total, list: [one] }) => [total, one?.fixtureId])).toEqual([
      [2, 'first'],
      [2, 'last'],
      [2, undefined],
    ]);
  });

  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['2026-12-31T23:59:60Z', '2027-01-01T00:00:00Z'],
  ])('refuses the window from %s to %s', async (startTime, endTime) => {
    await expect(list({ startTime, endTime })).rejects.toThrow(BadWindow);
  });

  it('lists a rescheduled match at its new time, with the time it was booked for', async () => {
    const fixtureId = await make.match('moved', NOW + HOUR);
    await book(fixtureId);
    const kickOff = new Date(NOW + 2 * DAY);
    await database.db.update(fixtures).set({ kickOff }).where(eq(fixtures.fixtureId, fixtureId));
    const [booking] = (await list()).list;
    expect([booking?.bookedFor, booking?.fixture.kickOff]).toEqual([
      new Date(NOW + HOUR).toISOString(),
      kickOff.toISOString(),
    ]);
  });

  it('is visible to the member, to moderators and to staff only', async () => {
    const fixtureId = await make.match('mine', NOW + HOUR);
    await book(fixtureId);
    const { userId } = fan;
    const seenBy = async (reader: Identity) =>
      (await service.list(reader, { ...page, userId })).list.map((booking) => booking.fixtureId);
    expect(await seenBy(fan)).toEqual(['mine']);
    for (const role of ['moderator', 'staff'] as const)
      expect(await seenBy({ ...(await user()), role })).toEqual(['mine']);
    for (const role of ['member', 'commentator'] as const) {
      await expect(seenBy({ ...(await user()), role })).rejects.toThrow(BookingsOfOthers);
    }
  });
});
