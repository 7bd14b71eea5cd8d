import { type Fixture, MatchState, RawStatus } from '@khandai/contracts';
import { formatLine, formatPrice, givesLine, type Odds, type OddsCategory, type PriceFormat, priceKind } from '@khandai/odds-parser';
import type { OddsHalf, OddsHalfView, PriceView } from '@khandai/ui-kit';
import type { OddsBook, OddsMove } from './OddsBook';

export interface OddsReading {
  readonly book: OddsBook;
  readonly companyId: number;
  readonly format: PriceFormat;
}

const categories = {
  full: { handicap: 'handicap', overUnder: 'overUnder', oneXTwo: 'europeOdds' },
  half: { handicap: 'handicapHalf', overUnder: 'overUnderHalf', oneXTwo: undefined },
} as const;

/** The three markets of one half of a match as a fan reads them; a market without a row is left out. */
export function halfView(fixture: Fixture, half: OddsHalf, { book, companyId, format }: OddsReading): OddsHalfView {
  const { handicap, overUnder, oneXTwo } = categories[half];
  const over = isOver(fixture, half);
  const find = <C extends OddsCategory>(category: C) => book.get(category, fixture.fixtureId, companyId);
  const lines = find(handicap);
  const totals = find(overUnder);
  const results = oneXTwo && find(oneXTwo);
  const price = (odds: Odds, name: string) => priceView(odds, name, book.moveOf(odds), { format, over });
  return {
    ...(lines && {
      handicap: {
        line: formatLine(lines.instant.line),
        ...openingLine(lines.instant.line, lines.initial?.line),
        favourite: givesLine(lines.instant.line) === 'away' ? 'away' : 'home',
        home: price(lines, 'home'),
        away: price(lines, 'away'),
      },
    }),
    ...(totals && {
      overUnder: {
        line: formatLine(totals.instant.line),
        ...openingLine(totals.instant.line, totals.initial?.line),
        over: price(totals, 'over'),
        under: price(totals, 'under'),
      },
    }),
    ...(results && {
      oneXTwo: { home: price(results, 'home'), away: price(results, 'away'), draw: price(results, 'draw') },
    }),
  };
}

/** Nothing more can be bet on: the match is over, or the half is. */
function isOver({ state, status }: Fixture, half: OddsHalf): boolean {
  return state === MatchState.ended || (half === 'half' && status >= RawStatus.halfTime && status <= RawStatus.penalties);
}

const openingLine = (now: number, initial: number | undefined): { openingLine?: string } =>
  initial === undefined || initial === now ? {} : { openingLine: formatLine(initial) };

function priceView(
  odds: Odds,
  name: string,
  move: OddsMove | undefined,
  { format, over }: { format: PriceFormat; over: boolean },
): PriceView {
  const kind = priceKind(odds.category);
  // Results are always read as decimals.
  const written = odds.category === 'europeOdds' ? 'decimal' : format;
  const { text, negative } = formatPrice(valueOf(odds.instant, name) ?? 0, kind, written);
  const initial = odds.initial ? valueOf(odds.initial, name) : undefined;
  const way = directionOf(odds, name, move, initial);
  return {
    text,
    negative,
    ...(initial === undefined ? {} : { opening: formatPrice(initial, kind, written).text }),
    ...(way ? { move: way } : {}),
    ...stateOf(odds, over),
  };
}

function stateOf({ close, maintenance }: Odds, over: boolean): Pick<PriceView, 'state'> {
  if (over) return { state: 'closed' };
  return close || maintenance ? { state: 'locked' } : {};
}

/** Where the price went when last seen to move; before that, where it stands against the opening one. */
function directionOf(odds: Odds, name: string, move: OddsMove | undefined, initial: number | undefined): 'up' | 'down' | undefined {
  const seen = move?.directions[name];
  if (seen === 'up' || seen === 'down') return seen;
  const now = valueOf(odds.instant, name);
  if (now === undefined || initial === undefined || now === initial) return undefined;
  return now > initial ? 'up' : 'down';
}

const valueOf = (prices: Odds['instant'], name: string): number | undefined =>
  (prices as unknown as Readonly<Record<string, number | undefined>>)[name];
