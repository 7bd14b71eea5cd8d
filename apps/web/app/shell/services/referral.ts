import { readCookie } from './cookies';

const COOKIE = 'pid';
const THIRTY_DAYS_SECONDS = 30 * 86_400;
const FORM = /^[A-Za-z0-9_-]{1,64}$/;

interface ReferredPage {
  readonly location: { readonly search: string };
  readonly document: {
    cookie: string;
    addEventListener(type: 'visibilitychange', listener: () => void, options: { signal: AbortSignal }): void;
  };
}

/** Stores the referrer from the query parameter `pid` for 30 days. The first one wins. */
export function keepReferral(page: ReferredPage, signal: AbortSignal): void {
  const keep = () => {
    const pid = new URLSearchParams(page.location.search).get(COOKIE);
    if (pid === null || !FORM.test(pid) || readCookie(page.document.cookie, COOKIE) !== undefined) return;
    page.document.cookie = `${COOKIE}=${pid}; Path=/; Max-Age=${THIRTY_DAYS_SECONDS}; SameSite=Lax`;
  };
  keep();
  // Client-side navigation changes the address without a page load, so this runs again on each visibility change.
  page.document.addEventListener('visibilitychange', keep, { signal });
}
