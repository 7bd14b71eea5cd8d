import { cellOf } from './odds-cell.js';
import type { HandicapView } from './odds-view.js';

const labels = {
  signs: { europeOdds: { home: '1', draw: 'X', away: '2' }, doubleChance: { home: '1X', draw: '12', away: 'X2' } },
  under: 'u',
};
const view: HandicapView = { line: '0-0.5', favourite: 'away', home: { text: '0.90' }, away: { text: '0.95' } };
const cells = (handicap: HandicapView) =>
  (['home', 'away'] as const).map((side) => {
    const { line, openingLine } = cellOf({ handicap }, 'handicap', side, labels)!;
    return [line, openingLine];
  });

test('an opening line stands in the row of the team that gave it', () => {
  expect(cells({ ...view, openingLine: '0.5' })).toEqual([
    [undefined, undefined],
    ['0-0.5', '0.5'],
  ]);
  expect(cells({ ...view, openingLine: '0.5', openingSide: 'home' })).toEqual([
    [undefined, '0.5'],
    ['0-0.5', undefined],
  ]);
});
