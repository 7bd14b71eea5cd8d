/** Holds the token that marks a browser as a known device of one user. */
export const DEVICE_COOKIE = 'device';

/** The `name=value` pairs of a Cookie header. */
export const cookiesIn = (header = ''): string[] => header.split(/;\s*/);

export function cookieOf(name: string, header: string | undefined): string | undefined {
  return cookiesIn(header)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
