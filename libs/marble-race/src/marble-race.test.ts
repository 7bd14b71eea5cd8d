import { planRace, type RaceCourse } from './marble-race.js';

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const GRID = [1, 2, 3, 4, 5, 6, 7, 8];

/** The seed with the number `index` in it: these seeds differ in a few digits only. */
const seedOf = (index: number): string => index.toString(16).padStart(64, '0');
const races = (count: number): RaceCourse[] =>
  Array.from({ length: count }, (_, index) => planRace(seedOf(index), GRID));
const leaderAt = (course: RaceCourse, tick: number) => course.tickAt(tick).find(({ rank }) => rank === 1)?.id;

describe('planRace', () => {
  it('[MAR1][LS11] (fixed race) makes the same race of a seed in every engine and version', () => {
    const course = planRace(SEED, GRID);
    expect(course).toMatchObject({ laps: 5, tickMs: 500, tickCount: 180, order: [1, 5, 4, 2, 8, 7, 3, 6] });
    expect(course.finishes.map(({ atMs }) => atMs)).toEqual([
      87_244, 87_875, 88_097, 88_390, 88_510, 88_908, 89_583, 89_680,
    ]);
    expect(course.tickAt(90).map(({ progress, rank }) => [progress, rank])).toEqual([
      ...[
        [0.50542, 6],
        [0.51602, 3],
        [0.52108, 2],
        [0.51559, 4],
      ],
      ...[
        [0.53319, 1],
        [0.51029, 5],
        [0.48055, 8],
        [0.4932, 7],
      ],
    ]);
    expect(planRace(SEED.toUpperCase(), GRID).order).toEqual(course.order);
  });

  it('[MAR2][LS11] (start and finish) starts as on the grid and ends with all at the finish, in the order', () => {
    const course = planRace(SEED, GRID);
    expect(course.tickAt(0)).toEqual(GRID.map((id, index) => ({ id, progress: 0, rank: index + 1 })));
    const last = course.tickAt(course.tickCount);
    expect(last.map(({ progress }) => progress)).toEqual(GRID.map(() => 1));
    expect([...last].sort((a, b) => a.rank - b.rank).map(({ id }) => id)).toEqual(course.order);
    expect(course.tickAt(course.tickCount - 1).some(({ progress }) => progress < 1)).toBe(true);
  });

  it('[MAR3][LS11] (ticks) no marble runs back, and the ranks follow the ways', () => {
    for (const course of races(6)) {
      let before = course.tickAt(0);
      for (let n = 1; n <= course.tickCount; n++) {
        const tick = course.tickAt(n);
        const byRank = [...tick].sort((a, b) => a.rank - b.rank);
        expect(byRank.map(({ rank }) => rank)).toEqual(GRID);
        expect(byRank.every(({ progress }, index) => progress <= (byRank[index - 1]?.progress ?? 1))).toBe(true);
        expect(tick.every(({ progress }, index) => progress >= (before[index]?.progress ?? 1))).toBe(true);
        before = tick;
      }
    }
  });

  it('[MAR4][LS11] (equal chances) gives every marble every place equally often over 2,000 seeds', () => {
    const counts = GRID.map(() => GRID.map(() => 0));
    for (const { order } of races(2000)) for (const [place, id] of order.entries()) counts[id - 1]![place]! += 1;
    const expected = 2000 / GRID.length;
    const deviation = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Chi-square with 49 degrees of freedom: a fair shuffle exceeds 85.4 once in a thousand times.
    expect(deviation).toBeLessThan(85.4);
    expect(deviation).toBeGreaterThan(23.9);
  });

  it('[MAR5][LS11] (length) lasts about 90 s, and all finish within 5 s', () => {
    for (const { finishes, tickCount } of races(500)) {
      const times = finishes.map(({ atMs }) => atMs);
      const [first = 0, last = 0] = [times[0], times.at(-1)];
      expect(first).toBeGreaterThanOrEqual(85_000);
      expect(first).toBeLessThan(89_000);
      expect(last - first).toBeLessThan(5000);
      expect(times.every((time, index) => time > (times[index - 1] ?? 0))).toBe(true);
      expect(tickCount).toBe(Math.ceil(last / 500));
    }
  });

  it('[MAR6][LS11] (contest) the lead changes, and late leaders still lose', () => {
    const watched = races(100).map((course) => {
      const leaders = Array.from({ length: course.tickCount - 1 }, (_, index) => leaderAt(course, index + 1));
      return {
        changes: leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length,
        lateLeaderLost: leaderAt(course, course.tickCount - 40) !== course.order[0],
      };
    });
    expect(watched.filter(({ changes }) => changes >= 2).length).toBeGreaterThan(85);
    expect(watched.filter(({ lateLeaderLost }) => lateLeaderLost).length).toBeGreaterThan(30);
  });

  it('[MAR7] every digit of the seed counts, and a seed of zeros is a race too', () => {
    const plans = Array.from({ length: 64 }, (_, digit) => {
      const seed = '0'.repeat(digit) + '8' + '0'.repeat(63 - digit);
      return JSON.stringify(planRace(seed, GRID).finishes);
    });
    plans.push(JSON.stringify(planRace('0'.repeat(64), GRID).finishes));
    expect(new Set(plans).size).toBe(65);
  });

  it.each([
    ['a short seed', () => planRace('abc', GRID)],
    ['a seed with other letters', () => planRace('g'.repeat(64), GRID)],
    ['one marble', () => planRace(SEED, [1])],
    ['a marble twice', () => planRace(SEED, [1, 2, 1])],
    ['a tick before the start', () => planRace(SEED, GRID).tickAt(-1)],
    ['a part of a tick', () => planRace(SEED, GRID).tickAt(1.5)],
    ['a tick after the last', () => planRace(SEED, GRID).tickAt(181)],
  ])('[MAR8] refuses %s', (_, ask) => {
    expect(ask).toThrow(RangeError);
  });
});
