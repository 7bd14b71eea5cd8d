import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { MessageKey } from '../messages.js';

/** The file is not a supported or valid image; the message says why. */
export class PictureRefused extends DomainError {
  constructor(
    why: Extract<
      MessageKey,
      | 'notAPicture'
      | 'notAnAttachment'
      | 'largePicture'
      | 'heicPicture'
      | 'brokenPicture'
      | 'hugePicture'
      | 'tinyPicture'
      | 'badCrop'
      | 'comicPageTall'
    >,
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(Code.pictureRefused, 400, why, values);
  }
}

/** The queue of images to process is full. */
export class PicturesBusy extends DomainError {
  constructor() {
    super(Code.unavailable, 503, 'unavailable');
  }
}
