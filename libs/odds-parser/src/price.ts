import type { OddsCategory } from './odds.js';

/** The format of a price in a row: Hong Kong (stake not included) or decimal (stake included). */
export type PriceKind = 'hk' | 'decimal';

export type PriceFormat = 'malay' | 'hk' | 'indo' | 'decimal';

export interface PriceText {
  /** Two decimals; a negative price starts with U+2212, the minus sign that is as wide as a digit. */
  readonly text: string;
  readonly negative: boolean;
}

const MINUS = '\u2212';
// Prices are computed in whole thousandths, so that floating-point errors (0.1 + 0.2) do not change them.
const ONE = 1000;
const ONE_SQUARED = ONE * ONE;

export function priceKind(category: OddsCategory): PriceKind {
  return category === 'europeOdds' || category === 'europeOddsHalf' ? 'decimal' : 'hk';
}

/** Up to 1 the Hong Kong price itself; above 1 −1/h, the stake needed to win 1. Rounded to thousandths. */
export function toMalay(hk: number): number {
  const t = thousandths(hk);
  return (t <= ONE ? t : -divide(ONE_SQUARED, t)) / ONE;
}

/** From 1 up the Hong Kong price itself; below 1 −1/h. Rounded to thousandths. */
export function toIndonesian(hk: number): number {
  const t = thousandths(hk);
  return (t >= ONE ? t : -divide(ONE_SQUARED, t)) / ONE;
}

export function toDecimal(hk: number): number {
  return (thousandths(hk) + ONE) / ONE;
}

export function toHongKong(decimal: number): number {
  return (thousandths(decimal) - ONE) / ONE;
}

/** Formats a price for display. Throws RangeError if it is not finite, below 0, or decimal and below 1. */
export function formatPrice(value: number, kind: PriceKind, format: PriceFormat): PriceText {
  const hk = kind === 'hk' ? thousandths(value) : thousandths(value) - ONE;
  if (!Number.isFinite(hk) || hk < 0) throw new RangeError(`no ${kind} price: ${value}`);
  const inverted = hk > 0 && ((format === 'malay' && hk > ONE) || (format === 'indo' && hk < ONE));
  // Round once, directly to hundredths: rounding to thousandths first would change prices such as 0.9446.
  const hundredths = inverted ? divide(ONE_SQUARED, hk * 10) : divide(format === 'decimal' ? hk + ONE : hk, 10);
  const digits = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return { text: inverted ? MINUS + digits : digits, negative: inverted };
}

function thousandths(value: number): number {
  return Math.round(value * ONE);
}

/** Quotient rounded to a whole number, halves away from zero; exact for whole operands. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
