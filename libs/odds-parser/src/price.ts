import type { OddsCategory } from './odds.js';

/** How a number from a row is to be read: Hong Kong (stake not included) or decimal (stake included). */
export type PriceKind = 'hk' | 'decimal';

export type PriceFormat = 'malay' | 'hk' | 'indo' | 'decimal';

export interface PriceText {
  /** Two decimals; a negative price begins with U+2212, the minus that is as wide as a digit. */
  readonly text: string;
  readonly negative: boolean;
}

const MINUS = '\u2212';
// Prices are whole thousandths here: 0.1 + 0.2 must not decide what a fan is paid.
const ONE = 1000;
const ONE_SQUARED = ONE * ONE;

export function priceKind(category: OddsCategory): PriceKind {
  return category === 'europeOdds' ? 'decimal' : 'hk';
}

/** The same up to 1, above it −1/h: what must be staked to win 1. Exact to thousandths, as the others here. */
export function toMalay(hk: number): number {
  const t = thousandths(hk);
  return (t <= ONE ? t : -divide(ONE_SQUARED, t)) / ONE;
}

/** The same from 1 on, below it −1/h. */
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

/** A price as fans read it. Throws RangeError for what no row can hold: not finite, below 0, or decimal below 1. */
export function formatPrice(value: number, kind: PriceKind, format: PriceFormat): PriceText {
  const hk = kind === 'hk' ? thousandths(value) : thousandths(value) - ONE;
  if (!Number.isFinite(hk) || hk < 0) throw new RangeError(`no ${kind} price: ${value}`);
  const inverted = hk > 0 && ((format === 'malay' && hk > ONE) || (format === 'indo' && hk < ONE));
  // Rounded once, straight to hundredths: rounding thousandths again would move prices such as 0.9446.
  const hundredths = inverted ? divide(ONE_SQUARED, hk * 10) : divide(format === 'decimal' ? hk + ONE : hk, 10);
  const digits = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return { text: inverted ? MINUS + digits : digits, negative: inverted };
}

function thousandths(value: number): number {
  return Math.round(value * ONE);
}

/** Whole quotient, halves away from zero; exact for whole numbers. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
