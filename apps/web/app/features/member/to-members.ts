import { type LoaderFunctionArgs, redirect } from 'react-router';
import { baseOf } from '../../shell/router/web-view';

/** redirect-page: a member is sent to his own page, a guest there and to the login. The page knows which of the two he is. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw redirect(`${baseOf(url.pathname)}/tai-khoan?login=1`);
}
