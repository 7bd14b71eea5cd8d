import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/**
 * redirect-page: leads everybody to their own posts in the feed; `login=1` opens the login for guests. The page knows whether
 * the user is a member, the server does not.
 */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(`${baseOf(url.pathname)}/bang-tin?nType=1&login=1`);
}
