import { oddsCategories } from '@khandai/odds-parser';
import { categoriesOf, halfOf, oddsHalves } from './odds-parts';

test('[OD1] (board) every category of rows has a place in one part of the board', () => {
  expect(oddsHalves.flatMap(categoriesOf).sort()).toEqual([...oddsCategories].sort());
  expect(oddsCategories.map((category) => categoriesOf(halfOf(category)).includes(category))).not.toContain(false);
});
