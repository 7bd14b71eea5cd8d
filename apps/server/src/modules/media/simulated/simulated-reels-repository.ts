import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { mediaCounts, mediaFiles, mediaLicences, mediaTitles, mediaVideos } from '../../../platform/database/schema.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import {
  insertFile,
  type NewFile,
  SimulatedFiles,
  type SimulatedFilesDeps,
  simulatedLicence,
} from './simulated-files.js';

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

export interface SimulatedReelsDeps extends SimulatedFilesDeps {
  readonly database: Pick<Database, 'db'>;
}

const KIND = 'reel';

/** Reels of the demo: drawn clips, marked as simulated. */
export class SimulatedReelsRepository {
  readonly #files: SimulatedFiles;

  constructor(private readonly deps: SimulatedReelsDeps) {
    this.#files = new SimulatedFiles('assets/reels', deps);
  }

  async hasReels(): Promise<boolean> {
    return (await this.deps.database.db.$count(mediaTitles, isSimulated)) > 0;
  }

  /** All reels or, when `signal` aborts in the middle, none. @param ownerId The simulated member whose uploads they are. */
  async publish(ownerId: number, list: readonly SimulatedReel[], signal: AbortSignal): Promise<void> {
    const clips = await this.#files.facts<Clips>('reels.json');
    const stored = await Promise.all(list.map((reel) => this.#store(reel, clips)));
    if (signal.aborted) return;
    await this.deps.database.db.transaction(async (tx) => {
      for (const [index, reel] of list.entries()) {
        const file = stored[index];
        if (file) await insert(tx, reel, await insertFile(tx, file, ownerId));
      }
    });
  }

  #store({ clip, publishedAt: createdAt }: SimulatedReel, { width, height, list }: Clips): Promise<NewFile> {
    const facts = list.find(({ name }) => name === clip);
    if (!facts) throw new Error(`the server has no clip ${clip}`);
    const { seconds, hasSound } = facts;
    return this.#files.video(clip, { createdAt, width, height, seconds, hasSound });
  }
}

async function insert(
  tx: Db,
  { title, summary, fixtureId, publishedAt, views }: SimulatedReel,
  sourceId: number,
): Promise<void> {
  const isTaken = async (slug: string) =>
    (await tx.$count(mediaTitles, and(eq(mediaTitles.kind, KIND), eq(mediaTitles.slug, slug)))) > 0;
  const slug = await freeSlug(slugOf(title, KIND), isTaken);
  const [made] = await tx
    .insert(mediaTitles)
    .values({ kind: KIND, slug, status: 'published', title, summary, fixtureId, publishedAt, simulated: true })
    .returning({ titleId: mediaTitles.titleId });
  if (!made) throw new Error(`the reel ${slug} was not stored`);
  const ids = { sourceId, ...made };
  await tx.insert(mediaLicences).values({
    ...{ ...made, ...simulatedLicence(publishedAt), validFrom: publishedAt, validUntil: null },
  });
  await tx.insert(mediaFiles).values(ids);
  await tx.insert(mediaVideos).values(ids);
  await tx.insert(mediaCounts).values({ ...made, part: 0, views });
}

const isSimulated = and(eq(mediaTitles.kind, KIND), eq(mediaTitles.simulated, true));
