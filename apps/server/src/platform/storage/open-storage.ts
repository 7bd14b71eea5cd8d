import { join } from 'node:path';
import { FolderStorage } from './folder-storage.js';
import { type S3Settings, S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** Opens an S3 store if configured, else a folder in `dataDir`. */
export async function openStorage(s3: S3Settings | undefined, dataDir: string): Promise<Storage> {
  if (s3 === undefined) return new FolderStorage(join(dataDir, 'files'));
  const storage = new S3Storage(s3);
  await storage.check();
  return storage;
}
