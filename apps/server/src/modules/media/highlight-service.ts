import type { HighlightCard, HighlightInfo, PostSource } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { uploads } from '../../platform/database/schema.js';
import type { HighlightFilter, HighlightPlace, HighlightRepository, HighlightRow } from './highlight-repository.js';
import { mediaNotFound } from './media-faults.js';

const NEXT = 6;
const LEAGUES = 12;

/** The addresses and facts of an uploaded file. */
export type SourceOf = (file: typeof uploads.$inferSelect) => PostSource;

export interface HighlightServiceDeps {
  readonly sourceOf: SourceOf;
  readonly highlights: HighlightRepository;
  readonly matches: Pick<FixtureCards, 'byIds'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface HighlightQuery extends Omit<HighlightFilter, 'after' | 'limit'> {
  readonly after?: string | undefined;
  readonly pageSize: number;
}

/** Highlights for readers. */
export class HighlightService {
  constructor(private readonly deps: HighlightServiceDeps) {}

  async list({ after, pageSize, ...filter }: HighlightQuery): Promise<{ list: HighlightCard[]; next: string | null }> {
    const place = after === undefined ? undefined : placeOf(after);
    const rows = await this.deps.highlights.page(this.#at(), { ...filter, after: place, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { list: await this.#cards(shown), next: last ? cursorOf(last) : null };
  }

  async leagues(): Promise<{ list: { leagueId: string; name: string }[] }> {
    return { list: await this.deps.highlights.leagues(this.#at(), LEAGUES) };
  }

  /** Throws `mediaWithdrawn` for a title that readers got once. */
  async info(slug: string): Promise<HighlightInfo> {
    const { highlights } = this.deps;
    const at = this.#at();
    const row = await highlights.named(at, slug);
    if (!row) throw await highlights.whyMissing(at, slug);
    const [card, ...next] = await this.#cards([row, ...(await this.#after(row))]);
    if (!card) throw mediaNotFound();
    const { url, hls } = this.deps.sourceOf(row.file);
    return { ...card, url, hls, chapters: [...row.video.chapters], next };
  }

  /** Those that were published before it; then the newest ones. */
  async #after(row: HighlightRow): Promise<HighlightRow[]> {
    const { highlights } = this.deps;
    const { publishedAt, titleId } = row.title;
    if (!publishedAt) return [];
    const older = await highlights.page(this.#at(), { after: { publishedAt, titleId }, limit: NEXT });
    if (older.length === NEXT) return older;
    const newest = await highlights.page(this.#at(), { limit: NEXT + 1 });
    const known = new Set([row, ...older].map(({ title }) => title.titleId));
    return [...older, ...newest.filter(({ title }) => !known.has(title.titleId))].slice(0, NEXT);
  }

  async #cards(rows: readonly HighlightRow[]): Promise<HighlightCard[]> {
    const matches = await this.deps.matches.byIds(rows.flatMap(({ title }) => title.fixtureId ?? []));
    return rows.map(({ title, video, file }) => {
      const { titleId, slug, summary, simulated, fixtureId } = title;
      const { poster, width, height, seconds } = this.deps.sourceOf(file);
      return {
        ...{ titleId, videoId: video.videoId, slug, title: title.title, summary, simulated },
        ...{ poster, width, height, seconds: seconds ?? 0 },
        publishedAt: (title.publishedAt ?? file.createdAt).toISOString(),
        fixture: fixtureId === null ? null : (matches.get(fixtureId) ?? null),
      };
    });
  }

  #at(): Date {
    return new Date(this.deps.clock.now());
  }
}

const cursorOf = ({ title }: HighlightRow): string => `${title.publishedAt?.getTime() ?? 0}-${title.titleId}`;

function placeOf(cursor: string): HighlightPlace {
  const [at = '', id = ''] = cursor.split('-');
  return { publishedAt: new Date(Number(at)), titleId: Number(id) };
}
