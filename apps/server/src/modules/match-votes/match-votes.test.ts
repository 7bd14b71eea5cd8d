import { RawStatus, SportType } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { bookable } from '../bookings/testing.js';
import { seeds } from '../chat/testing.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { MatchVoteRepository } from './match-vote-repository.js';
import { MatchVoteService } from './match-vote-service.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

describe('what fans expect of a match', () => {
  let database: PgliteDatabase;
  let make: Awaited<ReturnType<typeof bookable>>;
  let clock: FakeClock;
  let service: MatchVoteService;

  beforeAll(async () => {
    database = await openTestDatabase();
    make = await bookable(database);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    clock = new FakeClock(NOW);
    service = new MatchVoteService({ votes: new MatchVoteRepository(database), clock });
  });
  afterEach(() => database.db.delete(fixtures));

  const fan = () => seeds(database).user();

  it('a member has one vote a match, which they change until the kick-off by the clock of the server', async () => {
    const fixtureId = await make.match('m1', NOW + HOUR);
    const [a, b] = [await fan(), await fan()];
    await service.vote(a, fixtureId, 'home');
    await service.vote(b, fixtureId, 'home');
    expect(await service.vote(a, fixtureId, 'draw')).toEqual({
      ...{ fixtureId, open: true, own: 'draw' },
      counts: { home: 1, draw: 1, away: 0 },
    });
    // The feed still says that it is to come.
    await clock.advance(HOUR);
    await expect(service.vote(a, fixtureId, 'away')).rejects.toMatchObject({ status: 409 });
    expect((await service.state(a.userId, fixtureId)).counts).toEqual({ home: 1, draw: 1, away: 0 });
  });

  it('counts show to those who voted, and to everyone from the kick-off on', async () => {
    const fixtureId = await make.match('m1', NOW + HOUR);
    const [voter, other] = [await fan(), await fan()];
    await service.vote(voter, fixtureId, 'away');
    const counts = async (userId: number | null) => (await service.state(userId, fixtureId)).counts;
    expect([await counts(null), await counts(other.userId)]).toEqual([null, null]);
    expect((await counts(voter.userId))?.away).toBe(1);
    await clock.advance(HOUR);
    expect((await counts(null))?.away).toBe(1);
  });

  it.each([
    ['live', RawStatus.firstHalf],
    ['over', RawStatus.finished],
    ['cancelled', RawStatus.cancelled],
  ])('a match that is %s takes no votes, whatever its kick-off says', async (_, status) => {
    const fixtureId = await make.match('m1', NOW + HOUR, status);
    await expect(service.vote(await fan(), fixtureId, 'home')).rejects.toMatchObject({ status: 409 });
  });

  it('only football has votes, because other sports know no draw', async () => {
    const fixtureId = await make.match('m1', NOW + HOUR);
    await database.db
      .update(fixtures)
      .set({ sportType: SportType.basketball })
      .where(eq(fixtures.fixtureId, fixtureId));
    await expect(service.vote(await fan(), fixtureId, 'home')).rejects.toBeInstanceOf(FixtureNotFound);
    await expect(service.state(null, 'none')).rejects.toBeInstanceOf(FixtureNotFound);
  });
});
