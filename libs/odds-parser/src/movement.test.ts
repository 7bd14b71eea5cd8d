import { applyChange, movement, oddsChange, oddsChanges, offerOf, sameOffer } from './movement.js';
import type { HandicapOdds, RowEndpoint } from './odds.js';
import { parseRows } from './parse-rows.js';

const read = (row: string, endpoint: RowEndpoint = 'main'): HandicapOdds => {
  const [odds] = parseRows('handicap', [row], endpoint).odds;
  if (!odds) throw new Error('the row of this test is bad');
  return odds;
};
const main = read('362940922,14,0.75,0.85,0.79,0.75,0.85,0.79,false,false,1775629273,false,2');
const still = { line: 'same', home: 'same', away: 'same' };
const change = read('362940922,14,1,0.90,0.74,false,true,1775629300,true,3', 'mainChanges');

test('[P5] a change replaces prices, flags and time, and keeps opening prices', () => {
  expect(applyChange(main, change)).toEqual({
    ...main,
    instant: { line: 1, home: 0.9, away: 0.74 },
    inPlay: true,
    close: true,
    changeTime: 1775629300,
    oddsType: 3,
  });
});

test('[P5] a change without a period keeps the known one', () => {
  expect(applyChange(main, { ...change, oddsType: 0 }).oddsType).toBe(2);
});

test('[P5] an older change changes nothing', () => {
  expect(applyChange(main, { ...change, changeTime: main.changeTime - 1 })).toBe(main);
});

test('[P5] a change of another match or company is refused', () => {
  expect(() => applyChange(main, { ...change, companyId: 8 })).toThrow(RangeError);
});

test('[OD3] (movement part) movement gives the direction of each price', () => {
  expect(movement(main, applyChange(main, change))).toEqual({ line: 'up', home: 'up', away: 'down' });
  expect(movement(undefined, main)).toEqual({ line: 'same', home: 'same', away: 'same' });
});

test('[P5] a change of another line of the same company is refused, and one of the same line keeps the number of lines', () => {
  const second = read('362940922,35,0.5,0.72,1.06,0.5,0.72,1.06,false,false,2,3,1779181200,false,1', 'all');
  const moved = read('362940922,35,0.75,0.80,0.98,false,false,2,1779181300,false,2', 'allChanges');

  expect(applyChange(second, moved)).toMatchObject({
    handicapIndex: 2,
    handicapCount: 3,
    instant: { line: 0.75, home: 0.8, away: 0.98 },
  });
  expect(() => applyChange(second, { ...moved, handicapIndex: 1 })).toThrow(RangeError);
});

test('[P8] a change states whether the line moved, and the new offer', () => {
  expect(oddsChange(main, applyChange(main, change))).toMatchObject({ lineMoved: true, offer: 'closed' });
  expect(oddsChange(main, { ...main, maintenance: true })).toMatchObject({ lineMoved: false, offer: 'paused' });
  expect(oddsChange({ ...main, close: true }, main)).toMatchObject({ offer: 'open' });
  expect(oddsChange(undefined, { ...main, close: true })).toMatchObject({ lineMoved: false, offer: 'closed' });
  expect(offerOf({ close: true, maintenance: true })).toBe('closed');
});

test('[P6] only rows that are new or have another offer are changes', () => {
  const other = { ...main, companyId: 8 };
  const later = { ...main, changeTime: main.changeTime + 60 };
  const closed = { ...main, close: true };

  expect(oddsChanges([main], [later])).toEqual([]);
  expect(oddsChanges([main], [{ ...main, inPlay: !main.inPlay }])).toHaveLength(1);
  expect(oddsChanges([main], [closed, other])).toEqual([
    { key: 'handicap:362940922:14', before: main, after: closed, movement: still, lineMoved: false, offer: 'closed' },
    { key: 'handicap:362940922:8', before: undefined, after: other, movement: still, lineMoved: false, offer: 'same' },
  ]);
});

test('[P10] two versions of a row have the same offer when prices, line, suspension and maintenance are equal', () => {
  const later = { ...main, changeTime: main.changeTime + 60, oddsType: 3 as const, inPlay: true };

  expect(sameOffer(main, later)).toBe(true);
  expect(sameOffer(main, { ...main, close: true })).toBe(false);
  expect(sameOffer(main, { ...main, maintenance: true })).toBe(false);
  expect(sameOffer(main, { ...main, instant: { ...main.instant, line: 1 } })).toBe(false);
});
