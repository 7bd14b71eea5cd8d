import { DAY_MS } from '@khandai/calendar';
import type { LeagueSummary } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { sports } from '../fixtures/sports.js';
import type { SitemapRepository } from './sitemap-repository.js';

const FRESH_MS = 60_000;
const BACK_DAYS = 2;
const AHEAD_DAYS = 7;
/** With leagues, sports and prices far below the 50,000 addresses a sitemap may hold. */
const MOST_ROOMS = 10_000;

export interface SitemapEntry {
  /** A path of this site. */
  readonly path: string;
  readonly changedAt?: Date;
}

export interface SitemapServiceDeps {
  readonly rooms: Pick<SitemapRepository, 'rooms'>;
  readonly leagues: { leagues(): Promise<{ list: LeagueSummary[] }> };
  readonly clock: Clock;
}

/** Pages that are always there. */
const pages: readonly SitemapEntry[] = [
  '/',
  '/truc-tiep',
  ...sports.map(({ slug }) => `/truc-tiep/${slug}`),
  '/lich-thi-dau',
  '/lich-truc-tiep',
  '/ket-qua',
  '/ty-le-keo',
].map((path) => ({ path }));

/** Every public page of the site, at most a minute old: whoever asks in a rush is answered from memory. */
export class SitemapService {
  #kept: { until: number; entries: Promise<SitemapEntry[]> } | undefined;

  constructor(private readonly deps: SitemapServiceDeps) {}

  entries(): Promise<SitemapEntry[]> {
    const now = this.deps.clock.now();
    if (this.#kept && this.#kept.until > now) return this.#kept.entries;
    const entries = this.#read(now);
    const kept = { until: now + FRESH_MS, entries };
    this.#kept = kept;
    entries.catch(() => {
      // Whoever waits hears of the fault; the next one asks anew.
      if (this.#kept === kept) this.#kept = undefined;
    });
    return entries;
  }

  async #read(now: number): Promise<SitemapEntry[]> {
    const [{ list: leagues }, rooms] = await Promise.all([
      this.deps.leagues.leagues(),
      this.deps.rooms.rooms(new Date(now - BACK_DAYS * DAY_MS), new Date(now + AHEAD_DAYS * DAY_MS), MOST_ROOMS),
    ]);
    return [
      ...pages,
      ...leagues.flatMap(({ slug }) => [{ path: `/lich-thi-dau/${slug}` }, { path: `/ket-qua/${slug}` }]),
      ...rooms.map(({ link, updatedAt }) => ({ path: `/truc-tiep/${link}`, changedAt: updatedAt })),
      ...rooms.flatMap(({ link, updatedAt, priced }) => (priced ? [{ path: `/ty-le-keo/${link}`, changedAt: updatedAt }] : [])),
    ];
  }
}
