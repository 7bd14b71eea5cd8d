import { DemoFeed, DemoPicks, type DemoPickBook } from '@khandai/demo';
import { RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { count, eq, isNotNull } from 'drizzle-orm';
import { OfferQuery } from '../../modules/fixtures/bets/offer-query.js';
import { FixtureCards } from '../../modules/fixtures/fixture-cards-query.js';
import { FixtureRepository } from '../../modules/fixtures/fixture-repository.js';
import { MatchVoteRepository } from '../../modules/match-votes/match-vote-repository.js';
import { PickRepository } from '../../modules/picks/pick-repository.js';
import { PickSettlementRepository } from '../../modules/picks/pick-settlement-repository.js';
import { pickSettlements } from '../../modules/picks/pick-settlements.js';
import { SimulatedPicks } from '../../modules/picks/simulated-picks.js';
import { PointsRepository } from '../../modules/points/points-repository.js';
import { RacePickRepository } from '../../modules/races/race-pick-repository.js';
import { RaceQuery } from '../../modules/races/race-query.js';
import { RaceRepository } from '../../modules/races/race-repository.js';
import { SimulatedRacePicks } from '../../modules/races/simulated-race-picks.js';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, matchVotes, picks, pointAccounts, racePicks, races, users } from '../../platform/database/schema.js';
import { openDemoDatabase } from '../testing.js';
import { CastRepository } from './cast-repository.js';
import { DemoDataRepository } from './demo-data-repository.js';

const NOW = Date.parse('2026-11-21T11:30:00Z');
const SEED = 'picks';
const MINUTE = 60_000;

let database: Database;
let book: DemoPickBook;
const clock = new FakeClock(NOW);
const rows = async (table: typeof picks | typeof racePicks | typeof matchVotes) =>
  (await database.db.select({ total: count() }).from(table))[0]!.total;

/** Accounts of members; those of the house are always there. */
const accounts = () => database.db.select().from(pointAccounts).where(isNotNull(pointAccounts.userId));

beforeAll(async () => {
  database = await openDemoDatabase(clock, SEED);
  const simulatedPicks = new SimulatedPicks({
    picks: new PickRepository(database),
    fixtures: new FixtureRepository(database),
    cards: new FixtureCards({ database, counts: { online: () => 0 } }),
    offers: new OfferQuery(database),
    ...{ limits: { min: 10, max: 500, perMatch: 1_000, perDay: 5_000 }, priceAgeMs: 3_600_000, clock },
  });
  const simulatedRacePicks = new SimulatedRacePicks({
    races: new RaceQuery(database),
    picks: new RacePickRepository(database),
    ...{ limits: { min: 10, max: 200, perRace: 500 }, clock: new FakeClock() },
  });
  book = {
    vote: (votes) => new MatchVoteRepository(database).addSimulated(votes),
    place: (pick) => simulatedPicks.place(pick),
    races: () => simulatedRacePicks.coming(),
    placeOnRace: (pick) => simulatedRacePicks.place(pick),
    forget: async (before) => {
      await simulatedPicks.forget(before);
      await simulatedRacePicks.forget(before);
    },
  };
});
afterAll(() => database.close());

const start = async () => {
  const stop = new AbortController();
  const feed = new DemoFeed({ clock, seed: SEED });
  const running = new DemoPicks({ feed, cast: new CastRepository(database), book, clock, seed: SEED }).run(stop.signal);
  for (let look = 0; look < 8; look += 1) {
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(15_000);
  }
  stop.abort();
  await running;
};

test('fans stake on matches ahead at the prices of the site, marked as simulated and without points', async () => {
  await start();
  const made = await database.db
    .select({ pick: picks, simulated: users.simulated })
    .from(picks)
    .innerJoin(users, eq(users.userId, picks.userId));
  expect(made.length).toBeGreaterThan(5);
  expect(made.every(({ pick, simulated }) => simulated && pick.simulated && pick.kickOff > pick.placedAt)).toBe(true);
  expect(await rows(matchVotes)).toBeGreaterThan(100);
  const votes = await rows(matchVotes);
  // Another start does what is due by now, and nothing twice.
  await start();
  const after = await database.db.select().from(picks);
  expect(new Set(after.map(({ userId, fixtureId }) => `${userId} ${fixtureId}`)).size).toBe(after.length);
  expect(after.length).toBeGreaterThanOrEqual(made.length);
  expect((await rows(matchVotes)) - votes).toBeLessThan(20);
  expect(await accounts()).toEqual([]);
});

test('their picks are settled as those of members, and nothing is paid', async () => {
  const postIn = (tx: Db, postings: Parameters<PointsRepository['post']>[0], at: Date) =>
    new PointsRepository(tx).post(postings, at);
  const pointsIn = async (tx: Db, userId: number) => (await new PointsRepository(tx).balances(userId)).points;
  const log = { error: (facts: object) => expect(facts).toBeUndefined() };
  const result = { status: RawStatus.finished, homeScore: 3, awayScore: 1, homeHalfScore: 1, awayHalfScore: 1 };
  await database.db.update(fixtures).set(result).where(eq(fixtures.status, RawStatus.notStarted));
  const later = new FakeClock(NOW + 300 * MINUTE);
  await pickSettlements(new PickSettlementRepository(database, { postIn, pointsIn }), { clock: later, log }).look();
  const settled = await database.db.select().from(picks).where(isNotNull(picks.settledAt));
  expect(settled.length).toBe(await rows(picks));
  expect(settled.some(({ returned }) => returned! > 0)).toBe(true);
  expect(await accounts()).toEqual([]);
});

test('they stake on a race, are counted on its marbles, and win no points', async () => {
  await new RaceRepository(database).keepAhead(5 * MINUTE);
  await database.db.update(races).set({ picksOpenAt: new Date(Date.now() - MINUTE) });
  const [race] = await book.races();
  const [fan] = await new CastRepository(database).saveFans(['tuấn béo']);
  const pick = { userId: fan!, raceId: race!.raceId, marbleId: race!.marbleIds[2]!, stake: 50, uuid: 'demo race' };
  await book.placeOnRace(pick);
  await book.placeOnRace(pick);
  // Refused as for members: a second marble, and a race that is not there.
  await book.placeOnRace({ ...pick, marbleId: race!.marbleIds[0]!, uuid: 'other' });
  await book.placeOnRace({ ...pick, raceId: 999_999, uuid: 'none' });
  const members = await new RaceQuery(database).picks([pick.raceId]);
  expect(members).toEqual([{ raceId: pick.raceId, marbleId: pick.marbleId, members: 1 }]);
  await database.db.update(races).set({
    decidedAt: new Date(),
    finishOrder: [pick.marbleId, ...race!.marbleIds.filter((id) => id !== pick.marbleId)],
  });
  const paid: unknown[] = [];
  const store = new RacePickRepository(database);
  await store.settle(await store.due(0, 10), async (_tx, list) => paid.push(...list));
  expect(paid).toEqual([]);
  const [row] = await database.db.select().from(racePicks);
  expect(row).toMatchObject({ returned: 50 * 8, settledAt: expect.any(Date) as Date });
});

test('old picks are forgotten, and the removal of the demo takes the others', async () => {
  const placed = (await database.db.select({ at: picks.placedAt }).from(picks)).map(({ at }) => at.getTime());
  const middle = (Math.min(...placed) + Math.max(...placed)) / 2;
  await book.forget(new Date(middle));
  expect(await rows(picks)).toBe(placed.filter((at) => at >= middle).length);
  expect(await rows(picks)).toBeGreaterThan(0);
  expect(await rows(picks)).toBeLessThan(placed.length);
  await new DemoDataRepository(database.db).remove();
  expect([await rows(picks), await rows(racePicks), await rows(matchVotes)]).toEqual([0, 0, 0]);
});
