import type { ComicGenre, ComicState, PostSource } from '@khandai/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { mediaTitles, users } from '../../../platform/database/schema.js';
import type { PictureMaker } from '../../../platform/pictures/picture-maker.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { ChapterRepository } from '../desk/chapter-repository.js';
import { type ComicContent, comicContents } from '../desk/comic-contents-repository.js';
import { TitleRepository } from '../desk/title-repository.js';
import type { StillPicture } from './comic-pages.js';

interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A comic of the demo, with its drawings. */
export interface SimulatedComic {
  readonly title: string;
  readonly summary: string;
  readonly genres: readonly ComicGenre[];
  readonly state: ComicState;
  readonly cover: Drawn;
  readonly chapters: readonly {
    readonly name: string;
    readonly publishedAt: Date;
    readonly pages: readonly (Drawn & { readonly alt: string })[];
  }[];
}

export interface SimulatedShelfDeps {
  readonly database: Pick<Database, 'db'>;
  readonly maker: Pick<PictureMaker, 'draw'>;
  readonly keepPicture: (userId: number, picture: StillPicture) => Promise<PostSource>;
}

type Kept = SimulatedComic & {
  readonly coverId: number;
  /** Of the pages of each chapter. */
  readonly sourceIds: readonly (readonly number[])[];
};

const isSimulated = and(eq(mediaTitles.kind, 'comic'), eq(mediaTitles.simulated, true));

/** Comics of the demo. Their files belong to a simulated member. */
export class SimulatedShelfRepository {
  readonly #titles: TitleRepository<ComicContent>;
  readonly #chapters: ChapterRepository;

  constructor(private readonly deps: SimulatedShelfDeps) {
    this.#titles = new TitleRepository(deps.database, comicContents);
    this.#chapters = new ChapterRepository(deps.database);
  }

  async hasComics(): Promise<boolean> {
    return (await this.deps.database.db.$count(mediaTitles, isSimulated)) > 0;
  }

  /** All or none. False while there is no simulated member. */
  async publish(comics: readonly SimulatedComic[], signal: AbortSignal): Promise<boolean> {
    const { db } = this.deps.database;
    const [owner] = await db
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.simulated, true))
      .orderBy(asc(users.userId))
      .limit(1);
    if (!owner) return false;
    const kept: Kept[] = [];
    for (const comic of comics) kept.push(await this.#keep(owner.userId, comic));
    // What is drawn and not used is deleted with other unused files.
    if (signal.aborted) return false;
    await db.transaction(async (tx) => {
      for (const comic of kept) await this.#insert(tx, comic);
    });
    return true;
  }

  async #keep(userId: number, comic: SimulatedComic): Promise<Kept> {
    const { sourceId: coverId } = await this.#draw(userId, comic.cover);
    const sourceIds: number[][] = [];
    for (const { pages } of comic.chapters) {
      const ids: number[] = [];
      for (const page of pages) ids.push((await this.#draw(userId, page)).sourceId);
      sourceIds.push(ids);
    }
    return { ...comic, coverId, sourceIds };
  }

  async #draw(userId: number, { svg, width, height }: Drawn): Promise<PostSource> {
    const { maker, keepPicture } = this.deps;
    return keepPicture(userId, { bytes: await maker.draw(svg), width, height });
  }

  async #insert(tx: Db, comic: Kept): Promise<void> {
    const { title, summary, chapters, sourceIds } = comic;
    const publishedAt = (chapters[0]?.publishedAt ?? new Date()).toISOString();
    const slug = await freeSlug(slugOf(title, 'comic'), (wanted) => this.#titles.isSlugTaken(tx, wanted));
    const { id: titleId } = await this.#titles.insert(tx, {
      ...{ slug, title, summary, publishedAt, ...contentOf(comic) },
      ...{ status: 'published', fixtureId: null, withdrawReason: null, simulated: true },
      licence: {
        ...{
          holder: 'Khán Đài',
          kind: 'own',
          source: 'Tranh do Khán Đài vẽ cho bản mô phỏng',
          territory: '',
          document: '',
        },
        ...{ validFrom: publishedAt, validUntil: null },
      },
    });
    for (const [index, { name, publishedAt: at, pages }] of chapters.entries())
      await this.#chapters.insert(tx, {
        ...{ titleId, number: index + 1, name, publishedAt: at.toISOString() },
        pages: pages.map(({ alt }, place) => ({
          sourceId: sourceIds[index]?.[place] ?? 0,
          fileName: `trang-${place + 1}.webp`,
          alt,
        })),
      });
  }
}

const contentOf = ({ coverId, genres, state }: Kept): ComicContent => ({
  ...{ coverId, author: 'Khán Đài', state },
  genres: [...genres],
});
