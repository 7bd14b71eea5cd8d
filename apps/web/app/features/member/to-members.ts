import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/**
 * redirect-page: redirects everybody to the account page; `login=1` opens the login for guests. The page knows whether
 * the user is a member, the server does not.
 */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(`${baseOf(url.pathname)}/tai-khoan?login=1`);
}
