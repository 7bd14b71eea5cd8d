export { type Bracket, type BracketRound, makeBracket } from './bracket.js';
export { type Competition, competitions, rulesOf } from './competitions.js';
export { type FormEntry, formOf, type Outcome } from './form.js';
export type { LeagueMatch, MatchStatus, View } from './match.js';
export type { Separation } from './order.js';
export type {
  Criterion,
  Figure,
  HeadToHead,
  HeadToHeadFigure,
  Part,
  PartKind,
  Rules,
  Split,
  Zone,
  ZoneKind,
} from './rules.js';
export { partKinds } from './rules.js';
export { type Adjustment, makeTable, rankAcross, type Table, type TableInput, type TableRow, zoneAt } from './table.js';
export { type CupMatch, type Decision, type Tie } from './tie.js';
