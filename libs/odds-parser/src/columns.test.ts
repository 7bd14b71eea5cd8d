import { parts, rowForm } from './columns.js';
import { oddsCategories, type OddsCategory, type RowEndpoint, rowEndpoints } from './odds.js';

const HANDICAP = 'initialHandicap,initialHome,initialAway,instantHandicap,instantHome,instantAway';
const TOTAL = 'initialHandicap,initialOver,initialUnder,instantHandicap,instantOver,instantUnder';
const RESULT = 'initialHome,initialDraw,initialAway,instantHome,instantDraw,instantAway';
const LINE_NOW = 'instantHandicap,instantHome,instantAway';
const TOTAL_NOW = 'instantHandicap,instantOver,instantUnder';
const RESULT_NOW = 'instantHome,instantDraw,instantAway';

// The column tables the provider publishes, one per call.
const published: [RowEndpoint, OddsCategory, string][] = [
  ['main', 'handicap', `${HANDICAP},maintenance,inPlay,changeTime,close,oddsType`],
  ['main', 'europeOdds', `${RESULT},changeTime,close,oddsType`],
  ['main', 'overUnder', `${TOTAL},changeTime,close,oddsType`],
  ['main', 'handicapHalf', `${HANDICAP},changeTime,oddsType`],
  ['main', 'overUnderHalf', `${TOTAL},changeTime,oddsType`],
  ['mainChanges', 'handicap', `${LINE_NOW},maintenance,inPlay,changeTime,close,oddsType`],
  ['mainChanges', 'europeOdds', `${RESULT_NOW},changeTime,close,oddsType`],
  ['mainChanges', 'overUnder', `${TOTAL_NOW},changeTime,close,oddsType`],
  ['mainChanges', 'handicapHalf', `${LINE_NOW},changeTime,oddsType`],
  ['mainChanges', 'overUnderHalf', `${TOTAL_NOW},changeTime,oddsType`],
  ['all', 'handicap', `${HANDICAP},maintenance,inPlay,handicapIndex,handicapCount,changeTime,close,oddsType`],
  ['all', 'europeOdds', `${RESULT},handicapIndex,changeTime,close,oddsType`],
  ['all', 'overUnder', `${TOTAL},handicapIndex,changeTime,close,oddsType`],
  ['all', 'handicapHalf', `${HANDICAP},inPlay,handicapIndex,changeTime,oddsType`],
  ['all', 'overUnderHalf', `${TOTAL},handicapIndex,changeTime,oddsType`],
  ['allChanges', 'handicap', `${LINE_NOW},maintenance,inPlay,handicapIndex,changeTime,close,oddsType`],
  ['allChanges', 'europeOdds', `${RESULT_NOW},handicapIndex,changeTime,close,oddsType`],
  ['allChanges', 'overUnder', `${TOTAL_NOW},handicapIndex,changeTime,close,oddsType`],
  ['allChanges', 'handicapHalf', `${LINE_NOW},inPlay,handicapIndex,changeTime,oddsType`],
  ['allChanges', 'overUnderHalf', `${TOTAL_NOW},handicapIndex,changeTime,oddsType`],
];

test.each(published)('[P1] %s %s has the columns of its table', (endpoint, category, columns) => {
  expect(rowForm(endpoint, category)?.columns.join()).toBe(`matchId,companyId,${columns}`);
});

test.each([
  ['mainHistory', 'main'],
  ['mainFuture', 'main'],
  ['allHistory', 'all'],
  ['allFuture', 'all'],
] as const)('[P1] %s has the columns of %s without oddsType', (endpoint, whole) => {
  for (const category of oddsCategories) {
    const columns = rowForm(whole, category)?.columns.filter((column) => column !== 'oddsType');
    expect(rowForm(endpoint, category)?.columns).toEqual(columns);
  }
});

test('[P1] every form has its parts in the same order, and an unknown category has no form', () => {
  const single: readonly string[] = parts;
  for (const endpoint of rowEndpoints) {
    for (const category of oddsCategories) {
      const places = rowForm(endpoint, category)?.columns.map((column) => single.indexOf(column)) ?? [];
      const known = places.filter((place) => place >= 0);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
    }
  }
  expect([rowForm('main', 'goalscorer'), rowForm('main', '__proto__'), rowForm('main', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
