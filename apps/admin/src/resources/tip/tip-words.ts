import type { DeskTip, TipMarket } from '@khandai/contracts';
import type { BadgeTone } from '@khandai/ui-kit';
import type { useResourceWords } from '../../i18n/use-resource-words';

type TipWords = ReturnType<typeof useResourceWords<'tip'>>;

export const TONES: Readonly<Record<DeskTip['state'], BadgeTone>> = {
  open: 'accent',
  locked: 'info',
  waiting: 'warn',
  settled: 'ok',
  void: 'plain',
};

const MARKETS = {
  10: 'overUnder',
  20: 'european',
  30: 'handicap',
  40: 'handicapHalf',
  50: 'overUnderHalf',
} as const satisfies Record<TipMarket, string>;

/** `Kèo chấp: Hải Phòng −0.25 @ 0.91`, with the price as it is stored. */
export function pickOf({ market, side, line, price, match }: DeskTip, t: TipWords): string {
  const name = side === 'home' || side === 'away' ? match[side] : t(`side.${side}`);
  return `${t(`market.${MARKETS[market]}`)}: ${[name, lineOf(side, line)].filter(Boolean).join(' ')} @ ${price}`;
}

function lineOf(side: DeskTip['side'], line: number | null): string {
  if (line === null) return '';
  if (side === 'over' || side === 'under') return String(line);
  const given = side === 'home' ? -line : line;
  if (given === 0) return '0';
  return `${given > 0 ? '+' : '\u2212'}${Math.abs(given)}`;
}

/** `Thắng nửa (+0.45)`; the state of a tip without a result. */
export function outcomeOf({ state, result, half, units }: DeskTip, t: TipWords): string {
  if (result === null || state === 'void') return t(`state.${state}`);
  const won = half ? 'halfWin' : 'win';
  const lost = half ? 'halfLose' : 'lose';
  const name = t(`result.${result === 10 ? won : result === 30 ? lost : 'draw'}`);
  return units === null ? name : `${name} (${units > 0 ? '+' : ''}${units})`;
}
