/** Cookies that pages are told from: all a guest's page may read. One that is missing here is not there when it renders. */
const READ: readonly string[] = ['language', 'timezone', 'DomainCookie'];

/** Cookies under which a page is somebody's own. */
const SESSION_COOKIE = /(?:^|;\s*)(?:token|refreshToken)=/;

export function isSomebodysOwn(cookies: string | undefined): boolean {
  return cookies !== undefined && SESSION_COOKIE.test(cookies);
}

/**
 * What of a `Cookie` header a page is rendered from. A member's page has all of it. A guest's has what pages read, in one
 * order and once each, and is the same whatever else his browser keeps: his address, who sent him, what others count by.
 */
export function pageCookies(cookies: string | undefined): string | undefined {
  if (cookies === undefined || isSomebodysOwn(cookies)) return cookies;
  const pairs = cookies.split(';').map((pair) => pair.trim());
  // As pages read it: of several with one name the first counts.
  const read = READ.flatMap((name) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? []);
  return read.length > 0 ? read.join('; ') : undefined;
}
