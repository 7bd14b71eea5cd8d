import type { Shape } from './strip-model';

/** Pages that lie open together, by their indexes. */
export type Spread = readonly [number] | readonly [number, number];

/**
 * How a chapter is turned: one page at a time, or two as in a book, where the first page is alone at the right. A page that is wider
 * than high takes the room of two.
 */
export function spreadsOf(pages: readonly Shape[], isDouble: boolean): readonly Spread[] {
  if (!isDouble) return pages.map((_page, index): Spread => [index]);
  const isWide = (index: number): boolean => {
    const page = pages[index];
    return page === undefined || page.width > page.height;
  };
  const spreads: Spread[] = [];
  for (let index = 0; index < pages.length;) {
    const isAlone = index === 0 || isWide(index) || isWide(index + 1);
    spreads.push(isAlone ? [index] : [index, index + 1]);
    index += isAlone ? 1 : 2;
  }
  return spreads;
}

/** The place of the spread with a page. */
export const spreadAt = (spreads: readonly Spread[], page: number): number =>
  Math.max(
    0,
    spreads.findIndex((spread) => spread.some((index) => index === page)),
  );
