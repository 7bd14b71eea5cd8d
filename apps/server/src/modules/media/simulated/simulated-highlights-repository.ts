import type { MediaChapter } from '@khandai/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.js';
import { mediaTitles } from '../../../platform/database/schema.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { highlightContents } from '../desk/highlight-contents-repository.js';
import { TitleRepository } from '../desk/title-repository.js';
import {
  insertFile,
  type NewFile,
  SimulatedFiles,
  type SimulatedFilesDeps,
  simulatedLicence,
} from './simulated-files.js';

/** A highlight of the demo. */
export interface SimulatedHighlight {
  /** Names a clip that comes with the server. */
  readonly clip: string;
  readonly title: string;
  readonly summary: string;
  readonly fixtureId: string;
  readonly chapters: readonly MediaChapter[];
  readonly publishedAt: Date;
}

interface Clips {
  readonly width: number;
  readonly height: number;
  /** Seconds of each clip. */
  readonly clips: Readonly<Record<string, number>>;
}

export interface SimulatedHighlightsDeps extends SimulatedFilesDeps {
  readonly database: Pick<Database, 'db'>;
}

/** Highlights of the demo: drawn clips of its matches, marked as simulated. */
export class SimulatedHighlightsRepository {
  readonly #files: SimulatedFiles;

  constructor(private readonly deps: SimulatedHighlightsDeps) {
    this.#files = new SimulatedFiles('assets/highlights', deps);
  }

  async hasHighlights(): Promise<boolean> {
    const isSimulated = and(eq(mediaTitles.kind, 'highlight'), eq(mediaTitles.simulated, true));
    return (await this.deps.database.db.$count(mediaTitles, isSimulated)) > 0;
  }

  /** All highlights or, when `signal` aborts in the middle, none. @param ownerId The simulated member whose uploads they are. */
  async publish(ownerId: number, list: readonly SimulatedHighlight[], signal: AbortSignal): Promise<void> {
    const { database } = this.deps;
    const { width, height, clips } = await this.#files.facts<Clips>('highlights.json');
    const stored: (readonly [SimulatedHighlight, NewFile])[] = [];
    for (const highlight of list) {
      const { clip, publishedAt: createdAt } = highlight;
      const seconds = clips[clip];
      if (seconds === undefined) throw new Error(`the server has no clip ${clip}`);
      stored.push([highlight, await this.#files.video(clip, { createdAt, width, height, seconds, hasSound: true })]);
    }
    if (signal.aborted) return;
    const titles = new TitleRepository(database, highlightContents);
    await database.db.transaction(async (tx) => {
      for (const [{ title, summary, fixtureId, chapters, publishedAt }, file] of stored) {
        // The feed may have dropped the match meanwhile.
        const isThere = await titles.isMatch(tx, fixtureId);
        await titles.insert(tx, {
          ...{ title, summary, fixtureId: isThere ? fixtureId : null, chapters: [...chapters], withdrawReason: null },
          ...{ status: 'published', simulated: true, publishedAt: publishedAt.toISOString() },
          slug: await freeSlug(slugOf(title, 'highlight'), (wanted) => titles.isSlugTaken(tx, wanted)),
          sourceId: await insertFile(tx, file, ownerId),
          licence: simulatedLicence(publishedAt),
        });
      }
    });
  }
}
