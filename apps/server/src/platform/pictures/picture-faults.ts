import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { MessageKey } from '../messages.js';

/** The file is no picture, or none we take; the sentence says why. */
export class PictureRefused extends DomainError {
  constructor(
    why: Extract<MessageKey, 'notAPicture' | 'heicPicture' | 'brokenPicture' | 'hugePicture' | 'tinyPicture' | 'badCrop'>,
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(Code.pictureRefused, 400, why, values);
  }
}

/** More pictures wait to be made than anybody would wait for. */
export class PicturesBusy extends DomainError {
  constructor() {
    super(Code.unavailable, 503, 'unavailable');
  }
}
