import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { Semaphore } from '../semaphore.js';
import { PictureRefused, PicturesBusy } from './picture-faults.js';
import { pictureKind } from './picture-kind.js';

/** More pixels than any phone's camera produces; checked in the header, before any pixel is decoded. */
const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 16_000;
const MAX_SECONDS = 15;
const DRAWING_QUALITY = 82;
/** Number of threads for images: two of the four in the pool, which also serves files, DNS and password hashing. */
const MAX_RUNNING = 2;
const MAX_QUEUED = 64;

export interface UprightPicture {
  /** In pixels, after the EXIF rotation. */
  readonly width: number;
  readonly height: number;
  /** The first frame, rotated upright; images derived from it carry no metadata. */
  readonly picture: Sharp;
}

export interface MakeOptions {
  /** Keeps all frames of an animated picture; default: the first one alone. */
  readonly animated?: boolean;
}

const OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  // Rejects truncated images, but accepts warnings such as an odd colour profile.
  failOn: 'error',
  animated: false,
};

// No cache in sharp: the server caches results itself where that pays off. One thread per image leaves the other
// threads free.
sharp.cache(false);
sharp.concurrency(1);

/** Converts images in worker threads, a few at a time. Untrusted bytes are checked before they are decoded. */
export class PictureMaker {
  readonly #semaphore = new Semaphore({ running: MAX_RUNNING, waiting: MAX_QUEUED, full: () => new PicturesBusy() });

  /**
   * Returns the picture in the format of `draw`. Throws PictureRefused for a file that is not an image, is broken, or is too large
   * to decode.
   */
  make(
    bytes: Uint8Array,
    draw: (upright: UprightPicture) => Sharp,
    { animated = false }: MakeOptions = {},
  ): Promise<Buffer> {
    refuseUnknown(bytes);
    return this.#semaphore.run(() =>
      unbroken(async () => {
        const picture = sharp(bytes, { ...OPTIONS, animated });
        const { width, height } = uprightSize(await picture.metadata());
        // An animated picture is upright already, and its frames cannot be rotated one by one.
        return draw({ width, height, picture: animated ? picture : picture.autoOrient() })
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer();
      }),
    );
  }

  /** A drawing of the site's own as WebP. With little effort: its flat areas gain a fifth of the size from four times the work. */
  draw(svg: string): Promise<Buffer> {
    return this.#semaphore.run(() => sharp(Buffer.from(svg)).webp({ quality: DRAWING_QUALITY, effort: 1 }).toBuffer());
  }
}

function refuseUnknown(bytes: Uint8Array): void {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw new PictureRefused('notAPicture');
  if (kind === 'heic') throw new PictureRefused('heicPicture');
}

/** The size of one frame. */
function uprightSize({ autoOrient, pageHeight, width: frameWidth }: Metadata): { width: number; height: number } {
  const { width, height } = pageHeight === undefined ? autoOrient : { width: frameWidth, height: pageHeight };
  if (Math.max(width, height) > MAX_EDGE || width * height > MAX_PIXELS) {
    throw new PictureRefused('hugePicture', { megapixels: MAX_PIXELS / 1_000_000 });
  }
  return { width, height };
}

/** Any error of the image library means that the image is broken. */
async function unbroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new PictureRefused('hugePicture', { megapixels: MAX_PIXELS / 1_000_000 });
    throw new PictureRefused('brokenPicture');
  }
}
