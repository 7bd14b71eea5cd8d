import type { PublicProfile } from '@khandai/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { memberPath, OWN_POSTS } from '../../domains/account';
import { loadHiddenScores } from '../../domains/match';
import { isMissing } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { signedIn } from '../../shell/router/signed-in';
import { baseOf } from '../../shell/router/web-view';
import { timezoneFromCookie } from '../../shell/services/timezone';

const MOVED = 301;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A member, or why they are not shown. `slug` is the requested name. */
export type MemberData =
  | {
      readonly status: 'found' | 'locked';
      readonly slug: string;
      readonly profile: PublicProfile;
      readonly timezone: string;
      /** Cards of matches and tips are rendered without scores. */
      readonly hidesScores: boolean;
    }
  | { readonly status: 'missing' | 'failed'; readonly slug: string };

/**
 * check-same-user: the member's own profile redirects to their posts in the feed; the browser checks again, because the token may
 * have expired. check-user-exists: an unknown name gives 404, a failed request offers a retry, and a locked account shows that it
 * is locked.
 */
export async function loadMember({ request, url, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { api, timezoneDefault, report } = page;
  const slug = params['slug'] ?? '';
  const cookies = request.headers.get('cookie');
  const member = await signedIn(request, page);
  if (member?.username.toLowerCase() === slug.toLowerCase()) throw redirect(baseOf(url.pathname) + OWN_POSTS);
  const answer = (member: MemberData, status = 200) => data(member, { status });
  const hidden = loadHiddenScores({ request, context });
  let profile: PublicProfile;
  try {
    profile = await api.call('GET /au/api/user/info/{username}', { params: { username: slug } }, request.signal);
  } catch (error) {
    if (isMissing(error)) return answer({ status: 'missing', slug }, NOT_FOUND);
    report(error);
    return answer({ status: 'failed', slug }, UNAVAILABLE);
  }
  // Redirects to the canonical spelling, so that each member has one address.
  if (profile.username !== slug)
    throw redirect(baseOf(url.pathname) + memberPath(profile.username) + url.search, MOVED);
  const timezone = timezoneFromCookie(cookies) ?? timezoneDefault;
  const status = profile.locked ? 'locked' : 'found';
  return answer({ status, slug, profile, timezone, hidesScores: await hidden });
}
