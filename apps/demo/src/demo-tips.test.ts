import { TipMarket } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { DemoFeed } from './demo-feed.js';
import { MINUTE } from './demo-time.js';
import { DemoTips, type VotedTip } from './demo-tips.js';
import { oddsAt } from './market.js';
import { plansOf, tipOf } from './tip-plans.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const games = () => new DemoFeed({ clock: new FakeClock(NOW), seed: 'a' }).games(NOW);

const run = async (minutes = 0) => {
  const clock = new FakeClock(NOW);
  const saved: VotedTip[] = [];
  const board = {
    save: async (tips: readonly VotedTip[]) => {
      saved.push(...tips);
      return tips.map(({ uuid }) => uuid);
    },
  };
  const cast = {
    saveFans: async (names: readonly string[]) => names.map((_, index) => index + 1),
    commentators: async (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index + 900])),
  };
  const stop = new AbortController();
  const feed = new DemoFeed({ clock, seed: 'a' });
  const running = new DemoTips({ feed, cast, board, clock }).run(stop.signal);
  for (let minute = 0; minute <= minutes; minute += 1) {
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    if (minute < minutes) await clock.advance(MINUTE);
  }
  stop.abort();
  await running;
  return saved;
};

test('every tipster has tips on 20 to 60 matches of the last week, and some on matches ahead', () => {
  const past = Map.groupBy(
    games().flatMap(({ fixture }) => (fixture.kickOff < NOW - 3 * 60 * MINUTE ? plansOf(fixture) : [])),
    ({ tipster }) => tipster,
  );
  expect(past.size).toBe(8);
  const samples = [...past.values()].map(({ length }) => length);
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...samples)).toBeLessThanOrEqual(60);
});

test('tips are the same in every process, and each once', async () => {
  const [first, second] = [await run(1), await run(1)];
  expect(second).toEqual(first);
  expect(new Set(first.map(({ uuid }) => uuid)).size).toBe(first.length);
  expect(new Set(first.map(({ market }) => market))).toEqual(new Set(Object.values(TipMarket)));
  expect(first.every(({ votes, analysis, title }) => votes.length > 0 && !/[{}]/.test(title + analysis))).toBe(true);
});

test('a tip has the price that its company offered at that moment, before the kick-off', () => {
  const plan = games().flatMap(({ fixture }) => plansOf(fixture))[0]!;
  const tip = tipOf(plan);
  expect(plan.postedAt).toBeLessThan(plan.fixture.kickOff);
  const offers = oddsAt(plan.fixture, plan.postedAt).filter(({ companyId }) => companyId === tip.companyId);
  const prices = offers.map(({ instant }): Readonly<Record<string, number>> => ({ ...instant }));
  expect(prices.some((row) => row[tip.side] === tip.price && (row['line'] ?? null) === tip.line)).toBe(true);
});
