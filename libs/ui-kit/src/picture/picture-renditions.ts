/** Which renditions of a picture exist, and their URLs. Every application provides its own. */
export interface PictureRenditions {
  /** Layout widths in CSS pixels, ascending. */
  readonly widths: readonly number[];
  /** Device pixels per CSS pixel, ascending. */
  readonly densities: readonly number[];
  /** URL of a rendition of `src`, or of its blurred placeholder; null if only the original file exists. */
  address(src: string, rendition: PictureRendition): string | null;
}

export type PictureRendition = { readonly width: number; readonly density: number } | 'placeholder';

interface Sources {
  readonly src: string;
  readonly srcSet?: string;
}

interface Candidate {
  readonly url: string;
  readonly pixels: number;
}

/** Sources for a picture of fixed `width`: for each density, the smallest rendition with enough pixels. */
export function fixedSources(renditions: PictureRenditions, src: string, width: number): Sources {
  const candidates = candidatesOf(renditions, src);
  const fitting = renditions.densities.map((density) => ({
    density,
    url: (candidates.find(({ pixels }) => pixels >= width * density) ?? candidates.at(-1))?.url,
  }));
  const first = fitting[0]?.url;
  if (first === undefined) return { src };
  // A small picture uses the same rendition on all screens.
  if (fitting.every(({ url }) => url === first)) return { src: first };
  return { src: first, srcSet: fitting.map(({ density, url }) => `${url} ${density}x`).join(', ') };
}

/** Sources for a picture of fluid width: the browser chooses by `sizes`. */
export function fluidSources(renditions: PictureRenditions, src: string): Sources {
  const candidates = candidatesOf(renditions, src);
  const [first] = candidates;
  return first
    ? { src: first.url, srcSet: candidates.map(({ url, pixels }) => `${url} ${pixels}w`).join(', ') }
    : { src };
}

/** One rendition per pixel width, ascending. */
function candidatesOf({ widths, densities, address }: PictureRenditions, src: string): Candidate[] {
  const byPixels = new Map<number, Candidate>();
  for (const density of densities)
    for (const width of widths) {
      const pixels = width * density;
      const url = byPixels.has(pixels) ? null : address(src, { width, density });
      if (url !== null) byPixels.set(pixels, { url, pixels });
    }
  return [...byPixels.values()].sort((one, other) => one.pixels - other.pixels);
}
