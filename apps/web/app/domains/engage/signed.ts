import { grouped } from '../../i18n/format-number';

/** "+1.250", "−200" or "0", with a real minus. */
export const signed = (change: number): string =>
  `${change < 0 ? '−' : change > 0 ? '+' : ''}${grouped(Math.abs(change))}`;
