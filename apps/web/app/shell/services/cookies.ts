const YEAR_SECONDS = 365 * 86_400;

/** The decoded value of a cookie; undefined if it is missing or malformed. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return decode(value);
  }
  return undefined;
}

/** A first-party cookie: whole site, 365 days, SameSite=Lax. */
export const yearCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A malformed escape counts as no cookie.
    return undefined;
  }
}
