import type { Readable } from 'node:stream';

export interface StoredFile {
  /** As in `image/webp`; it follows from the ending of the key. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** To be read to its end or destroyed. */
  readonly body: Readable;
}

/**
 * Files of the site by key, `avatars/7/3f2a.webp`. A file is whole or not there. Keys that are none (see `typeOfKey`)
 * are a mistake of ours and throw a TypeError before anything is touched.
 */
export interface Storage {
  readonly kind: 'folder' | 's3';
  /** One sentence for the operator: where files go. */
  readonly about: string;
  /** Takes the place of what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** One that is not there is deleted already. */
  delete(key: string): Promise<void>;
}

const LONGEST_KEY = 200;
/** Folders and a name of small letters, digits and dashes, and one ending: nothing that leads elsewhere in any file system. */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9_-]*\.([a-z0-9]+)$/;

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp' };

/** The type of what lies under `key`; undefined when it is no key. */
export function typeOfKey(key: string): string | undefined {
  const ending = key.length <= LONGEST_KEY ? KEY.exec(key)?.[1] : undefined;
  return ending !== undefined && Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/** As `typeOfKey`, where the key is known to be one. */
export function checkedType(key: string): string {
  const type = typeOfKey(key);
  if (type === undefined) throw new TypeError(`${JSON.stringify(key.slice(0, LONGEST_KEY))} is no key of the storage`);
  return type;
}
