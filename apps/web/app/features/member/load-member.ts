import { ApiError } from '@khandai/api-client';
import type { PublicProfile } from '@khandai/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { memberPath } from '../../domains/account';
import { isMissing } from '../../shell/router/answers';
import { type PageContext, pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { readCookie } from '../../shell/services/cookies';
import { timezoneFromCookie } from '../../shell/services/timezone';

const MOVED = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A member, or why they are not shown. `slug` is the requested name. */
export type MemberData =
  | { readonly status: 'found' | 'locked'; readonly slug: string; readonly profile: PublicProfile; readonly timezone: string }
  | { readonly status: 'missing' | 'failed'; readonly slug: string };

/** Says who asks, on pages a server renders. */
const TOKEN_COOKIE = 'token';

/**
 * check-same-user: one's own page is that of the account, as long as there is no feed to go to; the browser looks again, as
 * a token may have run out. check-user-exists: nobody of that name is 404, a fault on the way offers to try again, a locked
 * account says that it is.
 */
export async function loadMember({ request, url, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { api, timezoneDefault, report } = page;
  const slug = params['slug'] ?? '';
  const cookies = request.headers.get('cookie');
  if (await isOwn(slug, cookies, page, request.signal)) throw redirect(`${baseOf(url.pathname)}/tai-khoan`);
  const answer = (member: MemberData, status = 200) => data(member, { status });
  let profile: PublicProfile;
  try {
    profile = await api.call('GET /au/api/user/info/{username}', { params: { username: slug } }, request.signal);
  } catch (error) {
    if (isMissing(error)) return answer({ status: 'missing', slug }, NOT_FOUND);
    report(error);
    return answer({ status: 'failed', slug }, UNAVAILABLE);
  }
  // One member, one address.
  if (profile.username !== slug) throw redirect(baseOf(url.pathname) + memberPath(profile.username) + url.search, MOVED);
  const timezone = timezoneFromCookie(cookies) ?? timezoneDefault;
  return answer({ status: profile.locked ? 'locked' : 'found', slug, profile, timezone });
}

async function isOwn(slug: string, cookies: string | null, { apiOf, report }: PageContext, signal: AbortSignal): Promise<boolean> {
  const token = readCookie(cookies, TOKEN_COOKIE);
  if (token === undefined || token === '') return false;
  try {
    const { username } = await apiOf(token).call('GET /au/api/user/info', {}, signal);
    return username.toLowerCase() === slug.toLowerCase();
  } catch (error) {
    // A token that has run out says nothing of its owner, and is nobody's fault.
    if (!(error instanceof ApiError && error.status === 401)) report(error);
    return false;
  }
}
