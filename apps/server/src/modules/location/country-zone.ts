import { VIETNAM } from '../../platform/vietnam.js';

/** Where most people of a country with several zones live, and names that ICU still writes the old way. */
const MOST_PEOPLE: Readonly<Record<string, string>> = {
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

/** ECMAScript has it, TypeScript's library not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** The time zone of a country, or of its greater part. Vietnam's where the country is not known. */
export function zoneOf(country: string | null): string {
  if (country === null) return VIETNAM;
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  return MOST_PEOPLE[country] ?? locale.getTimeZones?.()?.[0] ?? VIETNAM;
}

/** Minutes a zone is ahead of UTC at a moment: 420 in Vietnam. */
export function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(text) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
