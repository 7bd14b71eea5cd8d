import type { LuckyDraw } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';
import { withDecimalSign } from '../../i18n/decimal-sign';
import { grouped } from '../../i18n/format-number';
import type { Language } from '../../i18n/sentences';

/** "1 trên 120", "1 trên 6,4"; with more prizes than entries all of them win. */
export function oddsOf(
  { winners, entries }: Pick<LuckyDraw, 'winners' | 'entries'>,
  t: TFunction<'engage'>,
  language: Language,
): string {
  if (entries === 0) return t('draws.noOdds');
  if (winners >= entries) return t('draws.allWin');
  const one = entries / winners;
  // One decimal for the better chances, because 1 of 1.4 is neither 1 of 1 nor 1 of 2.
  const text = one < 100 && !Number.isInteger(one) ? withDecimalSign(one.toFixed(1), language) : grouped(one, language);
  return t('draws.odds', { count: text });
}

/** "0,83%", at least "< 0,01%"; empty without entries. */
export function percentOf(chance: number | null, language: Language): string {
  if (chance === null) return '';
  if (chance < 0.0001) return `< ${withDecimalSign('0.01', language)}%`;
  const text = (chance * 100).toFixed(chance < 0.1 ? 2 : 1);
  return `${withDecimalSign(text.replace(/\.?0+$/, ''), language)}%`;
}

/** "#0871" */
export const ticketOf = (number: number): string => `#${String(number).padStart(4, '0')}`;

/** The draw that an address names; undefined when it can name none. */
export const drawIdOf = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);

/** What a card leads to. */
export function actOf({ state, mine }: Pick<LuckyDraw, 'state' | 'mine'>): 'enter' | 'look' | 'wait' | 'results' {
  if (state === 'drawn') return 'results';
  if (state === 'closed') return 'wait';
  return mine ? 'look' : 'enter';
}

/** Parts of the list, as in its address: `/rut-tham?muc=ket-qua-diem`. */
export const FILTER = 'muc';
export const drawFilters = ['tat-ca', 'dang-mo', 'ket-qua-diem', 'ket-qua-qua', 'cua-toi'] as const;
export type DrawFilter = (typeof drawFilters)[number];

/** All draws for an unknown one. */
export const drawFilterOf = (value: string | null): DrawFilter =>
  drawFilters.find((filter) => filter === value) ?? 'tat-ca';
