import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaLicence } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import { uploads } from '../../../platform/database/schema.js';
import { serverRoot } from '../../../platform/server-root.js';
import type { Storage } from '../../../platform/storage/storage.js';

export interface SimulatedFilesDeps {
  readonly storage: Pick<Storage, 'put'>;
  readonly storedKey: (uploadId: string, file: string) => string;
}

/** An upload that is not stored in the database yet. */
export type NewFile = Omit<typeof uploads.$inferInsert, 'userId'>;

type FileFacts = Pick<NewFile, 'kind' | 'createdAt' | 'width' | 'height' | 'seconds' | 'hasSound'>;

const [VIDEO, POSTER] = ['video.mp4', 'poster.webp'];

/** Files of the demo that come with the server, in one of its folders. */
export class SimulatedFiles {
  constructor(
    private readonly folder: string,
    private readonly deps: SimulatedFilesDeps,
  ) {}

  /** The facts of the folder's files, which the script that draws them writes. */
  async facts<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(this.#asset(name), 'utf8')) as T;
  }

  /** Puts a clip with its poster into the storage. */
  video(clip: string, facts: Omit<FileFacts, 'kind'>): Promise<NewFile> {
    const files = [[VIDEO, `${clip}.mp4`] as const, [POSTER, `${clip}.webp`] as const];
    return this.#put(files, { kind: 'video', ...facts });
  }

  picture(name: string, facts: Omit<FileFacts, 'kind'>): Promise<NewFile> {
    return this.#put([[POSTER, `${name}.webp`]], { kind: 'image', ...facts });
  }

  async #put(files: readonly (readonly [name: string, asset: string])[], facts: FileFacts): Promise<NewFile> {
    const uploadId = randomName();
    let size = 0;
    for (const [name, asset] of files) {
      const bytes = await readFile(this.#asset(asset));
      await this.deps.storage.put(this.deps.storedKey(uploadId, name), bytes);
      size += bytes.length;
    }
    const names = files.map(([name]) => name);
    return { uploadId, publicName: randomName(), state: 'ready', size, files: names, ...facts };
  }

  #asset(name: string): string {
    return join(serverRoot(), this.folder, name);
  }
}

/** @param userId The simulated member whose upload it is. Returns the id of the file. */
export async function insertFile(tx: Db, file: NewFile, userId: number): Promise<number> {
  const [row] = await tx
    .insert(uploads)
    .values({ ...file, userId })
    .returning({ sourceId: uploads.sourceId });
  if (!row) throw new Error('a file of the demo was not stored');
  return row.sourceId;
}

/** What the site may show of the demo, and why. */
export const simulatedLicence = (publishedAt: Date): MediaLicence => ({
  ...{ holder: 'Khán Đài', kind: 'own', source: 'Hình vẽ mô phỏng của Khán Đài', territory: '', document: '' },
  ...{ validFrom: publishedAt.toISOString(), validUntil: null },
});

const randomName = (): string => randomBytes(16).toString('hex');
