import { type Tip, type TipCard, TipMarket, TipResult } from '@khandai/contracts';
import { formatPrice, type OddsCategory, type PriceFormat, priceKind, type PriceText } from '@khandai/odds-parser';
import type { TFunction } from '../../i18n/i18n';
import { writtenAs } from '../odds';

type Words = TFunction<'tipCard'>;

/** What was picked. */
export type Picked = Pick<TipCard, 'market' | 'side' | 'line' | 'match'>;

const categories = {
  [TipMarket.overUnder]: 'overUnder',
  [TipMarket.european]: 'europeOdds',
  [TipMarket.handicap]: 'handicap',
  [TipMarket.handicapHalf]: 'handicapHalf',
  [TipMarket.overUnderHalf]: 'overUnderHalf',
} as const satisfies Record<TipMarket, OddsCategory>;

/** The rows of odds that a market is in. */
export const categoryOf = (market: TipMarket): (typeof categories)[TipMarket] => categories[market];

const isHalf = (market: TipMarket): boolean => market === TipMarket.handicapHalf || market === TipMarket.overUnderHalf;

/** `Hải Phòng −0.25`, `Tài 2.5`, `Hai đội hòa`. */
export function pickName({ market, side, line, match }: Picked, t: Words): string {
  if (side === 'over' || side === 'under') return t(side, { line: Math.abs(line ?? 0) });
  if (side === 'draw') return t('drawn');
  const team = match[side];
  return market === TipMarket.european
    ? t('wins', { team })
    : `${team} ${signed(side === 'home' ? -(line ?? 0) : (line ?? 0))}`;
}

/** With the minus sign that is as wide as a digit; a level line has no sign. */
export const signed = (value: number, digits = 0): string => {
  const size = digits > 0 ? Math.abs(value).toFixed(digits) : String(Math.abs(value));
  if (value === 0) return size;
  return `${value > 0 ? '+' : '\u2212'}${size}`;
};

const marketWord = (market: TipMarket, t: Words): string => {
  const category = categories[market];
  switch (category) {
    case 'handicapHalf':
      return t('markets.handicap');
    case 'overUnderHalf':
      return t('markets.overUnder');
    default:
      return t(`markets.${category}`);
  }
};

export const marketName = ({ market }: Pick<TipCard, 'market'>, t: Words): string =>
  `${marketWord(market, t)} · ${t(isHalf(market) ? 'half' : 'full')}`;

export const marketShort = ({ market }: Pick<TipCard, 'market'>, t: Words): string =>
  marketWord(market, t) + (isHalf(market) ? ` ${t('half').toLocaleLowerCase('vi')}` : '');

/** A price of the tip's market in the format that the user chose. */
export function priceText({ market }: Pick<TipCard, 'market'>, price: number, format: PriceFormat): PriceText {
  const category = categoryOf(market);
  return formatPrice(price, priceKind(category), writtenAs(category, format));
}

/** Open until the kick-off, also while the page is shown. */
export const isOpen = ({ state, lockedAt }: Pick<TipCard, 'state' | 'lockedAt'>, now: number): boolean =>
  state === 'open' && now < Date.parse(lockedAt);

/** How a settled tip went; undefined before that. */
export function resultName({ result, half }: Pick<TipCard, 'result' | 'half'>, t: Words): string | undefined {
  switch (result) {
    case TipResult.win:
      return t(half ? 'halfWon' : 'won');
    case TipResult.draw:
      return t('push');
    case TipResult.lose:
      return t(half ? 'halfLost' : 'lost');
    default:
      return undefined;
  }
}

/** `64%` */
export const percent = (rate: number): string => `${Math.round(rate * 100)}%`;

/** `thắng 64% của 50 tip`: no rate without the size of its sample. */
export const recordText = ({ record: { winRate, tips } }: Pick<Tip['tipster'], 'record'>, t: Words): string =>
  winRate === null ? t('byNew') : t('byRate', { rate: percent(winRate), number: tips });
