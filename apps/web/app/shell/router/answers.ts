import { ApiError, isAborted } from '@khandai/api-client';

/** Default messages of the specification; the screens have translated ones. */
export const NOT_FOUND = 'Page Not Found';
export const SERVER_ERROR = 'Internal Server Error';

/** Thrown by a loader: shows the 404 page with its status. */
export const notFound = (path: string): Response =>
  new Response(`${NOT_FOUND}: ${path}`, { status: 404, statusText: NOT_FOUND });

/** True if the API answers 404 (missing) or 400 (invalid name); other errors stay errors. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What browsers throw if a page's data could not be fetched; each browser has its own message. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror|network error/i.test(error.message);

/** A value, or the fact that it failed to load; the rest of the page renders without it. */
export type Loaded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** For optional parts of a page. Reports a failure; the part then offers to retry. */
export async function attempt<T>(promise: Promise<T>, report: (error: unknown) => void): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    if (!isAborted(error)) report(error);
    return { ok: false };
  }
}
