import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import type { Font } from 'satori';
import { Semaphore } from '../../platform/semaphore.js';
import { PicturesBusy } from '../../platform/pictures/picture-faults.js';
import { CARD } from './frame.js';

const require = createRequire(import.meta.url);
/** Cards painted at once and waiting: one takes some 20 ms, most of it in a thread of its own. */
const LIMITS = { running: 2, waiting: 50 };

/** Paints cards as PNG. Fonts, and the packages with their WebAssembly, are read with the first card. */
export class CardPainter {
  readonly #queue = new Semaphore({ ...LIMITS, full: () => new PicturesBusy() });
  #fonts: Promise<Font[]> | undefined;

  /** Throws PicturesBusy when too many wait. */
  paint(card: ReactElement): Promise<Buffer> {
    return this.#queue.run(async () => {
      const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
      const svg = await satori(card, { ...CARD, fonts: await this.#read(), loadAdditionalAsset: async () => [] });
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    });
  }

  #read(): Promise<Font[]> {
    this.#fonts ??= readFonts().catch((error: unknown) => {
      this.#fonts = undefined;
      throw error;
    });
    return this.#fonts;
  }
}

/** Files of one weight each: Latin letters, Vietnamese ones, and those of other European names. */
const faces = [
  ['words', 'latin'],
  ['marks', 'vietnamese'],
  ['others', 'latin-ext'],
] as const;

function readFonts(): Promise<Font[]> {
  const weights = [500, 700] as const;
  const folder = join(dirname(require.resolve('@fontsource/be-vietnam-pro/package.json')), 'files');
  return Promise.all(
    faces.flatMap(([name, letters]) =>
      weights.map(async (weight): Promise<Font> => {
        const file = join(folder, `be-vietnam-pro-${letters}-${weight}-normal.woff`);
        return { name, weight, style: 'normal', data: await readFile(file) };
      }),
    ),
  );
}
