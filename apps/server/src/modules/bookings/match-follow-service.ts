import { DAY_MS } from '@khandai/calendar';
import { type Fixture, type MatchFollow, matchState, MatchState } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { matchOver, tooManyMatchFollows } from './booking-faults.js';
import type { BookingRepository } from './booking-repository.js';
import type { MatchFollowRepository } from './match-follow-repository.js';

/** Matches of today and later that one member follows. */
const MAX_FOLLOWS = 200;

/** Matches of which members want goals, line-ups and the reminder. */
export class MatchFollowService {
  constructor(
    private readonly deps: {
      readonly follows: MatchFollowRepository;
      readonly bookings: Pick<BookingRepository, 'fixture'>;
      readonly fixtures: Pick<FixtureRepository, 'hosts'>;
      readonly counts: OnlineCounts;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {}

  async state({ userId }: Identity, fixtureId: string): Promise<MatchFollow> {
    return { fixtureId, following: await this.deps.follows.has(userId, fixtureId) };
  }

  /** What the member follows and is not over, soonest first: within the limit, so it is one page. */
  async list({ userId }: Identity): Promise<{ total: number; list: Fixture[] }> {
    const { follows, clock } = this.deps;
    const rows = await follows.list(userId, new Date(clock.now() - DAY_MS));
    return { total: rows.length, list: await withHosts(rows, this.deps) };
  }

  /** Throws FixtureNotFound, matchOver and tooManyMatchFollows. To stop is always possible. */
  async set({ userId }: Identity, fixtureId: string, follow: boolean): Promise<MatchFollow> {
    const { follows, bookings, clock } = this.deps;
    if (!follow) {
      await follows.remove(userId, fixtureId);
      return { fixtureId, following: false };
    }
    const row = await bookings.fixture(fixtureId);
    if (!row) throw new FixtureNotFound();
    if (matchState(row.fixture.status) === MatchState.ended) throw matchOver();
    const now = clock.now();
    const isStored = await follows.add(
      { userId, fixtureId, followedAt: new Date(now), knownKickOff: row.fixture.kickOff },
      MAX_FOLLOWS,
      new Date(now - DAY_MS),
    );
    if (!isStored) throw tooManyMatchFollows(MAX_FOLLOWS);
    return { fixtureId, following: true };
  }
}
