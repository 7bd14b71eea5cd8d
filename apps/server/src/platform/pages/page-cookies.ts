/** The only cookies that the rendering of a guest's page sees. */
const READ: readonly string[] = ['language', 'timezone', 'DomainCookie', 'hideScores'];

/** Cookies that make a page personal. */
const SESSION_COOKIE = /(?:^|;\s*)(?:token|refreshToken)=/;

export function hasLoginCookies(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_COOKIE.test(cookies);
}

/**
 * The cookies with which a page is rendered. A user's page gets all of them. A guest's page gets only those that pages
 * read, once each and in a fixed order, so that other cookies (address, referrer, analytics) do not split the cache.
 */
export function pageCookies(cookies: string | undefined): string | undefined {
  if (cookies === undefined || hasLoginCookies(cookies)) return cookies;
  const pairs = cookies.split(';').map((pair) => pair.trim());
  // Pages use the first of several cookies with one name.
  const read = READ.flatMap((name) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? []);
  return read.length > 0 ? read.join('; ') : undefined;
}
