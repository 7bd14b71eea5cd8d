import { DomainError } from '../../platform/domain-error.js';
import type { PictureMaker } from '../../platform/pictures/picture-maker.js';
import { renditionOf } from './image-renditions.js';
import type { ImageService } from './image-service.js';

export interface InlinePicturesDeps {
  readonly images: Pick<ImageService, 'image'>;
  readonly maker: Pick<PictureMaker, 'make'>;
}

/** Pictures of the site in a form that can be painted into another picture. */
export class InlinePictures {
  constructor(private readonly deps: InlinePicturesDeps) {}

  /** A JPEG as a `data:` URI; undefined for a picture that is gone or refused. Throws when it may be had later. */
  async inline(address: string, width: 320 | 640): Promise<string | undefined> {
    const rendition = renditionOf(`${width}x1`);
    if (!rendition) throw new Error(`no rendition is ${width} pixels wide`);
    try {
      const { bytes } = await this.deps.images.image(address, rendition);
      const jpeg = await this.deps.maker.make(bytes, ({ picture }) => picture.jpeg({ quality: 85 }));
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) return undefined;
      throw error;
    }
  }
}
