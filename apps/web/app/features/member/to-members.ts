import { type LoaderFunctionArgs, redirect } from 'react-router';
import { OWN_POSTS } from '../../domains/account';
import { baseOf } from '../../shell/router/web-view';

/**
 * redirect-page: leads everybody to their own posts in the feed; `login=1` opens the login for guests. The page knows whether
 * the user is a member, the server does not.
 */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(`${baseOf(url.pathname)}${OWN_POSTS}&login=1`);
}
