import { Code } from '@khandai/contracts';
import { DomainError } from '../domain-error.js';
import type { MessageKey } from '../messages.js';

/** The file is no video that browsers play, or too long; the message says why. */
export class VideoRefused extends DomainError {
  constructor(
    why: Extract<MessageKey, 'brokenVideo' | 'longVideo' | 'noVideoLength' | 'largeWebm'>,
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(Code.videoRefused, 400, why, values);
  }
}

/** What the header of a video says of it. Size in pixels, as it is shown, after its rotation. */
export interface VideoFacts {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
}

export type VideoKind = 'mp4' | 'webm';

const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|qt {2})/;
const EBML_MAGIC = 0x1a45dfa3;

/** The container, by its first bytes, whatever type was declared; undefined for anything else. */
export function videoKind(bytes: Buffer): VideoKind | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    return MP4_BRANDS.test(bytes.toString('latin1', 8, 12)) ? 'mp4' : undefined;
  return bytes.readUInt32BE(0) === EBML_MAGIC && bytes.subarray(0, 64).includes('webm') ? 'webm' : undefined;
}
