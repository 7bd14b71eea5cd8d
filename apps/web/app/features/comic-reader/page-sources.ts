import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@khandai/contracts';
import { pictureRenditions } from '../../shell/pictures/picture-renditions';

/** Largest width of a loaded page in pixels, and the same for slow networks. */
const MAX_PIXELS = 1_536;
const LOW_PIXELS = 640;

const { address } = pictureRenditions([]);

interface Rendition {
  readonly pixels: number;
  readonly width: number;
  readonly density: number;
}

/** One rendition per width in pixels, ascending. */
const renditions: readonly Rendition[] = [
  ...new Map(
    IMAGE_DENSITIES.toReversed().flatMap((density) =>
      IMAGE_WIDTHS.map((width) => [width * density, { pixels: width * density, width, density }] as const),
    ),
  ).values(),
].sort((one, other) => one.pixels - other.pixels);

const allowed = (lowData: boolean): readonly Rendition[] =>
  renditions.filter(({ pixels }) => pixels <= (lowData ? LOW_PIXELS : MAX_PIXELS));

export interface PageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** The pictures of a page from which the browser chooses. */
export function pageSources(url: string, lowData: boolean): PageSources {
  const candidates = allowed(lowData).flatMap(({ pixels, width, density }) => {
    const made = address(url, { width, density });
    return made === null ? [] : [{ made, pixels }];
  });
  const last = candidates.at(-1);
  if (!last) return { src: url };
  return { src: last.made, srcSet: candidates.map(({ made, pixels }) => `${made} ${pixels}w`).join(', ') };
}

/** Width of the picture that a browser chooses, at most. */
export function loadedPixels(cssWidth: number, density: number, lowData: boolean): number {
  const choice = allowed(lowData);
  const wanted = cssWidth * density;
  return (choice.find(({ pixels }) => pixels >= wanted) ?? choice.at(-1))?.pixels ?? MAX_PIXELS;
}
