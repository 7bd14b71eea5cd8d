import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from './answers';

/** Every path that is no page of ours. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(new URL(request.url).pathname);
}

export default function NotFoundRoute(): null {
  return null;
}
