import { ApiError, isAborted } from '@khandai/api-client';

/** Default messages of the specification; the screen itself speaks Vietnamese. */
export const NOT_FOUND = 'Page Not Found';
export const SERVER_ERROR = 'Internal Server Error';

/** Thrown by a loader: shows the 404 page with its status. */
export const notFound = (path: string): Response => new Response(`${NOT_FOUND}: ${path}`, { status: 404, statusText: NOT_FOUND });

/** The API says there is no such thing, or that nothing could be called so; anything else stays the error it was. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What browsers throw when a page's data could not be fetched at all; each has words of its own for it. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror|network error/i.test(error.message);

/** A value, or that it could not be had: the rest of the page is shown without it. */
export type Loaded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** For parts a page can do without. What failed is reported, and the part offers to try again. */
export async function attempt<T>(promise: Promise<T>, report: (error: unknown) => void): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    if (!isAborted(error)) report(error);
    return { ok: false };
  }
}
