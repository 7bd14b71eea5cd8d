import { isZone, zoneOfMachine } from '@khandai/calendar';
import { readCookie, yearCookie } from './cookies';

const COOKIE = 'timezone';

/** The timezone from the cookie; undefined if it is missing or invalid. */
export function timezoneFromCookie(header: string | null): string | undefined {
  const zone = readCookie(header, COOKIE);
  return zone && isZone(zone) ? zone : undefined;
}

/** The browser sends this cookie with the next request, so that the server renders in the viewer's timezone. */
export const timezoneCookie = (timezone: string): string => yearCookie(COOKIE, timezone);

/** The browser's timezone, or an equivalent one with the same clock times. */
export const viewersTimezone = (): string => zoneOfMachine(new Date().getFullYear());
