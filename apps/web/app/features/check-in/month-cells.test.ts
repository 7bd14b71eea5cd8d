import type { CheckInSheet } from '@khandai/contracts';
import { emptyBefore, firstMonth, monthCells, runSteps } from './month-cells';

const rewards = [10, 10, 15, 15, 20, 20, 100];
const sheet = (rest: Partial<CheckInSheet> = {}): CheckInSheet => ({
  today: '2026-11-20',
  nextDayAt: '2026-11-20T17:00:00.000Z',
  month: '2026-11',
  since: '2026-10-30',
  days: [
    { day: '2026-11-18', run: 1, points: 10 },
    { day: '2026-11-19', run: 2, points: 10 },
  ],
  checkedIn: false,
  run: 2,
  longest: null,
  rewards,
  balance: 20,
  ...rest,
});
const cell = (of: CheckInSheet, number: number) => monthCells(of)[number - 1];

describe('the month of check-ins', () => {
  test('[EN1] (page) shows what was done and missed, today, and what the days ahead bring', () => {
    const shown = [17, 19, 20, 21, 24].map((number) => cell(sheet(), number));
    expect(shown.map((one) => [one?.state, one?.points])).toEqual([
      ['missed', 0],
      ['done', 10],
      ['today', 15],
      ['ahead', 15],
      ['ahead', 100],
    ]);
    expect(shown.map((one) => one?.bonus)).toEqual([false, false, false, false, true]);
  });

  test('counts on from today once it is done', () => {
    const days = [...sheet().days, { day: '2026-11-20', run: 3, points: 15 }];
    const done = sheet({ days, checkedIn: true, run: 3 });
    expect([cell(done, 20)?.state, cell(done, 21)?.points, cell(done, 24)?.bonus]).toEqual(['done', 15, true]);
  });

  test('does not count days as missed before the member registered', () => {
    const { length } = monthCells(sheet({ since: '2026-11-17' })).filter(({ state }) => state === 'missed');
    expect(length).toBe(1);
  });

  test('has all days of the month, from its weekday on', () => {
    expect([monthCells(sheet()).length, emptyBefore('2026-11'), emptyBefore('2027-02')]).toEqual([30, 6, 0]);
  });

  test('has only missed days in a month before, and days to come in the next', () => {
    expect(new Set(monthCells(sheet({ month: '2026-10', days: [] })).map(({ state }) => state))).toEqual(
      new Set(['before', 'missed']),
    );
    expect(new Set(monthCells(sheet({ month: '2026-12', days: [] })).map(({ state }) => state))).toEqual(
      new Set(['ahead']),
    );
  });
});

test('[EN1] (page) months go back to the registration, and not more than two years', () => {
  expect(firstMonth('2026-11-20', '2026-09-28')).toBe('2026-09');
  expect(firstMonth('2026-11-20', '2026-11-20')).toBe('2026-11');
  expect(firstMonth('2026-11-20', '2019-01-01')).toBe('2024-11');
});

describe('the seven steps', () => {
  const states = (run: number, checkedIn: boolean) =>
    runSteps({ run, checkedIn, rewards })
      .map(({ state }) => state[0])
      .join('');

  test('[EN1] (page) stand at the day that comes next', () => {
    expect([states(0, false), states(2, false), states(3, true), states(6, false)]).toEqual([
      'naaaaaa',
      'ddnaaaa',
      'dddaaaa',
      'ddddddn',
    ]);
  });

  test('are all done on the seventh day, and begin again on the eighth', () => {
    expect([states(7, true), states(7, false), states(8, true)]).toEqual(['ddddddd', 'naaaaaa', 'daaaaaa']);
  });
});
