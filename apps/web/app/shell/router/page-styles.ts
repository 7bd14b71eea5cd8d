import createCache, { type EmotionCache } from '@emotion/cache';

/** Styles of one page during server rendering. */
export interface PageStyles {
  readonly cache: EmotionCache;
  /**
   * Style elements with all styles used so far, for the end of the head. Emotion in the browser recognizes them by
   * their attribute.
   */
  html(): string;
}

/**
 * Collects a page's styles for its head. Otherwise Emotion writes about a hundred style elements beside the markup and
 * moves them into the head before the page is usable, which makes the browser recompute the styles of the whole page.
 */
export function pageStyles(): PageStyles {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return { cache, html: () => elementsOf(cache) };
}

function elementsOf({ key, inserted, registered }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((style): style is [string, string] => typeof style[1] === 'string');
  const isOwn = (name: string) => `${key}-${name}` in registered || name.startsWith('animation-');
  const own = styles.filter(([name]) => isOwn(name));
  // Each global style keeps its own element, because Emotion removes global styles one by one.
  const page = styles.filter(([name]) => !isOwn(name)).map((style) => element(`${key}-global`, [style]));
  return (own.length > 0 ? element(key, own) : '') + page.join('');
}

/** `data-s` tells Emotion that the element is already in place: each move makes the browser recompute all styles. */
function element(key: string, styles: readonly (readonly [string, string])[]): string {
  const names = styles.map(([name]) => name).join(' ');
  const place = key.endsWith('-global') ? '' : ' data-s=""';
  return `<style data-emotion="${key} ${names}"${place}>${styles.map(([, rules]) => rules).join('')}</style>`;
}
