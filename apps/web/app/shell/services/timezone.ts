import { isTimezone } from '../../i18n/format-time';

const COOKIE = 'timezone';
const YEAR_SECONDS = 365 * 86_400;

/** The zone a browser told in its cookie, if it is one. */
export function timezoneFromCookie(header: string | null): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name !== COOKIE) continue;
    const zone = decode(value);
    return zone && isTimezone(zone) ? zone : undefined;
  }
  return undefined;
}

/** Sent with the next request, so that the server renders in the viewer's zone. */
export const timezoneCookie = (timezone: string): string =>
  `${COOKIE}=${encodeURIComponent(timezone)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape in a cookie is no zone.
    return undefined;
  }
}
