import { isTimezone } from '../../i18n/format-time';
import { readCookie, yearCookie } from './cookies';

const COOKIE = 'timezone';

/** The zone a browser told in its cookie, if it is one. */
export function timezoneFromCookie(header: string | null): string | undefined {
  const zone = readCookie(header, COOKIE);
  return zone && isTimezone(zone) ? zone : undefined;
}

/** Sent with the next request, so that the server renders in the viewer's zone. */
export const timezoneCookie = (timezone: string): string => yearCookie(COOKIE, timezone);

/** By minutes from UTC: a zone for everybody whose clock is that far off all the year. */
const steady: Readonly<Record<number, string>> = { 420: 'Asia/Ho_Chi_Minh', 0: 'UTC' };

/**
 * The zone of this browser, or one whose clock shows the same. Its name costs a phone a tenth of a second, so where the clock
 * alone says enough, nobody asks for it.
 */
export function viewersTimezone(year = new Date().getFullYear(), offset = minutesFromUtc): string {
  const winter = offset(year, 0);
  const known = winter === offset(year, 6) ? steady[winter] : undefined;
  return known ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const minutesFromUtc = (year: number, month: number): number => -new Date(year, month, 1).getTimezoneOffset();
