import { pagePath } from '../router/web-view';

export type PageShape = 'cards' | 'rows' | 'room' | 'odds' | 'news' | 'article';

const SPORTS = /^\/truc-tiep(?:\/(?:bong-da|bong-ro|esport|dua-bi))?\/?$/;

/** Titles have many words, names of categories few. */
const ARTICLE = /^\/tin-tuc\/\w+(?:-\w+){4}/;

/** Kind of skeleton for a page whose data is loading. */
export function pageShape(address: string): PageShape {
  const pathname = pagePath(address);
  if (pathname === '/') return 'cards';
  if (SPORTS.test(pathname)) return 'rows';
  if (pathname.startsWith('/truc-tiep/')) return 'room';
  if (pathname.startsWith('/tin-tuc')) return ARTICLE.test(pathname) ? 'article' : 'news';
  return pathname.startsWith('/ty-le-keo') ? 'odds' : 'rows';
}
