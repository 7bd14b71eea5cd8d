import { unitsOf } from './use-score';

test('[EN6] (boards page) units of tips have two decimals and the comma of Vietnamese', () => {
  expect([67_600, 5_000, 100].map((score) => unitsOf(score, 'vi'))).toEqual(['+6,76', '+0,50', '+0,01']);
});
