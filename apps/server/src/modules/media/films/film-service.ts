import type { EpisodeCard, EpisodeInfo, FilmCard, FilmInfo, WatchedEpisode } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import { tracksOf } from '../desk/film-contents-repository.js';
import type { SourceOf } from '../highlight-service.js';
import { mediaNotFound } from '../media-faults.js';
import type { EpisodeRow, FilmFilter, FilmPlace, FilmRepository, FilmRow } from './film-repository.js';

const OTHERS = 4;
const GENRES = 12;

export interface FilmServiceDeps {
  readonly database: Pick<Database, 'db'>;
  readonly films: FilmRepository;
  readonly sourceOf: SourceOf;
  readonly clock: Pick<Clock, 'now'>;
}

export interface FilmQuery extends Omit<FilmFilter, 'after' | 'limit'> {
  readonly after?: string | undefined;
  readonly pageSize: number;
}

/** Films for readers. */
export class FilmService {
  constructor(private readonly deps: FilmServiceDeps) {}

  async list({ after, pageSize, ...filter }: FilmQuery): Promise<{ list: FilmCard[]; next: string | null }> {
    const place = after === undefined ? undefined : placeOf(after);
    const rows = await this.deps.films.page(this.#at(), { ...filter, after: place, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { list: shown.map((row) => this.#card(row)), next: last ? cursorOf(last) : null };
  }

  async genres(): Promise<{ list: string[] }> {
    return { list: await this.deps.films.genres(this.#at(), GENRES) };
  }

  /** Throws `mediaWithdrawn` for a film that readers got once. */
  async info(slug: string): Promise<FilmInfo> {
    return this.#info(await this.#shown(slug));
  }

  async episode(slug: string, number: number): Promise<EpisodeInfo> {
    const row = await this.#shown(slug);
    const episodes = await this.deps.films.episodes(row.title.titleId);
    const found = episodes.find(({ episode }) => episode.number === number);
    if (!found) throw mediaNotFound();
    const { url, hls } = this.deps.sourceOf(found.file);
    const card = this.#episode(found);
    const tracks = await tracksOf(this.deps.database.db, [card.videoId]);
    return { ...card, url, hls, tracks: tracks.get(card.videoId) ?? [], film: await this.#info(row) };
  }

  /** The episodes of videos; those that readers do not get are passed over. */
  async watched(videoIds: readonly number[]): Promise<{ list: WatchedEpisode[] }> {
    const { films } = this.deps;
    const episodes = await films.episodesOf(videoIds);
    const titleIds = [...new Set(episodes.map(({ episode }) => episode.titleId))];
    const shown = new Map((await films.byIds(this.#at(), titleIds)).map((row) => [row.title.titleId, row]));
    const list = episodes.flatMap((row) => {
      const film = shown.get(row.episode.titleId);
      return film ? [{ film: this.#card(film), episode: this.#episode(row) }] : [];
    });
    return { list };
  }

  async #shown(slug: string): Promise<FilmRow> {
    const { films } = this.deps;
    const at = this.#at();
    const row = await films.bySlug(at, slug);
    if (!row) throw await films.whyMissing(at, slug);
    return row;
  }

  async #info(row: FilmRow): Promise<FilmInfo> {
    const { database, films } = this.deps;
    const { titleId } = row.title;
    const list = (await films.episodes(titleId)).map((one) => this.#episode(one));
    const tracks = await tracksOf(
      database.db,
      list.map(({ videoId }) => videoId),
    );
    const { holder, kind, validUntil } = row.licence;
    return {
      ...{ ...this.#card(row), credits: row.film.credits, list },
      subtitles: [...new Set([...tracks.values()].flat().map(({ language }) => language))],
      licence: { holder, kind, validUntil: validUntil?.toISOString() ?? null },
      others: (await films.others(this.#at(), titleId, OTHERS)).map((other) => this.#card(other)),
    };
  }

  #card({ title, film, poster, episodes, seconds }: FilmRow): FilmCard {
    const { titleId, slug, summary, simulated } = title;
    const { genre, year } = film;
    const picture = poster && this.deps.sourceOf(poster);
    return {
      ...{ titleId, slug, title: title.title, summary, simulated, genre, year, episodes, seconds },
      poster: picture && { url: picture.url, width: picture.width, height: picture.height },
      publishedAt: (title.publishedAt ?? new Date(0)).toISOString(),
    };
  }

  #episode({ episode, file }: EpisodeRow): EpisodeCard {
    const { videoId, season, number, title, summary } = episode;
    const { poster, width, height, seconds } = this.deps.sourceOf(file);
    return {
      ...{ videoId, season, number, title, summary, seconds: seconds ?? 0 },
      still: poster === null ? null : { url: poster, width, height },
    };
  }

  #at(): Date {
    return new Date(this.deps.clock.now());
  }
}

const cursorOf = ({ title }: FilmRow): string => `${title.publishedAt?.getTime() ?? 0}-${title.titleId}`;

function placeOf(cursor: string): FilmPlace {
  const [at = '', id = ''] = cursor.split('-');
  return { publishedAt: new Date(Number(at)), titleId: Number(id) };
}
