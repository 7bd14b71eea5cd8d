import { formatMainRow } from '@khandai/odds-parser';
import { parseHalfOdds } from './other-odds.js';

const AT = 1775629273;
const match = (...details: string[]) => ({
  matchId: '7',
  odds: details.map((oddsDetail) => ({ changeTime: AT, oddsDetail })),
});

describe('1x2 of the first half', () => {
  it.each([
    ['3,Crown,2.44,2.18,4.7,2.25,2.2,5.5', `7,3,2.44,2.18,4.70,2.25,2.20,5.50,${AT}`],
    ['8,Bet, 365,2.44,2.18,4.7,2.25,2.2,5.5', `7,8,2.44,2.18,4.70,2.25,2.20,5.50,${AT}`],
    ['8,Bet365,2.44,2.18,4.7,,,', `7,8,2.44,2.18,4.70,2.44,2.18,4.70,${AT}`],
    ['8,Bet365,,,,2.25,2.2,5.5', `7,8,,,,2.25,2.20,5.50,${AT}`],
  ])('[PF9] (half) %s is a row of the site', (detail, row) => {
    const { list, bad } = parseHalfOdds([match(detail)], 'odds/half');
    expect(bad).toEqual([]);
    expect(list.map(formatMainRow)).toEqual([row]);
  });

  it.each([
    '',
    '3,Crown',
    '3,Crown,2.44,2.18,4.7',
    'x,Crown,2.44,2.18,4.7,2.25,2.2,5.5',
    '3,Crown,2.44,2.18,4.7,0,2.2,5.5',
  ])('[PF9] (half) "%s" is reported, and its neighbours stay', (detail) => {
    const { list, bad } = parseHalfOdds([match(detail, '3,Crown,2.44,2.18,4.7,2.25,2.2,5.5')], 'odds/half');
    expect(list).toHaveLength(1);
    expect(bad).toEqual([{ file: 'odds/half', row: 1, reason: expect.any(String) }]);
  });

  it('[PF9] (half) a match without a list of companies has none, and what is no list is a fault', () => {
    expect(parseHalfOdds([{ matchId: '7' }], 'odds/half')).toEqual({ list: [], bad: [] });
    expect(parseHalfOdds({}, 'odds/half').bad).toEqual([expect.objectContaining({ row: null })]);
  });
});
