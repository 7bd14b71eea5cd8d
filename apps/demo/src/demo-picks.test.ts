import { FakeClock } from '@khandai/testing';
import { DemoFeed } from './demo-feed.js';
import { type DemoPickBook, DemoPicks, type FanPick, type FanRacePick, type FanVote } from './demo-picks.js';
import { HOUR, MINUTE } from './demo-time.js';
import { picksOn, racePicksOn, votesOn } from './fan-picks.js';

const NOW = Date.parse('2026-11-20T08:50:00Z');
const FANS = 40;
const race = { raceId: 7, picksOpenAt: NOW, startsAt: NOW + 5 * MINUTE, marbleIds: [1, 2, 3, 4, 5, 6, 7, 8] };
const games = () => new DemoFeed({ clock: new FakeClock(NOW), seed: 'a' }).games(NOW).map(({ fixture }) => fixture);

/** What fans do in some minutes on a site that has these matches. */
const run = async (minutes: number, isThere: (fixtureId: string) => boolean = () => true) => {
  const clock = new FakeClock(NOW);
  const did = { votes: [] as FanVote[], picks: [] as FanPick[], races: [] as FanRacePick[], forgot: [] as Date[] };
  const at: number[] = [];
  const book: DemoPickBook = {
    vote: async (votes) => {
      const stored = votes.filter(({ fixtureId }) => isThere(fixtureId));
      did.votes.push(...stored);
      return new Set(stored.map(({ fixtureId }) => fixtureId));
    },
    place: async (pick) => {
      at.push(clock.now());
      did.picks.push(pick);
    },
    races: async () => (clock.now() < race.startsAt ? [race] : []),
    placeOnRace: async (pick) => void did.races.push(pick),
    forget: async (before) => void did.forgot.push(before),
  };
  const cast = { saveFans: async (names: readonly string[]) => names.map((_, index) => 100 + index) };
  const stop = new AbortController();
  const feed = new DemoFeed({ clock, seed: 'a' });
  const running = new DemoPicks({ feed, cast, book, clock, seed: 'a' }).run(stop.signal);
  for (let step = 0; step < minutes * 12; step += 1) {
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(5_000);
  }
  stop.abort();
  await running;
  return { ...did, at };
};

test('fans vote, and stake on matches ahead and on marbles: each once, and the same in every process', async () => {
  const [first, second] = [await run(20), await run(20)];
  expect(second).toEqual(first);
  const { votes, picks, races, at, forgot } = first;
  expect(votes.length).toBeGreaterThan(100);
  expect(new Set(votes.map(({ fixtureId, userId }) => `${fixtureId} ${userId}`)).size).toBe(votes.length);
  expect(picks.length).toBeGreaterThan(5);
  expect(new Set([...picks, ...races].map(({ uuid, userId }) => `${uuid} ${userId}`)).size).toBe(
    picks.length + races.length,
  );
  const kickOffs = new Map(games().map(({ fixtureId, kickOff }) => [fixtureId, kickOff]));
  expect(picks.every(({ fixtureId }, index) => kickOffs.get(fixtureId)! > at[index]!)).toBe(true);
  expect(races.length).toBeGreaterThan(1);
  expect(races.every(({ marbleId }) => race.marbleIds.includes(marbleId))).toBe(true);
  expect(forgot).toHaveLength(1);
});

test('matches that the site does not have keep fans from voting on no other', async () => {
  const { votes } = await run(20);
  const [last] = votes.slice(-1);
  const alone = await run(20, (fixtureId) => fixtureId === last?.fixtureId);
  const ofLast = votes.filter(({ fixtureId }) => fixtureId === last?.fixtureId);
  expect(new Set(votes.map(({ fixtureId }) => fixtureId)).size).toBeGreaterThan(10);
  expect(alone.votes.map(({ userId }) => userId).sort()).toEqual(ofLast.map(({ userId }) => userId).sort());
});

test('fans act before the start, with another choice for another seed', () => {
  const fixtures = games();
  for (const fixture of fixtures) {
    const acts = [...votesOn(fixture, FANS), ...picksOn(fixture, FANS)];
    expect(acts.every(({ at }) => at < fixture.kickOff && at > fixture.kickOff - 21 * HOUR)).toBe(true);
  }
  const onRace = racePicksOn(race, 'a', FANS);
  expect(onRace.every(({ at }) => at >= race.picksOpenAt && at < race.startsAt)).toBe(true);
  expect(racePicksOn(race, 'b', FANS)).not.toEqual(onRace);
  expect(racePicksOn({ ...race, marbleIds: [] }, 'a', FANS)).toEqual([]);
});

test('most fans expect the stronger team to win, and some a draw', () => {
  const votes = games().flatMap((fixture) =>
    votesOn(fixture, FANS).map(({ pick }) => ({ pick, gap: fixture.home.strength - fixture.away.strength })),
  );
  const share = (of: typeof votes, pick: string) => of.filter((vote) => vote.pick === pick).length / of.length;
  expect(
    share(
      votes.filter(({ gap }) => gap > 0.2),
      'home',
    ),
  ).toBeGreaterThan(0.55);
  expect(
    share(
      votes.filter(({ gap }) => gap < -0.2),
      'away',
    ),
  ).toBeGreaterThan(0.4);
  expect(share(votes, 'draw')).toBeGreaterThan(0.1);
  expect(share(votes, 'draw')).toBeLessThan(0.35);
});
