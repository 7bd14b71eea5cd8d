import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@khandai/contracts';
import type { Sharp } from 'sharp';
import type { UprightPicture } from '../../platform/pictures/picture-maker.js';

/** One of the renditions made from a source picture. */
export interface Rendition {
  /** Part of the cache key; renditions with identical output share it. */
  readonly name: string;
  draw(upright: UprightPicture): Sharp;
}

const QUALITY = 100;
const BLURRED = { edge: 10, quality: 50, sigma: 3 } as const;

/**
 * Renditions by the word in the URL: `640x2` is 640 CSS pixels wide at two device pixels each, `mo` the blurred
 * placeholder.
 */
const RENDITIONS: ReadonlyMap<string, Rendition> = new Map([
  ...IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_DENSITIES.map((density) => [`${width}x${density}`, scaled(width * density)] as const),
  ),
  ['mo', blurred()],
]);

/** Undefined for any rendition outside the list: each one would cost CPU time and cache space. */
export const renditionOf = (word: string): Rendition | undefined => RENDITIONS.get(word);

/** All rendition names under which a source may be cached. */
export const renditionNames = (): string[] => [...new Set([...RENDITIONS.values()].map(({ name }) => name))];

/** Never upscales: a picture gains nothing by it. */
function scaled(width: number): Rendition {
  return {
    name: String(width),
    draw: ({ picture }) => picture.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }),
  };
}

function blurred(): Rendition {
  const { edge, sigma, quality } = BLURRED;
  return { name: 'mo', draw: ({ picture }) => picture.resize(edge, edge).blur(sigma).webp({ quality }) };
}
