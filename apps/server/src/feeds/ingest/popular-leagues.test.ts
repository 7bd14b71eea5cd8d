import { positionsOf } from './popular-leagues.js';

const position = positionsOf([
  { name: 'Ngoại hạng Anh', position: 20 },
  { name: 'World Cup', position: 40 },
]);

test('[LS8] (popular leagues) a league is known by its name without season, accents and case', () => {
  expect(position({ name: 'NGOAI HANG ANH' })).toBe(20);
  expect(position({ name: 'World Cup 2026' })).toBe(40);
  expect(position({ name: 'Ngoại hạng Anh 2026/27' })).toBe(20);
});

test('[LS8] (popular leagues) a league whose name only begins or ends like a popular one has no position', () => {
  expect(position({ name: 'World Cup U20' })).toBeNull();
  expect(position({ name: 'Club World Cup' })).toBeNull();
  expect(position({ name: 'Hạng hai Anh' })).toBeNull();
});
