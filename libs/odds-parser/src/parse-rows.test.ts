import { formatMainRow } from './format-row.js';
import { type RowEndpoint, rowIds, rowKey } from './odds.js';
import { parseAllRows, parseRows } from './parse-rows.js';

const HANDICAP = '362940922,14,0.75,0.85,0.79,0.75,0.85,0.79,false,false,1775629273,false,2';
const ONE_X_TWO = '362940922,8,1.73,4.00,3.50,1.73,4.00,3.50,1775629978,false,2';
const OVER_UNDER = '362940922,14,3.5,0.92,0.75,3.5,0.92,0.75,1775629273,false,2';

const reasons = (category: string, rows: unknown, endpoint: RowEndpoint = 'main') =>
  parseRows(category, rows, endpoint).bad.map((bad) => bad.reason);

test('[OD1] (columns) a main handicap row becomes typed values', () => {
  const { odds, bad } = parseRows('handicap', [HANDICAP]);

  expect(bad).toEqual([]);
  expect(odds).toEqual([
    {
      market: 'handicap',
      category: 'handicap',
      matchId: '362940922',
      companyId: 14,
      initial: { line: 0.75, home: 0.85, away: 0.79 },
      instant: { line: 0.75, home: 0.85, away: 0.79 },
      maintenance: false,
      inPlay: false,
      close: false,
      changeTime: 1775629273,
      oddsType: 2,
      handicapIndex: 1,
      handicapCount: null,
    },
  ]);
});

test('[OD1] (columns) a row of all lines has the index of its line, and a handicap also the number of lines', () => {
  const { odds, bad } = parseAllRows(
    {
      handicap: ['362940922,35,0.5,0.72,1.06,0.5,0.72,1.06,false,false,2,2,1779181200,false,1'],
      handicapHalf: ['362940922,42,0,0.35,1.51,0.75,1.52,0.35,false,3,1775627090,1'],
    },
    'all',
  );

  expect(bad).toEqual([]);
  expect(odds).toMatchObject([
    { category: 'handicap', handicapIndex: 2, handicapCount: 2, changeTime: 1779181200, oddsType: 1 },
    {
      category: 'handicapHalf',
      handicapIndex: 3,
      handicapCount: null,
      inPlay: false,
      instant: { line: 0.75, home: 1.52, away: 0.35 },
    },
  ]);
  expect(odds.map(rowKey)).toEqual(['handicap:362940922:35:2', 'handicapHalf:362940922:42:3']);
});

test('[OD1] (columns) a change of all lines has no opening prices and no count of lines', () => {
  const [odds] = parseRows('handicapHalf', ['377370925,3,0.25,0.80,1.08,true,1,1782720169,2'], 'allChanges').odds;

  expect(odds).toMatchObject({ initial: null, inPlay: true, handicapIndex: 1, handicapCount: null, oddsType: 2 });
});

test('[OD1] (categories) europeOdds and overUnder have their own kinds of prices', () => {
  expect(parseRows('europeOdds', [ONE_X_TWO]).odds[0]?.instant).toEqual({ home: 1.73, draw: 4, away: 3.5 });
  expect(parseRows('overUnder', [OVER_UNDER]).odds[0]?.initial).toEqual({ line: 3.5, over: 0.92, under: 0.75 });
});

test('[OD1] (columns) half-time rows have no flags, so the parser returns false for them', () => {
  const [odds] = parseRows('handicapHalf', ['362940922,14,0.25,0.85,0.79,0.5,1.05,0.79,1775629273,1']).odds;

  expect(odds).toMatchObject({ category: 'handicapHalf', close: false, inPlay: false, oddsType: 1 });
  expect(odds?.instant).toEqual({ line: 0.5, home: 1.05, away: 0.79 });
});

test('[OD1] (columns) a change row has no opening prices', () => {
  const [odds] = parseRows('handicap', ['276131031,35,0,0.80,0.78,false,true,1782719754,false,3'], 'mainChanges').odds;

  expect(odds).toMatchObject({ initial: null, instant: { line: 0, home: 0.8, away: 0.78 }, inPlay: true, oddsType: 3 });
});

test('[OD1] (categories) doubleChance, corner and cornerHandicap are read in the form of this site', () => {
  const { odds, bad } = parseAllRows({
    doubleChance: ['362940922,8,0.22,0.30,0.85,1775629273'],
    corner: ['362940922,3,9.5,0.925,0.85,1775629273,true,2'],
    cornerHandicap: ['362940922,3,-1.5,0.92,0.85,false,false,1775629273,false,2'],
  });

  expect(bad).toEqual([]);
  expect(odds.map((one) => one.instant)).toEqual([
    { homeDraw: 0.22, homeAway: 0.3, drawAway: 0.85 },
    { line: 9.5, over: 0.925, under: 0.85 },
    { line: -1.5, home: 0.92, away: 0.85 },
  ]);
});

test('[P1] the endpoint and the category determine the columns, not their number', () => {
  // A complete handicap row of the changes call and a complete handicapHalf row of the main call both have ten columns.
  expect(reasons('handicap', ['1,35,0,0.80,0.78,false,true,1782719754,false,3'], 'main')).toEqual(['columnCount']);
  expect(reasons('handicap', ['1,35,0,0.80,0.78,false,true,1782719754,false,3'], 'mainChanges')).toEqual([]);
  expect(reasons('handicapHalf', ['1,35,0,0.80,0.78,0,0.80,0.78,1782719754,3'], 'main')).toEqual([]);
  // Twelve columns of the `all` call are europeOdds with a line number, not handicap without oddsType.
  expect(reasons('handicap', ['1,8,1.73,4.00,3.50,1.73,4.00,3.50,1,1775629978,false,2'])).toEqual(['line']);
  // A complete handicap row of past days has twelve columns too, because it has no oddsType.
  expect(reasons('handicap', [HANDICAP.slice(0, -2)], 'mainHistory')).toEqual([]);
  expect(reasons('handicap', [HANDICAP], 'mainHistory')).toEqual(['columnCount']);
});

test('[P2] a row without its last column has odds type 0', () => {
  const { odds } = parseRows('handicap', ['391964616,23,-1.25,0.75,1.17,false,false,1570693111,false'], 'mainChanges');

  expect(odds[0]).toMatchObject({ oddsType: 0, instant: { line: -1.25, home: 0.75, away: 1.17 } });
});

test('[OD1] (columns) neighbouring rows keep their own match, even with similar ids', () => {
  const ids = ['12', '12', '123', '12', '1', 'a', 'a<', '', ',', 'a', 'a ', 'a'];
  const { odds, bad } = parseRows(
    'handicap',
    ids.map((id) => HANDICAP.replace('362940922', id)),
  );
  expect(odds.map(({ matchId }) => matchId)).toEqual(['12', '12', '123', '12', '1', 'a', 'a', 'a', 'a']);
  expect(bad.map(({ index }) => index)).toEqual([6, 7, 8]);
});

test('[P3] blank opening prices are null, a blank flag is false, and spaces are ignored', () => {
  const { odds, bad } = parseRows('overUnder', ['362940922, 14,,,,2.25,0.92,0.75,1775629273,,2']);

  expect(bad).toEqual([]);
  expect(odds[0]).toMatchObject({ initial: null, instant: { line: 2.25, over: 0.92, under: 0.75 }, close: false });
});

test.each([
  ['362940922,14,0.75', { reason: 'columnCount', found: 3, expected: 13 }],
  ['', { reason: 'columnCount', found: 1, expected: 13 }],
  [`${HANDICAP},7`, { reason: 'columnCount', found: 14, expected: 13 }],
  [HANDICAP.replace('362940922', '<script>'), { reason: 'matchId', column: 'matchId', cell: '<script>' }],
  [HANDICAP.replace('362940922', ''), { reason: 'matchId', column: 'matchId', cell: '' }],
  [HANDICAP.replace('362940922', '9'.repeat(65)), { reason: 'matchId', column: 'matchId', cell: '9'.repeat(40) }],
  [HANDICAP.replace(',14,', ',0,'), { reason: 'companyId', column: 'companyId', cell: '0' }],
  [HANDICAP.replace(',14,', ',Crown,'), { reason: 'companyId', column: 'companyId', cell: 'Crown' }],
  [HANDICAP.replace(',0.75,', ',0.7,'), { reason: 'line', column: 'initialHandicap', cell: '0.7' }],
  [HANDICAP.replace(',0.75,', ',,'), { reason: 'line', column: 'initialHandicap', cell: '' }],
  [HANDICAP.replace(',0.85,', ',abc,'), { reason: 'price', column: 'initialHome', cell: 'abc' }],
  [HANDICAP.replace(',0.85,', ',-0.85,'), { reason: 'price', column: 'initialHome', cell: '-0.85' }],
  [HANDICAP.replace(',0.85,', ',0,'), { reason: 'price', column: 'initialHome', cell: '0' }],
  [HANDICAP.replace(',0.79,false', ',1e3,false'), { reason: 'price', column: 'instantAway', cell: '1e3' }],
  [
    '362940922,14,0.75,0.85,0.79,,,,false,false,1775629273,false,2',
    { reason: 'line', column: 'instantHandicap', cell: '' },
  ],
  [HANDICAP.replace('false,false', '1,false'), { reason: 'flag', column: 'maintenance', cell: '1' }],
  [HANDICAP.replace('1775629273', 'yesterday'), { reason: 'changeTime', column: 'changeTime', cell: 'yesterday' }],
  [HANDICAP.replace(/2$/, '9'), { reason: 'oddsType', column: 'oddsType', cell: '9' }],
  [HANDICAP.replace(/2$/, '02'), { reason: 'oddsType', column: 'oddsType', cell: '02' }],
])(
  '[OD5] (bad parts) a row with a bad part is reported with what is wrong, and its neighbours stay: %s',
  (row, wrong) => {
    const { odds, bad } = parseRows('handicap', [HANDICAP, row, HANDICAP]);

    expect(odds).toHaveLength(2);
    expect(bad).toEqual([{ category: 'handicap', index: 1, row, ...wrong }]);
  },
);

test('[OD5] (bad parts) a line without a number of its own is reported', () => {
  const row = '362940922,35,0.5,0.72,1.06,0.5,0.72,1.06,false,false,2,2,1779181200,false,1';
  expect(parseRows('handicap', [row.replace(',2,2,', ',0,2,'), row.replace(',2,2,', ',2,,')], 'all').bad).toMatchObject(
    [
      { index: 0, reason: 'handicapIndex', cell: '0' },
      { index: 1, reason: 'handicapCount', cell: '' },
    ],
  );
});

test('[OD5] (bad parts) a negative total and a decimal price below 1 are reported', () => {
  expect(reasons('overUnder', [OVER_UNDER.replace(',3.5,', ',-3.5,')])).toEqual(['line']);
  expect(reasons('europeOdds', [ONE_X_TWO.replace(',1.73,', ',0.73,')])).toEqual(['price']);
});

test('[OD5] (unknown category) a row that is not text, a list that is not an array and an unknown category are reported', () => {
  expect(reasons('handicap', [7, null, { row: HANDICAP }])).toEqual(['notText', 'notText', 'notText']);
  expect(reasons('handicap', Array(2))).toEqual(['notText', 'notText']);
  expect(reasons('handicap', 'no list')).toEqual(['notAList']);
  expect(reasons('goalscorer', [HANDICAP])).toEqual(['unknownCategory']);
  expect(parseAllRows('no object').bad.map((bad) => bad.reason)).toEqual(['notAList']);
  expect(parseAllRows({ handicap: [HANDICAP], goalscorer: [HANDICAP] })).toMatchObject({
    odds: [{ category: 'handicap' }],
    bad: [{ category: 'goalscorer', index: 0, reason: 'unknownCategory' }],
  });
});

test('[OD5] (bad parts) an absent category gives an empty list, and a long bad row is shortened', () => {
  expect(parseRows('handicap', undefined)).toEqual({ odds: [], bad: [] });
  expect(parseRows('handicap', ['x'.repeat(10_000)]).bad[0]?.row).toHaveLength(200);
});

test('[P4] rows in the usual form are unchanged after parsing and formatting', () => {
  for (const [category, row] of [
    ['handicap', HANDICAP],
    ['europeOdds', ONE_X_TWO],
    ['overUnder', OVER_UNDER],
    ['overUnder', '362940922,14,,,,2.25,0.925,0.75,1775629273,true,2'],
    ['doubleChance', '362940922,8,0.22,0.30,0.85,1775629273'],
    ['cornerHandicap', '362940922,3,-1.5,0.92,0.85,false,false,1775629273,false,2'],
  ] as const) {
    expect(parseRows(category, [row]).odds.map((odds) => formatMainRow(odds))).toEqual([row]);
  }
});

test('[P11] rowIds reads the same match and company as the parser, without the prices', () => {
  const row = ' 362940922 ,14,0.75,0.85,0.79,0.75,0.85,0.79,false,false,1775629273,false,2';
  const [odds] = parseRows('handicap', [row]).odds;

  expect(rowIds(row)).toEqual({ matchId: odds?.matchId, companyId: odds?.companyId });
});
