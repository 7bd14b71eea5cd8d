import { unitsOf } from './use-score';

test('[EN6] (boards page) units of tips have two decimals and the comma of Vietnamese', () => {
  expect([unitsOf(67_600), unitsOf(5_000), unitsOf(100)]).toEqual(['+6,76', '+0,50', '+0,01']);
});
