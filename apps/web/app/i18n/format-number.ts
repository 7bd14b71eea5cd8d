import { withDecimalSign } from './decimal-sign';
import type { Language } from './sentences';

/** `18.420` in Vietnamese, `18,420` in English and Chinese, independent of the runtime's locale data. */
export const grouped = (value: number, language: Language): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',');

/** `18,4 N` in Vietnamese, `18.4K` in English: short counts, for use on pictures; counts below ten thousand in full. */
export function shortCount(value: number, language: Language): string {
  if (value < 10_000) return grouped(value, language);
  const short = (limit: number) => withDecimalSign(String(Math.floor(value / (limit / 10)) / 10), language);
  const isVietnamese = language === 'vi';
  return value < 1_000_000
    ? short(1_000) + (isVietnamese ? ' N' : 'K')
    : short(1_000_000) + (isVietnamese ? ' Tr' : 'M');
}
