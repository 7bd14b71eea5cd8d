import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { AtMost } from './at-most.js';
import { PictureRefused, PicturesBusy } from './picture-faults.js';
import { pictureKind } from './picture-kind.js';

/** More than any phone's camera makes; read from the header, before a single dot is unpacked. */
const MOST_PIXELS = 50_000_000;
const MOST_EDGE = 16_000;
const MOST_SECONDS = 15;
/** Of the four threads that files, names of hosts and passwords need as well. */
const AT_ONCE = 2;
const IN_LINE = 64;

export interface Upright {
  /** In pixels, once turned as its EXIF says. */
  readonly width: number;
  readonly height: number;
  /** The first frame, upright; what is made of it carries no metadata. */
  readonly picture: Sharp;
}

const OPTIONS: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  // A picture cut off is refused; one with an odd profile is still a picture.
  failOn: 'error',
  animated: false,
};

// What was made is kept by us where it is worth it; within one picture the other threads stay free.
sharp.cache(false);
sharp.concurrency(1);

/** Makes pictures of pictures in threads, a few at a time. Bytes of strangers are judged before they are decoded. */
export class PictureMaker {
  readonly #turns = new AtMost({ running: AT_ONCE, waiting: IN_LINE, full: () => new PicturesBusy() });

  /** A WebP as `draw` says. Throws PictureRefused for what is no picture, broken, or too large to unpack. */
  make(bytes: Uint8Array, draw: (upright: Upright) => Sharp): Promise<Buffer> {
    refuseUnknown(bytes);
    return this.#turns.run(() =>
      unbroken(async () => {
        const picture = sharp(bytes, OPTIONS);
        const { width, height } = uprightSize(await picture.metadata());
        return draw({ width, height, picture: picture.autoOrient() }).timeout({ seconds: MOST_SECONDS }).toBuffer();
      }),
    );
  }
}

function refuseUnknown(bytes: Uint8Array): void {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw new PictureRefused('notAPicture');
  if (kind === 'heic') throw new PictureRefused('heicPicture');
}

function uprightSize({ autoOrient: { width, height } }: Metadata): { width: number; height: number } {
  if (Math.max(width, height) > MOST_EDGE || width * height > MOST_PIXELS) {
    throw new PictureRefused('hugePicture', { megapixels: MOST_PIXELS / 1_000_000 });
  }
  return { width, height };
}

/** Whatever the library finds wrong with a picture means that it is broken. */
async function unbroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new PictureRefused('hugePicture', { megapixels: MOST_PIXELS / 1_000_000 });
    throw new PictureRefused('brokenPicture');
  }
}
