/** The size of a page in pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Which pages are in the window, by their indexes. */
export interface InSight {
  readonly first: number;
  readonly last: number;
  /** The page at the reading line. */
  readonly current: number;
  /** The end of the last page is in the window. */
  readonly isAtEnd: boolean;
}

/** Where the strip is in the window. */
export interface StripPlace {
  /** How far its start is above the window, in CSS pixels; negative below. */
  readonly above: number;
  readonly width: number;
  readonly windowHeight: number;
}

/** The part of the window down to which the page that one reads has come. */
const READING_LINE = 0.4;

/** Where each page starts, and where the last one ends, in widths of the strip. */
export function startsOf(pages: readonly Shape[]): readonly number[] {
  const starts = [0];
  for (const { width, height } of pages) starts.push((starts.at(-1) ?? 0) + height / width);
  return starts;
}

/** All pages have known heights, so this needs no measuring of them. */
export function inSight(starts: readonly number[], { above, width, windowHeight }: StripPlace): InSight {
  const at = (distance: number) => pageAt(starts, width === 0 ? 0 : (above + distance) / width);
  const end = (starts.at(-1) ?? 0) * width;
  return {
    first: at(0),
    last: at(windowHeight),
    current: at(windowHeight * READING_LINE),
    isAtEnd: above + windowHeight >= end - 1,
  };
}

/** The page at a distance from the start: the first or the last one beyond the ends. */
function pageAt(starts: readonly number[], distance: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}
