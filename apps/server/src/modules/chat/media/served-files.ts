import { addressOf, CHAT_FOLDER, isPrivate } from '../../../platform/storage/file-address.js';
import type { Storage, StoredFile, WantedRange } from '../../../platform/storage/storage.js';
import type { AttachmentRepository } from './attachment-repository.js';

export interface ServedFilesDeps {
  readonly storage: Storage;
  readonly attachments: Pick<AttachmentRepository, 'isTakenBack'>;
}

/**
 * The site's files without private ones and those of messages that were taken back, which are served again when a moderator restores
 * the message.
 */
export class ServedFiles implements Storage {
  readonly kind: Storage['kind'];
  readonly about: string;

  constructor(private readonly deps: ServedFilesDeps) {
    ({ kind: this.kind, about: this.about } = deps.storage);
  }

  async get(key: string, wanted?: WantedRange): Promise<StoredFile | undefined> {
    return (await this.#isWithheld(key)) ? undefined : this.deps.storage.get(key, wanted);
  }

  async has(key: string): Promise<boolean> {
    return !(await this.#isWithheld(key)) && this.deps.storage.has(key);
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

  async #isWithheld(key: string): Promise<boolean> {
    if (isPrivate(key)) return true;
    return key.startsWith(CHAT_FOLDER) && this.deps.attachments.isTakenBack(addressOf(key));
  }
}
