/** Which renditions of a picture exist, and their URLs. Every application provides its own. */
export interface PictureFigures {
  /** Layout widths in CSS pixels, ascending. */
  readonly widths: readonly number[];
  /** Device pixels per CSS pixel, ascending. */
  readonly densities: readonly number[];
  /** URL of a rendition of `src`, or of its blurred placeholder; null if only the original file exists. */
  address(src: string, figure: PictureFigure): string | null;
}

export type PictureFigure = { readonly width: number; readonly density: number } | 'placeholder';

interface Sources {
  readonly src: string;
  readonly srcSet?: string;
}

interface Made {
  readonly url: string;
  readonly dots: number;
}

/** Sources for a picture of fixed `width`: for each density, the smallest rendition with enough pixels. */
export function fixedSources(figures: PictureFigures, src: string, width: number): Sources {
  const made = allOf(figures, src);
  const fitting = figures.densities.map((density) => ({
    density,
    url: (made.find(({ dots }) => dots >= width * density) ?? made.at(-1))?.url,
  }));
  const first = fitting[0]?.url;
  if (first === undefined) return { src };
  // A small picture uses the same rendition on all screens.
  if (fitting.every(({ url }) => url === first)) return { src: first };
  return { src: first, srcSet: fitting.map(({ density, url }) => `${url} ${density}x`).join(', ') };
}

/** Sources for a picture of fluid width: the browser chooses by `sizes`. */
export function fluidSources(figures: PictureFigures, src: string): Sources {
  const made = allOf(figures, src);
  const [first] = made;
  return first ? { src: first.url, srcSet: made.map(({ url, dots }) => `${url} ${dots}w`).join(', ') } : { src };
}

/** One rendition per pixel width, ascending. */
function allOf({ widths, densities, address }: PictureFigures, src: string): Made[] {
  const byDots = new Map<number, Made>();
  for (const density of densities)
    for (const width of widths) {
      const dots = width * density;
      const url = byDots.has(dots) ? null : address(src, { width, density });
      if (url !== null) byDots.set(dots, { url, dots });
    }
  return [...byDots.values()].sort((one, other) => one.dots - other.dots);
}
