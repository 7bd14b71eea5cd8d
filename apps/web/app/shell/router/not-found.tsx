import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from './answers';

/** Every path that is no page of ours. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw notFound(url.pathname);
}

export default function NotFoundRoute(): null {
  return null;
}
