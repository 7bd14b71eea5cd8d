import { isOddsCategory, type Market, oddsCategories, type OddsCategory, type RowEndpoint } from './odds.js';

/** Columns of one `initial` or `instant` run, in their order. */
const priceColumns = {
  handicap: ['line', 'home', 'away'],
  overUnder: ['line', 'over', 'under'],
  europeOdds: ['home', 'draw', 'away'],
  doubleChance: ['homeDraw', 'homeAway', 'drawAway'],
} as const satisfies Record<Market, readonly string[]>;

/** The market of each category. */
export const marketOf = {
  handicap: 'handicap',
  handicapHalf: 'handicap',
  cornerHandicap: 'handicap',
  overUnder: 'overUnder',
  overUnderHalf: 'overUnder',
  corner: 'overUnder',
  europeOdds: 'europeOdds',
  europeOddsHalf: 'europeOdds',
  doubleChance: 'doubleChance',
} as const satisfies Record<OddsCategory, Market>;

/**
 * The parts that may follow matchId and companyId, in the order every row uses. `initial` and `instant` are runs of
 * three columns; each other part is one column.
 */
export const parts = [
  'initial',
  'instant',
  'maintenance',
  'inPlay',
  'handicapIndex',
  'handicapCount',
  'changeTime',
  'close',
  'oddsType',
] as const;
export type Part = (typeof parts)[number];

/** The columns of a row of one category in one call. */
export interface RowForm {
  readonly category: OddsCategory;
  readonly market: Market;
  readonly has: Readonly<Record<Part, boolean>>;
  /** The parts that it has, in order. */
  readonly parts: readonly Part[];
  /** The provider's names of all columns. */
  readonly columns: readonly string[];
}

const IDS = ['matchId', 'companyId'];

type Forms = Readonly<Record<OddsCategory, readonly Part[]>>;

// The provider sends no rows for these four categories. This site defines their columns, which are the same in the
// `main` and the `all` calls.
const ownForms = {
  europeOddsHalf: ['initial', 'instant', 'changeTime'],
  doubleChance: ['instant', 'changeTime'],
  corner: ['instant', 'changeTime', 'close', 'oddsType'],
  cornerHandicap: ['instant', 'maintenance', 'inPlay', 'changeTime', 'close', 'oddsType'],
} as const satisfies Partial<Forms>;

const main: Forms = {
  handicap: ['initial', 'instant', 'maintenance', 'inPlay', 'changeTime', 'close', 'oddsType'],
  europeOdds: ['initial', 'instant', 'changeTime', 'close', 'oddsType'],
  overUnder: ['initial', 'instant', 'changeTime', 'close', 'oddsType'],
  handicapHalf: ['initial', 'instant', 'changeTime', 'oddsType'],
  overUnderHalf: ['initial', 'instant', 'changeTime', 'oddsType'],
  ...ownForms,
};

const all: Forms = {
  handicap: [
    'initial',
    'instant',
    'maintenance',
    'inPlay',
    'handicapIndex',
    'handicapCount',
    'changeTime',
    'close',
    'oddsType',
  ],
  europeOdds: ['initial', 'instant', 'handicapIndex', 'changeTime', 'close', 'oddsType'],
  overUnder: ['initial', 'instant', 'handicapIndex', 'changeTime', 'close', 'oddsType'],
  handicapHalf: ['initial', 'instant', 'inPlay', 'handicapIndex', 'changeTime', 'oddsType'],
  overUnderHalf: ['initial', 'instant', 'handicapIndex', 'changeTime', 'oddsType'],
  ...ownForms,
};

/** Parts that the rows of a changes call, and of a call for other days, do not have. */
const changesLack: readonly Part[] = ['initial', 'handicapCount'];
const otherDaysLack: readonly Part[] = ['oddsType'];

const forms: Readonly<Record<RowEndpoint, ReadonlyMap<OddsCategory, RowForm>>> = {
  main: formsOf(main, []),
  mainChanges: formsOf(main, changesLack),
  mainHistory: formsOf(main, otherDaysLack),
  mainFuture: formsOf(main, otherDaysLack),
  all: formsOf(all, []),
  allChanges: formsOf(all, changesLack),
  allHistory: formsOf(all, otherDaysLack),
  allFuture: formsOf(all, otherDaysLack),
};

export function rowForm(endpoint: RowEndpoint, category: string): RowForm | undefined {
  return isOddsCategory(category) ? forms[endpoint].get(category) : undefined;
}

function formsOf(whole: Forms, lacking: readonly Part[]): ReadonlyMap<OddsCategory, RowForm> {
  const listOf = (category: OddsCategory) => whole[category].filter((part) => !lacking.includes(part));
  return new Map(oddsCategories.map((category) => [category, formOf(category, listOf(category))]));
}

function formOf(category: OddsCategory, list: readonly Part[]): RowForm {
  const market = marketOf[category];
  const has = Object.fromEntries(parts.map((part) => [part, list.includes(part)])) as Record<Part, boolean>;
  return {
    category,
    market,
    has,
    parts: list,
    columns: [...IDS, ...list.flatMap((part) => columnNames(part, market))],
  };
}

function columnNames(part: Part, market: Market): string[] {
  if (part !== 'initial' && part !== 'instant') return [part];
  return priceColumns[market].map((column) => part + (column === 'line' ? 'Handicap' : capital(column)));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
