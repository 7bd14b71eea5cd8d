import type { OddsCategory } from '@khandai/odds-parser';
import type { HandicapView, OddsCellView, OddsHalfView, OddsLabels, OddsSide, OverUnderView } from './odds-view.js';

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
