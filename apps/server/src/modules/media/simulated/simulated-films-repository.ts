import type { DeskEpisode, SubtitleCue, SubtitleLanguage } from '@khandai/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database.js';
import { filmEpisodes, filmSubtitles, mediaTitles } from '../../../platform/database/schema.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { filmContents } from '../desk/film-contents-repository.js';
import { TitleRepository } from '../desk/title-repository.js';
import {
  insertFile,
  type NewFile,
  SimulatedFiles,
  type SimulatedFilesDeps,
  simulatedLicence,
} from './simulated-files.js';

/** A film of the demo. */
export interface SimulatedFilm {
  /** Names a picture that comes with the server. */
  readonly poster: string;
  readonly title: string;
  readonly summary: string;
  readonly genre: string;
  readonly credits: string;
  readonly publishedAt: Date;
  readonly episodes: readonly {
    /** Names a video that comes with the server. */
    readonly clip: string;
    readonly title: string;
    readonly summary: string;
    readonly subtitles: readonly { readonly language: SubtitleLanguage; readonly cues: readonly SubtitleCue[] }[];
  }[];
}

interface Facts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly poster: { readonly width: number; readonly height: number };
}

export interface SimulatedFilmsDeps extends SimulatedFilesDeps {
  readonly database: Pick<Database, 'db'>;
}

type StoredFilm = SimulatedFilm & { readonly picture: NewFile; readonly videos: readonly NewFile[] };

/** Films of the demo: drawn videos with subtitles, marked as simulated. */
export class SimulatedFilmsRepository {
  readonly #files: SimulatedFiles;

  constructor(private readonly deps: SimulatedFilmsDeps) {
    this.#files = new SimulatedFiles('assets/films', deps);
  }

  async hasFilms(): Promise<boolean> {
    const isSimulated = and(eq(mediaTitles.kind, 'film'), eq(mediaTitles.simulated, true));
    return (await this.deps.database.db.$count(mediaTitles, isSimulated)) > 0;
  }

  /** All films or, when `signal` aborts in the middle, none. @param ownerId The simulated member whose uploads they are. */
  async publish(ownerId: number, list: readonly SimulatedFilm[], signal: AbortSignal): Promise<void> {
    const { database } = this.deps;
    const facts = await this.#files.facts<Facts>('films.json');
    const stored: StoredFilm[] = [];
    for (const film of list) stored.push(await this.#store(film, facts));
    if (signal.aborted) return;
    const titles = new TitleRepository(database, filmContents);
    await database.db.transaction(async (tx) => {
      for (const film of stored) await insert(tx, titles, ownerId, film);
    });
  }

  /** Puts the files of a film into the storage. */
  async #store(film: SimulatedFilm, { width, height, seconds, poster }: Facts): Promise<StoredFilm> {
    const { publishedAt: createdAt } = film;
    const size = film.poster === film.episodes[0]?.clip ? { width, height } : poster;
    const picture = await this.#files.picture(film.poster, { createdAt, ...size });
    const videos: NewFile[] = [];
    for (const { clip } of film.episodes)
      videos.push(await this.#files.video(clip, { createdAt, width, height, seconds }));
    return { ...film, picture, videos };
  }
}

async function insert(
  tx: Db,
  titles: TitleRepository<Parameters<typeof filmContents.sourcesOf>[0]>,
  userId: number,
  { title, summary, genre, credits, publishedAt, episodes, picture, videos }: StoredFilm,
): Promise<void> {
  const list: DeskEpisode[] = [];
  for (const [index, one] of episodes.entries()) {
    const video = videos[index];
    if (!video) continue;
    const tracks: DeskEpisode['tracks'] = [];
    for (const { language, cues } of one.subtitles) {
      const [row] = await tx
        .insert(filmSubtitles)
        .values({ language, cues, userId, createdAt: publishedAt })
        .returning({ subtitleId: filmSubtitles.subtitleId });
      if (row) tracks.push({ ...row, language });
    }
    const sourceId = await insertFile(tx, video, userId);
    list.push({ season: 1, number: index + 1, title: one.title, summary: one.summary, sourceId, tracks });
  }
  const { id } = await titles.insert(tx, {
    ...{ title, summary, genre, credits, year: publishedAt.getFullYear(), fixtureId: null, withdrawReason: null },
    ...{ status: 'published', simulated: true, publishedAt: publishedAt.toISOString(), episodes: list },
    slug: await freeSlug(slugOf(title, 'film'), (wanted) => titles.isSlugTaken(tx, wanted)),
    posterId: await insertFile(tx, picture, userId),
    licence: simulatedLicence(publishedAt),
  });
  // A film that was never stored has no followers.
  await tx.update(filmEpisodes).set({ isNoted: true }).where(eq(filmEpisodes.titleId, id));
}
