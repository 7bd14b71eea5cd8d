/** The browser's network information; not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const matches = (query: string): boolean => globalThis.matchMedia(query).matches;

/** The reader asked their browser to save data, or their line is very slow. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const isSlow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  return connection?.saveData === true || isSlow || matches('(prefers-reduced-data: reduce)');
}

/** The reader asked their system for less motion. */
export const wantsLessMotion = (): boolean => matches('(prefers-reduced-motion: reduce)');
