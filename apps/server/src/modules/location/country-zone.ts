import { offsetAt, VIETNAM } from '@khandai/calendar';

/** Most populous zone of a country with several, and replacements for names that ICU still spells the old way. */
const MAX_PEOPLE: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  VN: VIETNAM,
};

/** ECMAScript defines it; TypeScript's library does not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** The most populous time zone of a country; Vietnam's for an unknown country. */
export function zoneOf(country: string | null): string {
  if (country === null) return VIETNAM;
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return MAX_PEOPLE[country] ?? locale.getTimeZones?.()?.[0] ?? VIETNAM;
}

/** Offset of a zone from UTC in minutes at an instant: 420 in Vietnam. */
export const offsetOf = (zone: string, at: Date): number => offsetAt(at.getTime(), zone) / 60_000;
