import { ComicLimit, type PostSource } from '@khandai/contracts';
import { checkedStill } from '../../../platform/media/checked-media.js';
import { PictureRefused } from '../../../platform/pictures/picture-faults.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';

/** A checked picture, as it is stored. */
export interface StillPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface ComicPagesDeps {
  readonly maker: Pick<PictureMaker, 'make'>;
  /** Stores a picture that staff made, apart from what members may upload within a day. */
  readonly keepPicture: (userId: number, picture: StillPicture) => Promise<PostSource>;
}

/** The widest picture that the image route makes of a page. */
const MAX_WIDTH = 1_536;

/** Uploaded pages. */
export class ComicPages {
  constructor(private readonly deps: ComicPagesDeps) {}

  /** Throws in words for what is no picture, broken, or too high for its width. */
  async add(editorId: number, file: Uint8Array): Promise<PostSource> {
    const { maker, keepPicture } = this.deps;
    const still = await checkedStill(Buffer.from(file), maker, { maxWidth: MAX_WIDTH, assertShape });
    return keepPicture(editorId, still);
  }
}

function assertShape(width: number, height: number): void {
  const { shape } = ComicLimit;
  if (height > shape * width) throw new PictureRefused('comicPageTall', { times: shape });
}
