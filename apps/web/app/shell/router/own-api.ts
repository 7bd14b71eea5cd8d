import type { ApiClient } from '@khandai/api-client';
import { readCookie } from '../services/cookies';
import type { PageContext } from './page-context';

/** Cookie with the access token, so that the server knows the user when it renders a page. */
const TOKEN_COOKIE = 'token';

/** The API as the member of this request, whose token may have expired; undefined for guests. */
export function ownApi(request: Request, { apiOf }: Pick<PageContext, 'apiOf'>): ApiClient | undefined {
  const token = readCookie(request.headers.get('cookie'), TOKEN_COOKIE);
  return token === undefined || token === '' ? undefined : apiOf(token);
}
