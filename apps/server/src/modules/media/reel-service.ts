import { createHmac } from 'node:crypto';
import { DAY_MS } from '@khandai/calendar';
import type { Reel, ReelLikes } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { uploads } from '../../platform/database/schema.js';
import type { Identity } from '../../platform/http/caller.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { SourceOf } from './highlight-service.js';
import { mediaNotFound } from './media-faults.js';
import type { ReelPlace, ReelRepository, ReelRow } from './reel-repository.js';
import { NO_REEL_TOTALS, type ReelTotalsRepository } from './reel-totals-repository.js';

export interface ReelServiceDeps {
  readonly reels: ReelRepository;
  readonly totals: ReelTotalsRepository;
  readonly matches: Pick<FixtureCards, 'byIds'>;
  readonly sourceOf: SourceOf;
  readonly addressOfFile: (publicName: string, file: string) => string;
  /** Keeps keys of viewers from being reversed by trying all ids. */
  readonly secret: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ReelQuery {
  readonly after?: string | undefined;
  readonly pageSize: number;
}

type Reader = Identity | null;

/** A viewer is counted again after this time. */
const REMEMBERED_MS = 90 * DAY_MS;
/** A smaller version of a video, as the preparation of videos names it by its shorter edge. */
const RENDITION = /^(\d+)\.mp4$/;

/** Reels for readers. */
export class ReelService {
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'reel-viewers',
    cron: '45 4 * * *',
    run: (signal) => this.deps.totals.forgetViewers(new Date(this.deps.clock.now() - REMEMBERED_MS), signal),
  };

  constructor(private readonly deps: ReelServiceDeps) {}

  async list(reader: Reader, { after, pageSize }: ReelQuery): Promise<{ list: Reel[]; next: string | null }> {
    const viewer = reader && this.#keyOf(reader.userId);
    const place = after === undefined ? undefined : placeOf(after);
    const rows = await this.deps.reels.page(this.#at(), { viewer, after: place, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return { list: await this.#reels(reader, shown), next: last ? cursorOf(last) : null };
  }

  /** Throws `mediaWithdrawn` for a title that readers got once. */
  async info(reader: Reader, slug: string): Promise<Reel> {
    const at = this.#at();
    const row = await this.deps.reels.named(at, slug);
    const [reel] = row ? await this.#reels(reader, [row]) : [];
    if (!reel) throw await this.deps.reels.whyMissing(at, slug);
    return reel;
  }

  async like({ userId }: Identity, titleId: number, liked: boolean): Promise<ReelLikes> {
    const { totals } = this.deps;
    await this.#assertShown(titleId);
    await totals.like(titleId, userId, liked);
    const { likes } = (await totals.of([titleId])).get(titleId) ?? NO_REEL_TOTALS;
    return { titleId, likes, liked };
  }

  /** True when this is the reader's first view. */
  async view({ userId }: Identity, titleId: number): Promise<boolean> {
    await this.#assertShown(titleId);
    return this.deps.totals.view({ titleId, userId, viewer: this.#keyOf(userId), at: this.#at() });
  }

  async #reels(reader: Reader, rows: readonly ReelRow[]): Promise<Reel[]> {
    const { matches, totals, sourceOf } = this.deps;
    const ids = rows.map(({ title }) => title.titleId);
    const [fixtures, counted, liked] = await Promise.all([
      matches.byIds(rows.flatMap(({ title }) => title.fixtureId ?? [])),
      totals.of(ids),
      reader && !reader.guest ? totals.likedBy(reader.userId, ids) : new Set<number>(),
    ]);
    return rows.map(({ title, file }) => {
      const { titleId, slug, summary, simulated, fixtureId } = title;
      const { url, poster, width, height, seconds } = sourceOf(file);
      return {
        ...{ titleId, slug, title: title.title, summary, simulated },
        ...{ url, poster, width, height, seconds: seconds ?? 0 },
        renditions: this.#renditions(file),
        hasSound: file.hasSound,
        publishedAt: (title.publishedAt ?? file.createdAt).toISOString(),
        fixture: fixtureId === null ? null : (fixtures.get(fixtureId) ?? null),
        ...(counted.get(titleId) ?? NO_REEL_TOTALS),
        liked: liked.has(titleId),
      };
    });
  }

  #renditions({ publicName, files }: typeof uploads.$inferSelect): Reel['renditions'] {
    return files
      .flatMap((name) => {
        const [, edge] = RENDITION.exec(name) ?? [];
        return edge === undefined ? [] : [{ edge: Number(edge), url: this.deps.addressOfFile(publicName, name) }];
      })
      .sort((one, other) => one.edge - other.edge);
  }

  async #assertShown(titleId: number): Promise<void> {
    if (!(await this.deps.reels.isShown(this.#at(), titleId))) throw mediaNotFound();
  }

  /** It says nothing about the reader, and is the same for all reels, so that watched ones come last. */
  #keyOf(userId: number): string {
    return createHmac('sha256', this.deps.secret).update(String(userId)).digest('base64url').slice(0, 22);
  }

  #at(): Date {
    return new Date(this.deps.clock.now());
  }
}

const cursorOf = ({ title, isSeen }: ReelRow): string =>
  `${isSeen ? 1 : 0}-${title.publishedAt?.getTime() ?? 0}-${title.titleId}`;

function placeOf(cursor: string): ReelPlace {
  const [seen = '', at = '', id = ''] = cursor.split('-');
  return { isSeen: seen === '1', publishedAt: new Date(Number(at)), titleId: Number(id) };
}
