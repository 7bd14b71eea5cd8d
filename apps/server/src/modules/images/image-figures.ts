import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@khandai/contracts';
import type { Sharp } from 'sharp';
import type { Upright } from '../../platform/pictures/picture-maker.js';

/** One of the pictures that are made of a source. */
export interface Figure {
  /** Part of the name it is kept under: figures that make the same picture have the same. */
  readonly name: string;
  draw(upright: Upright): Sharp;
}

const QUALITY = 100;
const BLURRED = { edge: 10, quality: 50, sigma: 3 } as const;

/** By the word that stands in the address: `640x2` is 640 wide for a screen of two dots a pixel, `mo` the blurred stand-in. */
const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [`${width}x${density}`, scaled(width * density)] as const)),
  ['mo', blurred()],
]);

/** Undefined for any figure but ours: each would be one more picture to make and to keep. */
export const figureOf = (word: string): Figure | undefined => FIGURES.get(word);

/** What a source may be kept as. */
export const figureNames = (): string[] => [...new Set([...FIGURES.values()].map(({ name }) => name))];

/** Never larger than the source: a picture gains nothing by it. */
function scaled(width: number): Figure {
  return {
    name: String(width),
    draw: ({ picture }) => picture.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }),
  };
}

function blurred(): Figure {
  const { edge, sigma, quality } = BLURRED;
  return { name: 'mo', draw: ({ picture }) => picture.resize(edge, edge).blur(sigma).webp({ quality }) };
}
