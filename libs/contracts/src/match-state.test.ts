import { hasKickOffTime, matchState } from './match-state.js';

test.each([-14, -13, -12, -11, -10, -1])('[LS1] (ended) raw status %d is ended', (raw) =>
  expect(matchState(raw)).toBe(3),
);
test.each([1, 2, 3, 4, 5])('[LS1] (live) raw status %d is live', (raw) => expect(matchState(raw)).toBe(2));
test.each([0, 6, 99, -2, -9, -15, 2.5, -10.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[LS1] (coming) raw status %d is coming',
  (raw) => expect(matchState(raw)).toBe(1),
);

test.each([
  [0, false, true],
  [3, false, true],
  [0, true, false],
  [-11, false, false],
])('[CO15] raw status %d and dateOnly %s: the kick-off has a time: %s', (status, dateOnly, expected) => {
  expect(hasKickOffTime({ status, dateOnly })).toBe(expected);
});
