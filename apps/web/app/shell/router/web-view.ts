/** Prefix of pages for the web views of apps, without the site's header, navigation and footer. */
const BASE = '/mb';

const isWebView = (pathname: string): boolean => pathname === BASE || pathname.startsWith(`${BASE}/`);

/** Path prefix for links that stay in the same view: `/mb` in a web view, empty otherwise. */
export const baseOf = (pathname: string): string => (isWebView(pathname) ? BASE : '');

/** The path without the web view's prefix. */
export const pagePath = (pathname: string): string =>
  isWebView(pathname) ? pathname.slice(BASE.length) || '/' : pathname;

/** Maps a link inside a web view so that it stays there; external links are unchanged. */
export function inWebView(href: string): string {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  if (!isOurs || isWebView(href.replace(/[?#].*$/, ''))) return href;
  return `${BASE}${href.replace(/^\/(?=$|[?#])/, '')}`;
}
