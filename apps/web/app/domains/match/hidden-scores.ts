import { ApiError } from '@khandai/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { ownApi } from '../../shell/router/own-api';
import { pageContext } from '../../shell/router/page-context';
import { readCookie, yearCookie } from '../../shell/services/cookies';

const COOKIE = 'hideScores';

/** Whether cards of matches hide their scores, as far as cookies say it. */
export function scoresHiddenIn(cookies: string | null): boolean | undefined {
  const value = readCookie(cookies, COOKIE);
  return value === undefined ? undefined : value === '1';
}

/** The browser sends this cookie with the next request, so that the server renders no score that the reader hides. */
export const hiddenScoresCookie = (hides: boolean): string => yearCookie(COOKIE, hides ? '1' : '0');

/** Whether the page is rendered without scores: as the cookie says, or else as the member chose for notifications. */
export async function loadHiddenScores({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<boolean> {
  const known = scoresHiddenIn(request.headers.get('cookie'));
  const page = context.get(pageContext);
  const own = ownApi(request, page);
  if (known !== undefined || !own) return known ?? false;
  try {
    return (await own.call('GET /au/api/user/message/settings', {}, request.signal)).hideScores;
  } catch (error) {
    // An expired token does not identify the user, and is no error to report.
    if (!(error instanceof ApiError && error.status === 401)) page.report(error);
    return false;
  }
}
