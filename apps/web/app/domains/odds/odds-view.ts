import { type Fixture, MatchState, RawStatus } from '@khandai/contracts';
import {
  formatLine,
  formatPrice,
  givesLine,
  type HandicapOdds,
  type Market,
  type Odds,
  type OddsCategory,
  type OverUnderOdds,
  type PriceFormat,
  priceKind,
} from '@khandai/odds-parser';
import type { HandicapView, MarketViews, OddsHalf, OddsHalfView, OverUnderView, PriceView } from '@khandai/match-ui';
import { categoriesOf } from './odds-parts';
import type { OddsBook, PriceMove } from './OddsBook';

export interface OddsReading {
  readonly book: OddsBook;
  readonly companyId: number;
  readonly format: PriceFormat;
}

/** Maps a price name of a row (`home`, `over`, `homeDraw`…) to its view. */
type ShowPrice = (name: string) => PriceView;

/** The prices of one part of a match; a category without a row is left out. */
export function halfView(fixture: Fixture, half: OddsHalf, reading: OddsReading): OddsHalfView {
  const over = isOver(fixture, half);
  const views = categoriesOf(half).flatMap((category) => {
    const odds = reading.book.get(category, fixture.fixtureId, reading.companyId);
    return odds ? [[category, marketView(odds, (name) => priceView(odds, name, { ...reading, over }))] as const] : [];
  });
  // Each view has the form of its category's market.
  return Object.fromEntries(views) as OddsHalfView;
}

function marketView(odds: Odds, price: ShowPrice): MarketViews[Market] {
  switch (odds.market) {
    case 'handicap':
      return handicapView(odds, price);
    case 'overUnder':
      return overUnderView(odds, price);
    case 'europeOdds':
      return { home: price('home'), away: price('away'), draw: price('draw') };
    case 'doubleChance':
      return { homeDraw: price('homeDraw'), homeAway: price('homeAway'), drawAway: price('drawAway') };
  }
}

const handicapView = ({ instant, initial }: HandicapOdds, price: ShowPrice): HandicapView => ({
  line: formatLine(instant.line),
  ...openingHandicap(instant.line, initial?.line),
  favourite: favouriteOf(instant.line),
  home: price('home'),
  away: price('away'),
});

const overUnderView = ({ instant, initial }: OverUnderOdds, price: ShowPrice): OverUnderView => ({
  line: formatLine(instant.line),
  ...openingLine(instant.line, initial?.line),
  over: price('over'),
  under: price('under'),
});

const favouriteOf = (line: number): 'home' | 'away' => (givesLine(line) === 'away' ? 'away' : 'home');

/** An opening line belongs to the team that gave it; a level one stands beside the current line. */
function openingHandicap(now: number, initial: number | undefined): Pick<HandicapView, 'openingLine' | 'openingSide'> {
  const opening = openingLine(now, initial);
  if (initial === undefined || opening.openingLine === undefined) return {};
  return { ...opening, openingSide: favouriteOf(givesLine(initial) === 'level' ? now : initial) };
}

/** Betting is closed: the match or the half is over. */
export function isOver({ state, status }: Pick<Fixture, 'state' | 'status'>, half: OddsHalf): boolean {
  return (
    state === MatchState.ended || (half === 'half' && status >= RawStatus.halfTime && status <= RawStatus.penalties)
  );
}

const openingLine = (now: number, initial: number | undefined): { openingLine?: string } =>
  initial === undefined || initial === now ? {} : { openingLine: formatLine(initial) };

/** Prices of 1x2 are always decimal. */
export const writtenAs = (category: OddsCategory, format: PriceFormat): PriceFormat =>
  priceKind(category) === 'decimal' ? 'decimal' : format;

export interface PriceReading {
  readonly book: OddsBook;
  readonly format: PriceFormat;
  readonly over: boolean;
}

/** View of one price: text, movement, and whether it is open. */
export function priceView(odds: Odds, name: string, { book, format, over }: PriceReading): PriceView {
  const kind = priceKind(odds.category);
  const written = writtenAs(odds.category, format);
  const { text, negative } = formatPrice(valueOf(odds, name) ?? 0, kind, written);
  const initial = odds.initial ? numbersOf(odds.initial)[name] : undefined;
  const way = directionOf(odds, name, book.moveOf(odds), initial);
  return {
    text,
    negative,
    ...(initial === undefined ? {} : { opening: formatPrice(initial, kind, written).text }),
    ...(way ? { move: way } : {}),
    ...stateOf(odds, over),
  };
}

export function stateOf(
  { close, maintenance }: Pick<Odds, 'close' | 'maintenance'>,
  over: boolean,
): Pick<PriceView, 'state'> {
  if (over) return { state: 'closed' };
  return close || maintenance ? { state: 'locked' } : {};
}

/** The direction of the last seen move; before any move, the direction against the opening price. */
function directionOf(
  odds: Odds,
  name: string,
  move: PriceMove | undefined,
  initial: number | undefined,
): 'up' | 'down' | undefined {
  const seen = move?.directions[name];
  if (seen === 'up' || seen === 'down') return seen;
  const now = valueOf(odds, name);
  if (now === undefined || initial === undefined || now === initial || lineMoved(odds)) return undefined;
  return now > initial ? 'up' : 'down';
}

/** Whether the line differs from the opening one: prices of two lines are not comparable. */
const lineMoved = ({ initial, instant }: Odds): boolean =>
  initial !== null && numbersOf(initial)['line'] !== numbersOf(instant)['line'];

const numbersOf = (prices: Odds['instant']): Readonly<Record<string, number | undefined>> => ({ ...prices });

/** The value of a named price in a row. */
export const valueOf = (odds: Odds, name: string): number | undefined => numbersOf(odds.instant)[name];
