import { nextReaction } from './reaction-keys';

test('[NF2] (keys of reactions) arrows lead around the six reactions, Home and End to the first and the last', () => {
  const led = [
    ['ArrowRight', 5],
    ['ArrowDown', 0],
    ['ArrowLeft', 0],
    ['ArrowUp', 3],
    ['Home', 4],
    ['End', 1],
    ['Tab', 2],
  ] as const;
  expect(led.map(([key, at]) => nextReaction(key, at, 6))).toEqual([0, 1, 5, 2, 0, 5, undefined]);
});
