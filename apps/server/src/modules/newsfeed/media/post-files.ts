import { addressOf, POST_FOLDER } from '../../../platform/storage/file-address.js';
import type { Storage, StoredFile, WantedRange } from '../../../platform/storage/storage.js';
import type { UploadRepository } from './upload-repository.js';

/** Key of a file in the storage. It is not in any address. */
export const storedKey = (uploadId: string, file: string): string => `${POST_FOLDER}${uploadId}/${file}`;

/** Public address of a file. */
export const addressOfFile = (publicName: string, file: string): string =>
  addressOf(`${POST_FOLDER}${publicName}/${file}`);

const PUBLIC = new RegExp(`^${POST_FOLDER}([0-9a-f]{32})/([a-z0-9]+\\.[a-z0-9]+)$`);

export interface PostFilesDeps {
  readonly storage: Storage;
  readonly uploads: Pick<UploadRepository, 'served'>;
}

/**
 * The site's files, with those of posts under their public names. A name holds 128 random bits, and changes when its post becomes
 * private: who learnt the old one gets nothing by it, nor anyone from a deleted post.
 */
export class PostFiles implements Storage {
  readonly kind: Storage['kind'];
  readonly about: string;

  constructor(private readonly deps: PostFilesDeps) {
    ({ kind: this.kind, about: this.about } = deps.storage);
  }

  async get(key: string, wanted?: WantedRange): Promise<StoredFile | undefined> {
    const stored = await this.#keyOf(key);
    return stored === undefined ? undefined : this.deps.storage.get(stored, wanted);
  }

  async has(key: string): Promise<boolean> {
    const stored = await this.#keyOf(key);
    return stored !== undefined && this.deps.storage.has(stored);
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.deps.storage.put(key, bytes);
  }

  putFile(key: string, path: string): Promise<void> {
    return this.deps.storage.putFile(key, path);
  }

  delete(key: string): Promise<void> {
    return this.deps.storage.delete(key);
  }

  async #keyOf(key: string): Promise<string | undefined> {
    if (!key.startsWith(POST_FOLDER)) return key;
    const [, name, file] = PUBLIC.exec(key) ?? [];
    if (name === undefined || file === undefined) return undefined;
    const upload = await this.deps.uploads.served(name);
    return upload?.files.includes(file) ? storedKey(upload.uploadId, file) : undefined;
  }
}
