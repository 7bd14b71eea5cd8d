import type { Fixture } from '@khandai/contracts';
import {
  formatLine,
  formatPrice,
  givesLine,
  type Odds,
  oddsChange,
  offerOf,
  type PriceFormat,
  priceKind,
} from '@khandai/odds-parser';
import type { TFunction } from '../../../i18n/i18n';
import { matchLabel } from '../../match';
import { columnNames, priceColumns } from '../compare/compare-view';
import { halfOf } from '../odds-parts';
import { categoryName } from '../odds-words';
import type { RowMove } from '../OddsBook';
import { valueOf, writtenAs } from '../odds-view';

export interface AnnounceWords {
  readonly odds: TFunction<'odds'>;
  readonly tools: TFunction<'oddsTools'>;
}

/** The prices that a page shows. */
export interface AnnouncedScene {
  /** The match of a row that the page shows; undefined for a row that it does not show. */
  readonly fixtureOf: (odds: Odds) => Fixture | undefined;
  readonly format: PriceFormat;
  /** The page shows more than one match. */
  readonly isBoard?: boolean;
  /** For pages that show more than one company. */
  readonly companyName?: (companyId: number) => string;
}

/** Longest message: about ten seconds of speech. Longer ones name the number of moves only. */
export const MAX_LENGTH = 160;

interface ShownMove extends RowMove {
  readonly fixture: Fixture;
  readonly lineMoved: boolean;
  /** The price that moved most; undefined if the line moved, because prices of two lines are not comparable. */
  readonly price: { readonly name: string; readonly size: number } | undefined;
}

/** One sentence about what moved: how much, and the largest move. Empty if the page shows none of the moves. */
export function announceText(moves: readonly RowMove[], scene: AnnouncedScene, t: AnnounceWords): string {
  const shown = moves.flatMap((move) => shownMove(move, scene) ?? []);
  const [largest] = [...shown].sort((one, other) => sizeOf(other) - sizeOf(one));
  if (!largest) return '';
  const [whole, short] = scene.isBoard ? boardText(shown, largest, scene, t) : matchText(shown, largest, scene, t);
  return whole.length <= MAX_LENGTH ? whole : short;
}

function boardText(
  shown: readonly ShownMove[],
  largest: ShownMove,
  scene: AnnouncedScene,
  t: AnnounceWords,
): [string, string] {
  const count = new Set(shown.map(({ after }) => after.matchId)).size;
  const words = { match: matchLabel(largest.fixture), move: moveText(largest, scene, t), count };
  return [
    t.tools(count === 1 ? 'announced.match' : 'announced.matchesAnd', words),
    t.tools('announced.matches', { count }),
  ];
}

function matchText(
  shown: readonly ShownMove[],
  largest: ShownMove,
  scene: AnnouncedScene,
  t: AnnounceWords,
): [string, string] {
  // A market moves at several companies.
  const count = new Set(shown.map(({ after }) => after.category)).size;
  const words = { move: moveText(largest, scene, t), count };
  const isOne = shown.length === 1;
  return [t.tools(isOne ? 'announced.row' : 'announced.rowsAnd', words), t.tools('announced.rows', { count })];
}

/** Undefined for a row that the page does not show, whose prices are locked, or that is as it was. */
function shownMove({ before, after }: RowMove, scene: AnnouncedScene): ShownMove | undefined {
  const fixture = scene.fixtureOf(after);
  if (!fixture || offerOf(after) !== 'open') return undefined;
  const { lineMoved } = oddsChange(before, after);
  const [price] = priceColumns(after)
    .map(({ name }) => ({ name, size: moveSize(before, after, name) }))
    .sort((one, other) => other.size - one.size);
  if (lineMoved) return { before, after, fixture, lineMoved, price: undefined };
  return price && price.size > 0 ? { before, after, fixture, lineMoved, price } : undefined;
}

/** A new line is more than any new price. */
const sizeOf = ({ lineMoved, price }: ShownMove): number => (lineMoved ? Infinity : (price?.size ?? 0));

/** Relative to the decimal price, so that 5.00 to 5.25 is no larger move than 1.60 to 1.68. */
function moveSize(before: Odds, after: Odds, name: string): number {
  const stake = priceKind(after.category) === 'decimal' ? 0 : 1;
  const [from, to] = [valueOf(before, name) ?? 0, valueOf(after, name) ?? 0].map((price) => price + stake);
  return from && to ? Math.abs(Math.log(to / from)) : 0;
}

function moveText(move: ShownMove, { format, companyName }: AnnouncedScene, t: AnnounceWords): string {
  const text = move.price ? priceText(move, move.price.name, format, t) : lineText(move, t);
  return companyName ? t.tools('announced.company', { company: companyName(move.after.companyId), move: text }) : text;
}

function marketName({ after: { category } }: ShownMove, t: AnnounceWords): string {
  const name = categoryName(category, t.odds);
  return halfOf(category) === 'half' ? `${name} ${t.odds('half').toLocaleLowerCase('vi')}` : name;
}

function priceText(move: ShownMove, name: string, format: PriceFormat, t: AnnounceWords): string {
  const { before, after, fixture } = move;
  const kind = priceKind(after.category);
  const written = writtenAs(after.category, format);
  const [from, to] = [valueOf(before, name) ?? 0, valueOf(after, name) ?? 0];
  const index = priceColumns(after).findIndex((column) => column.name === name);
  const change = t.odds(to > from ? 'compare.rose' : 'compare.fell', {
    name: columnNames(after, fixture, t.odds)[index] ?? name,
    from: formatPrice(from, kind, written).text,
    to: formatPrice(to, kind, written).text,
  });
  return t.tools('announced.price', { market: marketName(move, t), change });
}

function lineText(move: ShownMove, t: AnnounceWords): string {
  const { after, fixture } = move;
  const value = valueOf(after, 'line') ?? 0;
  const size = formatLine(value);
  return t.tools('announced.line', {
    market: marketName(move, t),
    line: after.market === 'handicap' ? givenLine() : size,
  });

  function givenLine(): string {
    const gives = givesLine(value);
    if (gives === 'level') return t.odds('compare.level');
    return t.odds('payout.gives', { team: fixture[gives].shortName, line: size });
  }
}
