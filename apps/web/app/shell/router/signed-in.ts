import { ApiError } from '@khandai/api-client';
import type { UserInfo } from '@khandai/contracts';
import { ownApi } from './own-api';
import type { PageContext } from './page-context';

/** The member for whom the server renders the page; undefined for guests, and for a token that has expired. */
export async function signedIn(request: Request, page: PageContext): Promise<UserInfo | undefined> {
  const api = ownApi(request, page);
  if (!api) return undefined;
  try {
    return await api.call('GET /au/api/user/info', {}, request.signal);
  } catch (error) {
    // An expired token does not identify the user, and is no error to report.
    if (!(error instanceof ApiError && error.status === 401)) page.report(error);
    return undefined;
  }
}
