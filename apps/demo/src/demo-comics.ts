import type { ComicGenre, ComicState } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import type { Drawing } from './comics/comic-drawings.js';
import { drawnPage, stories } from './comics/comic-stories.js';

/** A comic for the site, with its drawings. */
export interface ShelfComic {
  readonly title: string;
  readonly summary: string;
  readonly genres: readonly ComicGenre[];
  readonly state: ComicState;
  readonly cover: Drawing;
  readonly chapters: readonly {
    readonly name: string;
    readonly publishedAt: Date;
    readonly pages: readonly (Drawing & { readonly alt: string })[];
  }[];
}

/** Where the comics go. */
export interface DemoShelf {
  /** Whether a simulated comic is there. */
  hasComics(): Promise<boolean>;
  /** False while no simulated member is there to whom the files can belong. All comics or, when `signal` aborts, none. */
  publish(comics: readonly ShelfComic[], signal: AbortSignal): Promise<boolean>;
}

export interface DemoComicsDeps {
  readonly shelf: DemoShelf;
  readonly clock: Clock;
}

const RETRY_MS = 2_000;
/** Between two chapters of a comic. */
const CHAPTER_MS = 3 * 24 * 60 * 60_000;
const LAST_CHAPTER_MS = 5 * 60 * 60_000;

/** Draws comics for a fresh site. */
export class DemoComics {
  constructor(private readonly deps: DemoComicsDeps) {}

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { shelf, clock } = this.deps;
    if (!(await shelf.hasComics())) {
      const comics = this.#comics();
      while (!signal.aborted && !(await shelf.publish(comics, signal))) await clock.sleep(RETRY_MS, signal);
    }
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  #comics(): ShelfComic[] {
    const now = this.deps.clock.now();
    return stories.map((story) => ({
      ...story,
      chapters: story.chapters.map(({ name, pages }, index) => ({
        name,
        publishedAt: new Date(now - LAST_CHAPTER_MS - (story.chapters.length - 1 - index) * CHAPTER_MS),
        pages: pages.map(drawnPage),
      })),
    }));
  }
}
