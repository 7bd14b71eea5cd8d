import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { seeds } from '../chat/testing.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { BookingRepository } from './booking-repository.js';
import { MatchFollowRepository } from './match-follow-repository.js';
import { MatchFollowService } from './match-follow-service.js';
import { bookable } from './testing.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const HOUR = 3_600_000;

describe('following matches', () => {
  let database: PgliteDatabase;
  let make: Awaited<ReturnType<typeof bookable>>;
  let service: MatchFollowService;
  let fan: Identity;

  beforeAll(async () => {
    database = await openTestDatabase();
    make = await bookable(database);
    service = new MatchFollowService({
      follows: new MatchFollowRepository(database),
      bookings: new BookingRepository(database),
      fixtures: new FixtureRepository(database),
      counts: { online: () => 3 },
      clock: new FakeClock(NOW),
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    fan = await seeds(database).user();
  });

  const listed = async (member = fan) => {
    const { total, list } = await service.list(member);
    expect(total).toBe(list.length);
    return list.map(({ fixtureId }) => fixtureId);
  };

  it('lists what a member follows, soonest first, without what is over and what others follow', async () => {
    const late = await make.match('late', NOW + 30 * HOUR);
    const soon = await make.match('soon', NOW + HOUR);
    const live = await make.match('live', NOW - HOUR, RawStatus.firstHalf);
    const missed = await make.match('missed', NOW - 25 * HOUR, RawStatus.firstHalf);
    const notFollowed = await make.match('not-followed', NOW + 2 * HOUR);
    const other = await seeds(database).user();
    for (const fixtureId of [late, soon, live, missed, soon]) await service.set(fan, fixtureId, true);
    await service.set(other, notFollowed, true);
    expect(await listed()).toEqual([live, soon, late]);
    expect(await listed(other)).toEqual([notFollowed]);
  });

  it('a match that a member no longer follows is not in the list, however often it is taken out', async () => {
    const fixtureId = await make.match('left', NOW + HOUR);
    await service.set(fan, fixtureId, true);
    expect(await service.state(fan, fixtureId)).toEqual({ fixtureId, following: true });
    await service.set(fan, fixtureId, false);
    expect(await service.set(fan, fixtureId, false)).toEqual({ fixtureId, following: false });
    expect(await listed()).toEqual([]);
  });

  it('a match that is over or unknown is refused', async () => {
    const over = await make.match('over', NOW - 3 * HOUR, RawStatus.finished);
    await expect(service.set(fan, over, true)).rejects.toMatchObject({ status: 409 });
    await expect(service.set(fan, 'none', true)).rejects.toBeInstanceOf(FixtureNotFound);
    expect(await listed()).toEqual([]);
  });
});
