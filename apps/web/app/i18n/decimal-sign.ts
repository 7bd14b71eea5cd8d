import type { Language } from './sentences';

/** Writes a number with the decimal sign of the language: a comma in Vietnamese, a point in English and Chinese. */
export const withDecimalSign = (number: string, language: Language): string =>
  language === 'vi' ? number.replace('.', ',') : number;
