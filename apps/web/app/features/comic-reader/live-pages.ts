import type { Shape } from './strip-model';

/** Memory for decoded pictures, in bytes. With the page's own, it stays below 60 MB. */
const BUDGET = 36 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
/** Pages that load before they are in sight, and one that stays behind. */
const AHEAD = 2;
const BEHIND = 1;

export interface LiveRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The pages whose pictures are in the document: those in sight, the next two, and the one before, as far as the memory allows. All
 * others are empty boxes of the same size, so that browsers release their pictures.
 * @param pixels Width of the pictures that are loaded.
 */
export function livePages(
  pages: readonly Shape[],
  { first, last }: { readonly first: number; readonly last: number },
  pixels: number,
): LiveRange {
  const costOf = (index: number): number => {
    const page = pages[index];
    if (!page) return Infinity;
    const width = Math.min(page.width, pixels);
    return width * ((width * page.height) / page.width) * BYTES_PER_PIXEL;
  };
  let { from, to } = { from: first, to: last };
  let rest = BUDGET;
  for (let index = first; index <= last; index += 1) rest -= costOf(index);
  const fits = (index: number): boolean => {
    const cost = costOf(index);
    if (cost > rest) return false;
    rest -= cost;
    return true;
  };
  for (let count = 0; count < AHEAD && fits(to + 1); count += 1) to += 1;
  for (let count = 0; count < BEHIND && fits(from - 1); count += 1) from -= 1;
  return { from, to };
}

export const isLive = ({ from, to }: LiveRange, index: number): boolean => index >= from && index <= to;
