import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { AVATAR_EDGE, avatarFolder, keyOf } from '../../../platform/storage/file-address.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { storedKey } from './post-files.js';
import { uploadNotFound } from './upload-faults.js';
import type { UploadRepository } from './upload-repository.js';
import type { UploadService } from './upload-service.js';

const FILE = 'picture.webp';

/** Copies of profile pictures for posts: the profile picture itself is deleted when its member takes another one. */
export class AvatarCopies {
  constructor(
    private readonly deps: {
      readonly uploads: Pick<UploadRepository, 'avatarOf' | 'received' | 'store' | 'byId'>;
      readonly service: Pick<UploadService, 'open'>;
      readonly storage: Pick<Storage, 'get' | 'put'>;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {}

  /**
   * A file for a post of the member, which counts as one of their uploads of the day. Throws uploadNotFound when the member has no
   * picture of their own.
   */
  async copy(member: Identity): Promise<{ readonly sourceId: number }> {
    const { uploads, service, storage, clock } = this.deps;
    const file = await this.#read(member.userId);
    const uploadId = await service.open(member, { type: 'image/webp', bytes: file.length, purpose: 'post' });
    await storage.put(storedKey(uploadId, FILE), file);
    await uploads.received(uploadId, new Date(clock.now()));
    const size = { width: AVATAR_EDGE, height: AVATAR_EDGE };
    await uploads.store(uploadId, { kind: 'image', files: [FILE], ...size, seconds: null, hasSound: null });
    const made = await uploads.byId(uploadId);
    if (!made) throw uploadNotFound();
    return made;
  }

  async #read(userId: number): Promise<Buffer> {
    const { uploads, storage } = this.deps;
    const key = keyOf((await uploads.avatarOf(userId)) ?? '');
    const stored = key?.startsWith(avatarFolder(userId)) ? await storage.get(key) : undefined;
    if (!stored) throw uploadNotFound();
    return buffer(stored.body);
  }
}
