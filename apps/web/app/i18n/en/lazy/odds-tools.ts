import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const oddsTools = {
  clearFilters: 'Clear filters',
  close: 'Close',
  moveColors: 'Colours of moves',
  colors: {
    amberDown: 'Up green, down amber',
    redDown: 'Up green, down red',
    redUp: 'Up red, down green',
    blueUp: 'Up blue, down amber',
  },
  colorsNote: 'Blue and amber are easiest to tell apart for the colour-blind. Every move has its arrow in all of them.',
  tellMoves: 'Announce new prices',
  tellMovesNote: 'A screen reader says what moved, at most once in 20 seconds; on the board, once a minute.',
  announced: {
    price: '{{market}}, {{change}}',
    line: '{{market}} is now {{line}}',
    company: '{{company}}: {{move}}',
    match: '{{match}}: {{move}}.',
    matches_one: '{{count}} match has new prices.',
    matches_other: '{{count}} matches have new prices.',
    matchesAnd_one: '{{count}} match has new prices; {{match}}: {{move}}.',
    matchesAnd_other: '{{count}} matches have new prices; {{match}}: {{move}}.',
    row: '{{move}}.',
    rows_one: '{{count}} market has new prices.',
    rows_other: '{{count}} markets have new prices.',
    rowsAnd_one: '{{count}} market has new prices; {{move}}.',
    rowsAnd_other: '{{count}} markets have new prices; {{move}}.',
  },
} as const satisfies Translated<LazyWords['oddsTools']>;
