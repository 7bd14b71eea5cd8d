import { createHash } from 'node:crypto';
import type { CropSquare } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import { TokenRejected } from '../../platform/http/access.js';
import { PictureRefused } from '../../platform/pictures/picture-faults.js';
import type { PictureMaker, UprightPicture } from '../../platform/pictures/picture-maker.js';
import type { Storage } from '../../platform/storage/storage.js';
import { addressOf, AVATAR_EDGE, avatarFolder, keyOf } from '../../platform/storage/file-address.js';

const QUALITY = 90;
/** A smaller picture would look blurred on a profile. */
const MIN_EDGE = 96;

export interface AvatarDeps {
  readonly storage: Storage;
  readonly maker: Pick<PictureMaker, 'make'>;
  readonly users: AvatarUsers;
  /** Deletes the renditions made from an upload. */
  readonly images: { forget(address: string): Promise<void> };
}

/** The part of the user repository that avatars need. */
export interface AvatarUsers {
  /** Returns the replaced picture; undefined when the member has left. */
  swapPicture(userId: number, address: string): Promise<{ readonly old: string | null } | undefined>;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** Avatars that members upload. */
export class AvatarService {
  constructor(private readonly deps: AvatarDeps) {}

  /**
   * Stores `bytes` as the member's picture and returns its address. The stored file is re-encoded from the pixels:
   * upright, square, without location or camera data or anything else a file may contain.
   */
  async upload({ userId }: Identity, bytes: Uint8Array, crop: CropSquare): Promise<string> {
    const webp = await this.deps.maker.make(bytes, (upright) => avatarOf(upright, crop));
    const key = `${avatarFolder(userId)}${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`;
    const address = addressOf(key);
    await this.deps.storage.put(key, webp);
    const was = await this.deps.users.swapPicture(userId, address);
    if (!was) {
      // The member left while the picture was being made, so it must be deleted too.
      await this.forget(userId, address, null);
      throw new TokenRejected();
    }
    await this.forget(userId, was.old, address);
    return address;
  }

  /** Deletes a member's old picture if it was their own upload and is not their current one. */
  async forget(userId: number, old: string | null, now: string | null): Promise<void> {
    const key = old === null || old === now ? undefined : ownKey(userId, old);
    if (key === undefined) return;
    await this.deps.storage.delete(key);
    await this.deps.images.forget(addressOf(key));
  }

  /** Whether an address belongs to an existing upload of this member. */
  async isOwn(userId: number, address: string): Promise<boolean> {
    const key = ownKey(userId, address);
    return key !== undefined && this.deps.storage.has(key);
  }
}

/** The storage key, if the upload belongs to this member: deleting one member's picture must not delete another's. */
function ownKey(userId: number, address: string): string | undefined {
  const key = keyOf(address);
  return key?.startsWith(avatarFolder(userId)) ? key : undefined;
}

function avatarOf({ picture, width, height }: UprightPicture, crop: CropSquare) {
  const { left, top, edge } = squareOf(crop, width, height);
  if (edge < MIN_EDGE) throw new PictureRefused('tinyPicture', { min: MIN_EDGE });
  return picture
    .extract({ left, top, width: edge, height: edge })
    .resize(AVATAR_EDGE, AVATAR_EDGE)
    .webp({ quality: QUALITY });
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
