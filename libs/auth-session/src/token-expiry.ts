/**
 * True for a signed token (three parts, JSON in the middle) whose `exp` has passed. A token of any other form is
 * not judged: the server does that.
 */
export function hasExpired(token: string, now: number): boolean {
  const exp = expiry(token.split('.')[1]);
  return exp !== null && exp * 1000 <= now;
}

function expiry(payload: string | undefined): number | null {
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp: unknown = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null; // Not a token whose inside we can read.
  }
}
