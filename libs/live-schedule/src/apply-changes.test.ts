import { FixtureChange } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { applyChanges, changeOf } from './apply-changes.js';

const one = aFixture({ fixtureId: '1' });
const two = aFixture({ fixtureId: '2' });
const change = (part: Partial<FixtureChange>): FixtureChange => {
  const { league: _l, home: _h, away: _a, commentators: _c, ...rest } = aFixture({ updatedAt: '2026-11-20T12:30:00Z' });
  return { ...rest, ...part };
};

test('[S7] a change replaces the moving fields of its fixture alone', () => {
  const next = applyChanges([one, two], [change({ fixtureId: '2', homeScore: 1, awayScore: 0, status: 1, state: 2 })]);

  expect(next[0]).toBe(one);
  expect(next[1]).toMatchObject({
    fixtureId: '2',
    homeScore: 1,
    awayScore: 0,
    state: 2,
    home: two.home,
    league: two.league,
  });
});

test('[S7] the list stays the same object when nothing applies', () => {
  const list = [one, two];
  expect(applyChanges(list, [change({ fixtureId: '99' })])).toBe(list);
  expect(applyChanges(list, [])).toBe(list);
});

test('[S7] a change older than the fixture is ignored, and of two the newer one counts', () => {
  const list = [one];
  expect(applyChanges(list, [change({ fixtureId: '1', updatedAt: '2026-11-20T10:00:00Z', homeScore: 9 })])).toBe(list);

  const newer = change({ fixtureId: '1', homeScore: 2, updatedAt: '2026-11-20T12:31:00Z' });
  const older = change({ fixtureId: '1', homeScore: 1, updatedAt: '2026-11-20T12:30:00Z' });
  expect(applyChanges(list, [newer, older])[0]?.homeScore).toBe(2);
});

test('[S7] what of a fixture may change is what is pushed of it', () => {
  const now = aFixture({ fixtureId: '7', dateOnly: false, homeScore: 2, updatedAt: '2026-11-20T12:31:00Z' });
  expect(Object.keys(changeOf(now)).sort()).toEqual(Object.keys(FixtureChange.properties).sort());
  expect(applyChanges([{ ...now, homeScore: 0, updatedAt: '2026-11-20T12:30:00Z' }], [changeOf(now)])).toEqual([now]);
});

test('[S18] a change says that the time of the kick-off is known, or no longer', () => {
  const untimed = { ...two, dateOnly: true };
  expect(applyChanges([untimed], [change({ fixtureId: '2' })])[0]?.dateOnly).toBe(false);
  expect(applyChanges([two], [change({ fixtureId: '2', dateOnly: true })])[0]?.dateOnly).toBe(true);
});
