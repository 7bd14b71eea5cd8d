import { isZone, zoneOfMachine } from '@khandai/calendar';
import { readCookie, yearCookie } from './cookies';

const COOKIE = 'timezone';

/** The zone in a browser's cookie; undefined where it is missing or no zone. */
export function timezoneFromCookie(header: string | null): string | undefined {
  const zone = readCookie(header, COOKIE);
  return zone && isZone(zone) ? zone : undefined;
}

/** The browser sends it with the next request, so that the server renders in the viewer's zone. */
export const timezoneCookie = (timezone: string): string => yearCookie(COOKIE, timezone);

/** The zone of this browser, or one whose clock shows the same. */
export const viewersTimezone = (): string => zoneOfMachine(new Date().getFullYear());
