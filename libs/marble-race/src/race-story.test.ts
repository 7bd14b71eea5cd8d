import { planRace } from './marble-race.js';
import { type RaceMoment, tellRace } from './race-story.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const IDS = [1, 2, 3, 4, 5, 6, 7, 8];
const course = planRace(SEED, IDS);
const whole = Array.from({ length: course.tickCount + 1 }, (_, tick): RaceMoment => ({
  atMs: tick * course.tickMs,
  marbles: course.tickAt(tick),
}));

/** A moment of three marbles: how far each is, in their order from the front. */
const moment = (seconds: number, ...marbles: [id: number, progress: number][]): RaceMoment => ({
  atMs: seconds * 1000,
  marbles: marbles.map(([id, progress], index) => ({ id, progress, rank: index + 1 })),
});
const short = [
  moment(0, [1, 0], [2, 0], [3, 0]),
  moment(1, [3, 0.2], [2, 0.19], [1, 0.1]),
  moment(2, [3, 0.4], [2, 0.35], [1, 0.3]),
  moment(3, [2, 0.55], [3, 0.5], [1, 0.45]),
  moment(4, [1, 0.8], [2, 0.75], [3, 0.7]),
  moment(5, [1, 1], [2, 0.95], [3, 0.9]),
  moment(6, [1, 1], [2, 1], [3, 0.97]),
  moment(7, [1, 1], [2, 1], [3, 1]),
];

describe('the story of a race', () => {
  it('[MAR11] has the places at the marks, the changes of the lead, the longest lead and the biggest climb', () => {
    expect(tellRace(short, 4)).toEqual({
      marks: [
        { part: 0, order: [1, 2, 3] },
        { part: 1, order: [3, 2, 1] },
        { part: 2, order: [2, 3, 1] },
        { part: 3, order: [1, 2, 3] },
        { part: 4, order: [1, 2, 3] },
      ],
      leadChanges: 2,
      longestLead: { id: 3, ms: 2000 },
      bestClimb: { id: 1, from: 3, to: 1 },
      hasGaps: false,
    });
  });

  it('[MAR11] of a planned race ends with its order, whatever part of it came before', () => {
    const { marks, leadChanges, longestLead, bestClimb } = tellRace(whole, 10);
    expect(marks.map(({ part }) => part)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([marks[0]?.order, marks.at(-1)?.order]).toEqual([IDS, course.order]);
    expect(leadChanges).toBeGreaterThan(0);
    expect(longestLead?.ms).toBeLessThanOrEqual(course.finishes[0]?.atMs ?? 0);
    expect((bestClimb?.from ?? 0) - (bestClimb?.to ?? 0)).toBeGreaterThan(0);
    for (let heard = 0; heard < whole.length; heard += 7) {
      const part = tellRace(whole.slice(0, heard), 10);
      expect(part.marks).toEqual(marks.slice(0, part.marks.length));
      expect(part.leadChanges).toBeLessThanOrEqual(leadChanges);
    }
  });

  it('[MAR11] says nothing of what happened in a gap, and has the finish after one', () => {
    const late = [whole[0], ...whole.slice(90)].flatMap((one) => one ?? []);
    const { marks, hasGaps } = tellRace(late, 10);
    expect(hasGaps).toBe(true);
    const missing = Math.floor(Math.max(...course.tickAt(90).map(({ progress }) => progress)) * 10);
    expect(marks.map(({ part }) => part)).toEqual([
      0,
      ...Array.from({ length: 10 - missing }, (_, n) => missing + 1 + n),
    ]);
    const end = [whole[0], whole.at(-1)].flatMap((one) => one ?? []);
    expect(tellRace(end, 10)).toMatchObject({
      marks: [{ part: 0 }, { part: 10, order: course.order }],
      ...{ leadChanges: 0, longestLead: undefined, bestClimb: undefined },
    });
    expect(tellRace([], 10)).toMatchObject({ marks: [], leadChanges: 0, hasGaps: false });
  });
});
