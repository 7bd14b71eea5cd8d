import type { Readable } from 'node:stream';

export interface StoredFile {
  /** MIME type, as in `image/webp`, derived from the key's extension. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The caller must read it to its end or destroy it. */
  readonly body: Readable;
  /** Set when `body` is only this part of the file. */
  readonly part?: ByteRange;
}

/** First and last byte of a part, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A wanted part; without an end it goes to the end of the file. */
export type WantedRange = Pick<ByteRange, 'start'> & { readonly end?: number };

/**
 * The site's files by key, such as `avatars/7/3f2a.webp`. A file is either complete or absent. An invalid key (see
 * `typeOfKey`) is a programming error and throws a TypeError before anything is read or written.
 */
export interface Storage {
  readonly kind: 'folder' | 's3';
  /** One sentence for the operator: where files go. */
  readonly about: string;
  /** Replaces an existing file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, with the content of a file on the disk, which need not fit in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** A part that begins after the end of the file gives the whole file. */
  get(key: string, wanted?: WantedRange): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
}

const MAX_KEY_LENGTH = 200;
/**
 * Folders, a name and one extension, in lower-case letters, digits, underscores and dashes: no path traversal on any
 * file system.
 */
const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9_-]*\.([a-z0-9]+)$/;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};

/** The MIME type of a key; undefined when the key is invalid. */
export function typeOfKey(key: string): string | undefined {
  const ending = key.length <= MAX_KEY_LENGTH ? KEY.exec(key)?.[1] : undefined;
  return ending !== undefined && Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/** As `typeOfKey`, but throws for an invalid key. */
export function checkedType(key: string): string {
  const type = typeOfKey(key);
  if (type === undefined)
    throw new TypeError(`${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))} is no key of the storage`);
  return type;
}
