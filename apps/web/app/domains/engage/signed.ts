import { grouped } from '../../i18n/format-number';
import type { Language } from '../../i18n/sentences';

/** "+1.250", "−200" or "0", with a real minus. */
export const signed = (change: number, language: Language): string =>
  `${change < 0 ? '−' : change > 0 ? '+' : ''}${grouped(Math.abs(change), language)}`;
