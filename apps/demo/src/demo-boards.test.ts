import { addDays } from '@khandai/calendar';
import { FakeClock } from '@khandai/testing';
import { DemoBoards, type FanShare, type SimulatedCheckIn } from './demo-boards.js';

const MINUTE = 60_000;
/** 22:00 in Vietnam. */
const NOW = Date.parse('2026-11-20T15:00:00Z');
const TODAY = '2026-11-20';

function fixture(known: readonly string[] = []) {
  const clock = new FakeClock(NOW);
  const days = new Set(known);
  const checkIns: SimulatedCheckIn[] = [];
  const shares: (FanShare & { at: number })[] = [];
  const boards = new DemoBoards({
    feed: { games: () => [{ fixture: { fixtureId: 'a' } }] },
    cast: { saveFans: async (names) => names.map((_, index) => index + 1), rooms: async () => [{ groupId: 41 }] },
    activity: {
      hasCheckedIn: async (day) => days.has(day),
      add: async (all, added) => {
        checkIns.push(...all);
        for (const { day } of all) days.add(day);
        shares.push(...added.flatMap(({ at, list }) => list.map((share) => ({ ...share, at }))));
      },
    },
    clock,
  });
  const stop = new AbortController();
  void boards.run(stop.signal);
  return { clock, checkIns, shares, stop };
}

describe('[EN6] (boards demo) fans of the demo', () => {
  test('have a week of check-ins in whole runs, and shares of each day, on a site without them', async () => {
    const { clock, checkIns, shares, stop } = fixture();
    await clock.advance(2 * 60 * MINUTE - 1);
    stop.abort();
    const fans = Map.groupBy(checkIns, ({ userId }) => userId);
    expect(fans.size).toBeGreaterThan(20);
    for (const own of fans.values()) {
      const runs = own.map(({ run }) => run);
      expect(runs).toEqual(runs.map((_, index) => index + 1));
      expect(own.map(({ day }) => day)).toEqual(runs.map((_, index) => addDays(TODAY, index + 1 - runs.length)));
    }
    expect(new Set([...fans.values()].map(({ length }) => length)).size).toBe(7);
    expect(new Set(shares.map(({ at }) => at)).size).toBe(7);
    for (const { at, gifts } of shares) expect([at <= clock.now(), gifts <= 100]).toEqual([true, true]);
  });

  test('add one day a day to boards that are there', async () => {
    const { clock, checkIns, shares, stop } = fixture([TODAY]);
    await clock.advance(2 * 60 * MINUTE - 1);
    expect([checkIns, shares]).toEqual([[], []]);
    await clock.advance(60 * MINUTE);
    stop.abort();
    expect(new Set(checkIns.map(({ day }) => day))).toEqual(new Set([addDays(TODAY, 1)]));
    expect(new Set(shares.map(({ userId }) => userId)).size).toBe(shares.length);
  });
});
