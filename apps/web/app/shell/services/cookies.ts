const YEAR_SECONDS = 365 * 86_400;

/** The value of a cookie, decoded; undefined when there is none, or it cannot be read. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return decode(value);
  }
  return undefined;
}

/** A cookie of ours: for the whole site, 365 days, SameSite lax. */
export const yearCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape says nothing.
    return undefined;
  }
}
