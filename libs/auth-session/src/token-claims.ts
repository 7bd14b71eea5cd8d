/**
 * True for a signed token (three parts, JSON in the middle) whose `exp` has passed. A token of any other form is
 * not judged: the server does that.
 */
export function hasExpired(token: string, now: number): boolean {
  const exp = claims(token)['exp'];
  return typeof exp === 'number' && exp * 1000 <= now;
}

/** True for two signed tokens of one login: one was renewed to get the other. */
export function sameLogin(one: string, other: string): boolean {
  const login = claims(one)['sid'];
  return login !== undefined && login === claims(other)['sid'];
}

/**
 * Whether what was begun with the token `begun` may be done with `next`: what a member began only by himself, in the same
 * login. A guest's may be: he has logged in meanwhile, or has another guest token.
 */
export function mayFinish(begun: string, next: string): boolean {
  return claims(begun)['sid'] === undefined || sameLogin(begun, next);
}

function claims(token: string): Readonly<Record<string, unknown>> {
  const [, payload] = token.split('.');
  if (payload === undefined) return {};
  try {
    const value: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // Not a token whose inside we can read.
  }
}
