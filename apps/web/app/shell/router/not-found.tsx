import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from './answers';

/** Answers 404 for every unknown path. */
export function loader({ url }: LoaderFunctionArgs): never {
  throw notFound(url.pathname);
}

export default function NotFoundRoute(): null {
  return null;
}
