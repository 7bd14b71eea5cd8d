import type { Race } from '@khandai/contracts';
import { raceAt } from './race-at';

const start = Date.parse('2026-11-28T12:00:00Z');
const raceOf = (raceId: number, afterMs: number) =>
  ({ raceId, startsAt: new Date(start + afterMs).toISOString() }) as Race;

describe('[LS11] (list) the race that the home page names', () => {
  const board = { current: raceOf(1, 0), next: [raceOf(2, 300_000), raceOf(3, 600_000)] };
  const at = (ms: number) => {
    const shown = raceAt(board, start + ms);
    return shown && [shown.race.raceId, shown.startsInMs];
  };

  test('is the one that runs, then the next with the time until its start, although the board was read once', () => {
    expect([at(0), at(94_000)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([at(95_000), at(300_000), at(599_000)]).toEqual([
      [2, 205_000],
      [2, 0],
      [3, 1_000],
    ]);
  });

  test('is none once the known ones are over, or when the track is closed', () => {
    expect(at(700_000)).toBeUndefined();
    expect(raceAt({ current: null, next: [] }, start)).toBeUndefined();
  });
});
