import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import {
  mediaCounts,
  mediaFiles,
  mediaLicences,
  mediaTitles,
  mediaVideos,
  uploads,
} from '../../platform/database/schema.js';
import { serverRoot } from '../../platform/server-root.js';
import { freeSlug, slugOf } from '../../platform/slugs.js';
import type { Storage } from '../../platform/storage/storage.js';

/** A reel of the demo. */
export interface SimulatedReel {
  /** Names a clip that comes with the server. */
  readonly clip: string;
  readonly title: string;
  readonly summary: string;
  readonly fixtureId: string | null;
  readonly publishedAt: Date;
  readonly views: number;
}

interface Clips {
  readonly width: number;
  readonly height: number;
  readonly list: readonly { readonly name: string; readonly seconds: number; readonly hasSound: boolean }[];
}

type StoredKey = (uploadId: string, file: string) => string;

export interface SimulatedReelsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly storage: Pick<Storage, 'put'>;
  readonly storedKey: StoredKey;
}

const KIND = 'reel';
const [VIDEO, POSTER] = ['video.mp4', 'poster.webp'];
const FOLDER = 'assets/reels';

/** Reels of the demo: drawn clips, marked as simulated. */
export class SimulatedReelsRepository {
  constructor(private readonly deps: SimulatedReelsDeps) {}

  async hasReels(): Promise<boolean> {
    return (await this.deps.database.db.$count(mediaTitles, isSimulated)) > 0;
  }

  /** All reels or, when `signal` aborts in the middle, none. @param ownerId The simulated member whose uploads they are. */
  async publish(ownerId: number, list: readonly SimulatedReel[], signal: AbortSignal): Promise<void> {
    const clips = JSON.parse(await readFile(fileOf('reels.json'), 'utf8')) as Clips;
    const stored = await Promise.all(list.map((reel) => this.#store(reel, clips)));
    if (signal.aborted) return;
    await this.deps.database.db.transaction(async (tx) => {
      for (const [index, reel] of list.entries()) {
        const upload = stored[index];
        if (upload) await insert(tx, reel, { ...upload, userId: ownerId });
      }
    });
  }

  /** Puts a clip with its poster into the storage. */
  async #store({ clip, publishedAt }: SimulatedReel, { width, height, list }: Clips) {
    const { storage, storedKey } = this.deps;
    const facts = list.find(({ name }) => name === clip);
    if (!facts) throw new Error(`the server has no clip ${clip}`);
    const uploadId = randomName();
    const video = await readFile(fileOf(`${clip}.mp4`));
    await storage.put(storedKey(uploadId, VIDEO), video);
    await storage.put(storedKey(uploadId, POSTER), await readFile(fileOf(`${clip}.webp`)));
    const { seconds, hasSound } = facts;
    return {
      ...({ uploadId, publicName: randomName(), kind: 'video', state: 'ready', size: video.length } as const),
      ...{ files: [VIDEO, POSTER], width, height, seconds, hasSound, createdAt: publishedAt },
    };
  }
}

async function insert(
  tx: Db,
  { title, summary, fixtureId, publishedAt, views }: SimulatedReel,
  upload: typeof uploads.$inferInsert,
): Promise<void> {
  const isTaken = async (slug: string) =>
    (await tx.$count(mediaTitles, and(eq(mediaTitles.kind, KIND), eq(mediaTitles.slug, slug)))) > 0;
  const slug = await freeSlug(slugOf(title, KIND), isTaken);
  const [file] = await tx.insert(uploads).values(upload).returning({ sourceId: uploads.sourceId });
  const [made] = await tx
    .insert(mediaTitles)
    .values({ kind: KIND, slug, status: 'published', title, summary, fixtureId, publishedAt, simulated: true })
    .returning({ titleId: mediaTitles.titleId });
  if (!file || !made) throw new Error(`the reel ${slug} was not stored`);
  const ids = { ...file, ...made };
  await tx.insert(mediaLicences).values({
    ...{ ...made, holder: 'Khán Đài', kind: 'own', source: 'Hình vẽ mô phỏng của Khán Đài' },
    ...{ territory: '', document: '', validFrom: publishedAt, validUntil: null },
  });
  await tx.insert(mediaFiles).values(ids);
  await tx.insert(mediaVideos).values(ids);
  await tx.insert(mediaCounts).values({ ...made, part: 0, views });
}

/** Deletes all simulated reels with their files. */
export async function clearSimulatedReels({
  database: { db },
  storage,
  storedKey,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly storage: Pick<Storage, 'delete'>;
  readonly storedKey: StoredKey;
}): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const files = await tx
      .select({ sourceId: uploads.sourceId, uploadId: uploads.uploadId, names: uploads.files })
      .from(mediaFiles)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, mediaFiles.titleId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaFiles.sourceId))
      .where(isSimulated);
    await tx.delete(mediaTitles).where(isSimulated);
    const ids = files.map(({ sourceId }) => sourceId);
    if (ids.length > 0) await tx.delete(uploads).where(inArray(uploads.sourceId, ids));
    return files;
  });
  for (const { uploadId, names } of gone) for (const name of names) await storage.delete(storedKey(uploadId, name));
}

const isSimulated = and(eq(mediaTitles.kind, KIND), eq(mediaTitles.simulated, true));

const fileOf = (name: string): string => join(serverRoot(), FOLDER, name);

const randomName = (): string => randomBytes(16).toString('hex');
