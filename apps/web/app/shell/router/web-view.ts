/** Below it stand the pages as the web views of apps show them: alone, without the site's header, navigation and footer. */
const BASE = '/mb';

const isWebView = (pathname: string): boolean => pathname === BASE || pathname.startsWith(`${BASE}/`);

/** What stands before the paths of pages seen the same way: `/mb` in a web view, nothing elsewhere. */
export const baseOf = (pathname: string): string => (isWebView(pathname) ? BASE : '');

/** The page's own path, however it is seen. */
export const pagePath = (pathname: string): string => (isWebView(pathname) ? pathname.slice(BASE.length) || '/' : pathname);

/** Where a link leads that stands in a web view: it stays in there, and other sites are as far as ever. */
export function inWebView(href: string): string {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  if (!isOurs || isWebView(href.replace(/[?#].*$/, ''))) return href;
  return `${BASE}${href.replace(/^\/(?=$|[?#])/, '')}`;
}
