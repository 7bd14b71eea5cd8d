import { SeededNumbers } from './random.js';

/** A marble at a tick. */
export interface RaceTickMarble {
  readonly id: number;
  /** The part of the whole race that it has run, from 0 to 1, in steps of 1/100,000. */
  readonly progress: number;
  /** Its place, from 1. No two marbles share one. */
  readonly rank: number;
}

/** When a marble is at the finish, in ms from the start. */
export interface RaceFinish {
  readonly id: number;
  readonly atMs: number;
}

/** A whole race: what its seed decides. */
export interface RaceCourse {
  readonly laps: number;
  /** The time between two ticks, in ms. */
  readonly tickMs: number;
  /** The number of the last tick: all marbles are at the finish. */
  readonly tickCount: number;
  /** The marbles as they finish, the winner first. */
  readonly order: readonly number[];
  /** The same order with times; no two are equal. */
  readonly finishes: readonly RaceFinish[];
  /** The marbles at tick `n`, in the order in which they were given. A number out of 0 to `tickCount` throws a RangeError. */
  tickAt(n: number): RaceTickMarble[];
}

/** A marble's way: where it is at each of the equal parts of its time, in steps of the race. */
interface Run {
  readonly id: number;
  readonly finishMs: number;
  readonly marks: readonly number[];
}

const LAPS = 5;
const TICK_MS = 500;

/** The winner needs from 85 to 89 s. */
const FASTEST_MS = 85_000;
const FASTEST_SPREAD_MS = 4000;

/** The gap to the marble before it at the finish: from 80 to 700 ms. */
const GAP_MS = 80;
const GAP_SPREAD_MS = 620;

/** A marble changes its pace so often in the race. */
const PARTS = 12;

/** Its pace in a part, of 100: from 78 to 122. */
const PACE = 78;
const PACE_SPREAD = 44;

/** Steps of the whole race: what a tick's `progress` is counted in. */
const STEPS = 100_000;

/**
 * Plans a race. Only IEEE doubles, their whole parts and the four basic operations decide it, so it is the same in every engine.
 * @param seed 64 hexadecimal digits; other text throws a RangeError
 * @param marbles the ids on the grid, at least two, each once; otherwise it throws a RangeError
 */
export function planRace(seed: string, marbles: readonly number[]): RaceCourse {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 hexadecimal digits.');
  if (marbles.length < 2 || new Set(marbles).size < marbles.length)
    throw new RangeError('A race is run by at least two marbles with different ids.');
  const numbers = new SeededNumbers(seed);
  const finishes = planFinishes(numbers.shuffle(marbles), numbers);
  const finishOf = new Map(finishes.map(({ id, atMs }) => [id, atMs]));
  const runs = marbles.map((id): Run => ({ id, finishMs: finishOf.get(id) ?? 0, marks: planMarks(numbers) }));
  const tickCount = Math.ceil((finishes.at(-1)?.atMs ?? 0) / TICK_MS);
  return {
    laps: LAPS,
    tickMs: TICK_MS,
    tickCount,
    order: finishes.map(({ id }) => id),
    finishes,
    tickAt: (n) => {
      if (!Number.isInteger(n) || n < 0 || n > tickCount) throw new RangeError(`The race has no tick ${n}.`);
      return ranked(runs, n * TICK_MS);
    },
  };
}

export const isSeed = (text: string): boolean => /^[\da-f]{64}$/i.test(text);

function planFinishes(order: readonly number[], numbers: SeededNumbers): RaceFinish[] {
  let atMs = FASTEST_MS + numbers.below(FASTEST_SPREAD_MS);
  return order.map((id, index) => {
    if (index > 0) atMs += GAP_MS + numbers.below(GAP_SPREAD_MS);
    return { id, atMs };
  });
}

/** The paces of the parts decide how far it is after each; together they are the whole race, so it finishes in its time. */
function planMarks(numbers: SeededNumbers): number[] {
  const paces = Array.from({ length: PARTS }, () => PACE + numbers.below(PACE_SPREAD + 1));
  const whole = paces.reduce((sum, pace) => sum + pace);
  let run = 0;
  return [0, ...paces.map((pace) => ((run += pace) * STEPS) / whole)];
}

function ranked(runs: readonly Run[], ms: number): RaceTickMarble[] {
  const steps = runs.map((run) => stepsAt(run, ms));
  const placed = runs.map((_, index) => index).sort((a, b) => ahead(a, b));
  return runs.map(({ id }, index) => ({
    id,
    progress: Math.floor(steps[index] ?? 0) / STEPS,
    rank: placed.indexOf(index) + 1,
  }));

  /** Those at the finish by their times, those on the track by their way, those side by side as they are on the grid. */
  function ahead(a: number, b: number): number {
    const [stepsA = 0, stepsB = 0, runA, runB] = [steps[a], steps[b], runs[a], runs[b]];
    if (stepsA < STEPS || stepsB < STEPS) return stepsB - stepsA || a - b;
    return (runA?.finishMs ?? 0) - (runB?.finishMs ?? 0);
  }
}

function stepsAt({ finishMs, marks }: Run, ms: number): number {
  if (ms >= finishMs) return STEPS;
  const part = Math.floor((ms * PARTS) / finishMs);
  const [from = 0, to = 0] = [marks[part], marks[part + 1]];
  return from + (to - from) * ((ms * PARTS) / finishMs - part);
}
