import createCache, { type EmotionCache } from '@emotion/cache';

/** Styles of one page while it is rendered on the server. */
export interface PageStyles {
  readonly cache: EmotionCache;
  /** Elements for the end of the head with every style met so far. Emotion in the browser knows them by their attribute. */
  html(): string;
}

/**
 * Gathers the styles of a page for its head. Written beside the elements that need them, they are a hundred sheets, which
 * Emotion moves into the head before the page can be used: the browser then works out the styles of the whole page again.
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
  // What holds for the whole page is taken away by itself again, so it stays an element of its own.
  const page = styles.filter(([name]) => !isOwn(name)).map((style) => element(`${key}-global`, [style]));
  return (own.length > 0 ? element(key, own) : '') + page.join('');
}

/** `data-s` says that the element stands where Emotion would move it: each move has the browser work out all styles anew. */
function element(key: string, styles: readonly (readonly [string, string])[]): string {
  const names = styles.map(([name]) => name).join(' ');
  const place = key.endsWith('-global') ? '' : ' data-s=""';
  return `<style data-emotion="${key} ${names}"${place}>${styles.map(([, rules]) => rules).join('')}</style>`;
}
