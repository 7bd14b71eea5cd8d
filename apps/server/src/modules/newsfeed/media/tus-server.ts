import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { type DataStore, ERRORS, type Locker } from '@tus/server';
import { Code } from '@khandai/contracts';
import { sentence } from '../../../platform/messages.js';
import type { S3Settings } from '../../../platform/storage/s3-storage.js';
import type { ArrivedFiles } from './upload-service.js';

/** Path of uploads: `/tai-len` opens one, `/tai-len/{uploadId}` is one. */
export const TUS_PATH = '/tai-len';

const FOLDER = 'uploads';

export type TusStore = DataStore & { read(id: string): Readable | Promise<Readable> };

/** Where parts of uploads are until they are complete: beside the other uploads of the site. */
export async function openTusStore(s3: S3Settings | undefined, folder: string): Promise<TusStore> {
  if (!s3) {
    const directory = join(folder, FOLDER);
    await mkdir(directory, { recursive: true });
    return new FileStore({ directory });
  }
  // The vendor's client is large: it loads only where it is used.
  const { bucketStore } = await import('./bucket-store.js');
  return bucketStore(s3);
}

/** Removing what is not there is no error. */
export const arrivedFiles = (store: TusStore): ArrivedFiles => ({
  read: (uploadId) => store.read(uploadId),
  remove: async (uploadId) => {
    try {
      await store.remove(uploadId);
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
    }
  },
});

export interface TusServerDeps {
  readonly store: TusStore;
  readonly locker: Locker;
  /** All bytes of an upload are there. */
  readonly received: (uploadId: string) => Promise<void>;
}

/** The id of the upload that the current request opens, or that it is about; tus-routes has checked whose it is. */
export const checkedId = new AsyncLocalStorage<string>();

/** The tus protocol. Who may do what is decided before: see tus-routes. */
export const tusServer = ({ store, locker, received }: TusServerDeps): Server =>
  new Server({
    path: TUS_PATH,
    datastore: store,
    locker,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => {
      const id = checkedId.getStore();
      if (id === undefined) throw new Error('an upload was opened without an id');
      return id;
    },
    // By itself the library takes what is behind the last slash, also of a query.
    getFileIdFromRequest: () => checkedId.getStore(),
    onUploadFinish: async (_request, { id }) => {
      await received(id);
      return {};
    },
    onResponseError: (_request, error) => {
      const isTooLong = 'status_code' in error && error.status_code === ERRORS.ERR_SIZE_EXCEEDED.status_code;
      if (!isTooLong) return undefined;
      const body = JSON.stringify({ code: Code.payloadTooLarge, msg: sentence('uploadLonger'), data: null });
      return { status_code: ERRORS.ERR_SIZE_EXCEEDED.status_code, body };
    },
  });
