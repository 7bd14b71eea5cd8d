import type { OddsCategory } from '@khandai/odds-parser';
import {
  type HandicapView,
  type OddsCellView,
  type OddsHalf,
  type OddsHalfView,
  type OddsLabels,
  type OddsMatchView,
  type OddsSide,
  oddsParts,
  type OverUnderView,
} from './odds-view.js';

const DOUBLE = { home: 'homeDraw', draw: 'homeAway', away: 'drawAway' } as const;

/** The cell of a category in a row; undefined if the cell stays blank (no line yet). */
export function cellOf(
  view: OddsHalfView | undefined,
  category: OddsCategory,
  side: OddsSide,
  labels: Pick<OddsLabels, 'signs' | 'under'>,
): OddsCellView | undefined {
  switch (category) {
    case 'europeOdds':
    case 'europeOddsHalf': {
      const prices = view?.[category];
      return prices && { price: prices[side], line: labels.signs.europeOdds[side] };
    }
    case 'doubleChance':
      return view?.doubleChance && { price: view.doubleChance[DOUBLE[side]], line: labels.signs.doubleChance[side] };
    case 'handicap':
    case 'handicapHalf':
    case 'cornerHandicap':
      return handicapCell(view?.[category], side);
    case 'overUnder':
    case 'overUnderHalf':
    case 'corner':
      return overUnderCell(view?.[category], side, labels.under);
  }
}

/** Only the favourite's row shows the line, and only the row of the team that gave it the opening line. */
function handicapCell(handicap: HandicapView | undefined, side: OddsSide): OddsCellView | undefined {
  if (!handicap || side === 'draw') return undefined;
  const { line, openingLine, favourite, openingSide = favourite } = handicap;
  return {
    price: handicap[side],
    ...(favourite === side ? { line } : {}),
    ...(openingSide === side ? { openingLine } : {}),
  };
}

function overUnderCell(view: OverUnderView | undefined, side: OddsSide, under: string): OddsCellView | undefined {
  if (!view || side === 'draw') return undefined;
  return side === 'home'
    ? { price: view.over, line: view.line, openingLine: view.openingLine }
    : { price: view.under, line: under, word: true };
}

/**
 * What a cell is about, for screen readers: "Kèo chấp, A chấp 0-0.5". The match is the name of its rows. A full board has
 * hundreds of cells, so each word here is some kilobytes of its page.
 */
export function cellName(
  match: OddsMatchView,
  { part, category, side }: { part: OddsHalf; category: OddsCategory; side: OddsSide },
  labels: OddsLabels,
): string {
  const market = labels.categories[category];
  const isHalf = oddsParts.half.some((one) => one === category);
  return `${isHalf ? `${market} ${labels.half}` : market}, ${selectionName(match, { view: match[part], category, side }, labels)}`;
}

function selectionName(
  match: OddsMatchView,
  { view, category, side }: { view: OddsHalfView | undefined; category: OddsCategory; side: OddsSide },
  labels: OddsLabels,
): string {
  const name = side === 'draw' ? labels.draw : match[side].name;
  switch (category) {
    case 'europeOdds':
    case 'europeOddsHalf':
      return name;
    case 'doubleChance':
      return labels.signs.doubleChance[side];
    case 'handicap':
    case 'handicapHalf':
    case 'cornerHandicap': {
      const handicap = view?.[category];
      return handicap ? `${name} ${handicap.favourite === side ? labels.gives : labels.takes} ${handicap.line}` : name;
    }
    case 'overUnder':
    case 'overUnderHalf':
    case 'corner':
      return `${side === 'home' ? labels.over : labels.under} ${view?.[category]?.line ?? ''}`.trim();
  }
}
