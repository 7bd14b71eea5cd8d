import type { PublicProfile } from '@khandai/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { memberPath } from '../../shell/account/member-path';
import { isMissing } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { timezoneFromCookie } from '../../shell/services/timezone';

const MOVED = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A member, or why he is not shown. `slug` is the name that was asked for. */
export type MemberData =
  | { readonly status: 'found' | 'locked'; readonly slug: string; readonly profile: PublicProfile; readonly timezone: string }
  | { readonly status: 'missing' | 'failed'; readonly slug: string };

/** check-user-exists: nobody of that name is 404, a fault on the way offers to try again, a locked account says that it is. */
export async function loadMember({ request, url, context, params }: LoaderFunctionArgs) {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const slug = params['slug'] ?? '';
  const answer = (page: MemberData, status = 200) => data(page, { status });
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
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  return answer({ status: profile.locked ? 'locked' : 'found', slug, profile, timezone });
}
