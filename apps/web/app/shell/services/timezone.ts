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
