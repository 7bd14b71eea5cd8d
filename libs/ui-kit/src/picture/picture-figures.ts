/** What pictures may be fetched as, and where. Pages have them of their own site. */
export interface PictureFigures {
  /** In pixels of the page, smallest first. */
  readonly widths: readonly number[];
  /** Dots of the screen to such a pixel, smallest first. */
  readonly densities: readonly number[];
  /** Where `src` is to be had so wide, or as its blurred stand-in; null where it is to be had as it is only. */
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

/** For a picture that is always `width` wide: as many dots as each screen shows, and no more than one step too many. */
export function fixedSources(figures: PictureFigures, src: string, width: number): Sources {
  const made = allOf(figures, src);
  const fitting = figures.densities.map((density) => ({
    density,
    url: (made.find(({ dots }) => dots >= width * density) ?? made.at(-1))?.url,
  }));
  const first = fitting[0]?.url;
  if (first === undefined) return { src };
  // Small pictures are one and the same for all screens.
  if (fitting.every(({ url }) => url === first)) return { src: first };
  return { src: first, srcSet: fitting.map(({ density, url }) => `${url} ${density}x`).join(', ') };
}

/** For a picture as wide as its place, which `sizes` tells: the browser chooses. */
export function fluidSources(figures: PictureFigures, src: string): Sources {
  const made = allOf(figures, src);
  const [first] = made;
  return first ? { src: first.url, srcSet: made.map(({ url, dots }) => `${url} ${dots}w`).join(', ') } : { src };
}

/** Each number of dots once, the fewest first. */
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
