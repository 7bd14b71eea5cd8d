import createCache, { type EmotionCache } from '@emotion/cache';
import { toBytes } from './bytes';

/** Prefix of the class names, the same on the server and in the browser. */
const KEY = 'css';
/** Attribute with the names of the styles in an element. */
const NAMES = 'data-styles';
/** More than the site has pages, with some of their variants; an entry is 50 KB. */
const MAX_CACHED = 100;

/** Styles of one page during server rendering. */
export interface PageStyles {
  readonly cache: EmotionCache;
  /** Bytes (see `toBytes`) of the style elements for the end of the head, with all styles used so far. */
  html(): string;
}

/**
 * Collects a page's styles for its head. Otherwise Emotion writes about a hundred style elements beside the markup and
 * moves them into the head before the page is usable, which makes the browser recompute the styles of the whole page.
 */
export function pageStyles(): PageStyles {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return { cache, html: () => cachedElements(cache) };
}

/**
 * Style elements by the names in them, the least recently used first. All pages share it: a name is the hash of its rules,
 * so equal names mean equal rules, and rules hold nothing of a user.
 */
const elementsByNames = new Map<string, string>();

function cachedElements(cache: EmotionCache): string {
  const names = Object.keys(cache.inserted).join(' ');
  const elements = elementsByNames.get(names) ?? toBytes(elementsOf(cache));
  elementsByNames.delete(names);
  elementsByNames.set(names, elements);
  for (const [oldest] of elementsByNames) {
    if (elementsByNames.size <= MAX_CACHED) break;
    elementsByNames.delete(oldest);
  }
  return elements;
}

function elementsOf({ key, inserted, registered }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((style): style is [string, string] => typeof style[1] === 'string');
  const isOwn = (name: string) => `${key}-${name}` in registered || name.startsWith('animation-');
  const own = styles.filter(([name]) => isOwn(name));
  const ownElement = `<style ${NAMES}="${own.map(([name]) => name).join(' ')}">${rulesOf(own)}</style>`;
  // Each global style keeps its own element, because Emotion removes global styles one by one.
  const page = styles
    .filter(([name]) => !isOwn(name))
    .map((style) => `<style data-emotion="${key}-global ${style[0]}">${rulesOf([style])}</style>`);
  return (own.length > 0 ? ownElement : '') + page.join('');
}

const rulesOf = (styles: readonly (readonly [string, string])[]): string => styles.map(([, rules]) => rules).join('');

/**
 * Emotion's cache in the browser, which knows the styles that the server wrote. Emotion would find them by an attribute of its own,
 * but it moves what it finds to the end of the head, and each move makes the browser recompute the styles of the whole page.
 */
export function servedStyles(page: Document): EmotionCache {
  const cache = createCache({ key: KEY });
  for (const element of page.querySelectorAll(`style[${NAMES}]`))
    for (const name of element.getAttribute(NAMES)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
