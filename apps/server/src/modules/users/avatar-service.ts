import { createHash } from 'node:crypto';
import type { CropSquare } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import { TokenRejected } from '../../platform/http/access.js';
import { PictureRefused } from '../../platform/pictures/picture-faults.js';
import type { PictureMaker, Upright } from '../../platform/pictures/picture-maker.js';
import type { Storage } from '../../platform/storage/storage.js';
import { addressOf, keyOf } from '../../platform/storage/file-address.js';

/** Edge of what is kept, in pixels: twice the largest place an avatar is shown in. */
const EDGE = 512;
const QUALITY = 90;
/** Less than this is a smudge on a profile. */
const LEAST_EDGE = 96;

export interface AvatarDeps {
  readonly storage: Storage;
  readonly maker: Pick<PictureMaker, 'make'>;
  readonly users: AvatarUsers;
  /** What was made of an upload goes with it. */
  readonly images: { forget(address: string): Promise<void> };
}

/** What avatars need of members. */
export interface AvatarUsers {
  /** Answers the picture that gave way; undefined when the member has left. */
  swapPicture(userId: number, address: string): Promise<{ readonly old: string | null } | undefined>;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** Pictures members give of themselves. */
export class AvatarService {
  constructor(private readonly deps: AvatarDeps) {}

  /**
   * Makes `bytes` the member's picture and answers its address. What is stored was drawn anew from the dots: upright,
   * square, without the place and the camera, and nothing else a file can hold.
   */
  async upload({ userId }: Identity, bytes: Uint8Array, crop: CropSquare): Promise<string> {
    const webp = await this.deps.maker.make(bytes, (upright) => avatarOf(upright, crop));
    const key = `avatars/${userId}/${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
    const address = addressOf(key);
    await this.deps.storage.put(key, webp);
    const was = await this.deps.users.swapPicture(userId, address);
    if (!was) {
      // He left while his picture was made: it must not outlive him.
      await this.forget(userId, address, null);
      throw new TokenRejected();
    }
    await this.forget(userId, was.old, address);
    return address;
  }

  /** Deletes the picture a member had, when it was an upload of his and is not the one he has now. */
  async forget(userId: number, old: string | null, now: string | null): Promise<void> {
    const key = old === null || old === now ? undefined : ownKey(userId, old);
    if (key === undefined) return;
    await this.deps.storage.delete(key);
    await this.deps.images.forget(addressOf(key));
  }

  /** Whether an address is that of an upload of this member which is still there. */
  async isOwn(userId: number, address: string): Promise<boolean> {
    const key = ownKey(userId, address);
    return key !== undefined && this.deps.storage.has(key);
  }
}

/** Each member's uploads are his own: nobody else's picture goes with one that is deleted. */
function ownKey(userId: number, address: string): string | undefined {
  const key = keyOf(address);
  return key?.startsWith(`avatars/${userId}/`) ? key : undefined;
}

function avatarOf({ picture, width, height }: Upright, crop: CropSquare) {
  const { left, top, edge } = squareOf(crop, width, height);
  if (edge < LEAST_EDGE) throw new PictureRefused('tinyPicture', { least: LEAST_EDGE });
  return picture.extract({ left, top, width: edge, height: edge }).resize(EDGE, EDGE).webp({ quality: QUALITY });
}

function squareOf({ x, y, size }: CropSquare, width: number, height: number): Square {
  if (x === undefined && y === undefined && size === undefined) {
    const edge = Math.min(width, height);
    return { left: Math.floor((width - edge) / 2), top: Math.floor((height - edge) / 2), edge };
  }
  if (x === undefined || y === undefined || size === undefined || x + size > width || y + size > height)
    throw new PictureRefused('badCrop');
  return { left: x, top: y, edge: size };
}
