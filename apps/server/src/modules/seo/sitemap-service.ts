import { DAY_MS } from '@khandai/calendar';
import type { LeagueSummary } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { sports } from '../fixtures/sports.js';
import type { SitemapRepository } from './sitemap-repository.js';

const FRESH_MS = 60_000;
const BACK_DAYS = 2;
const AHEAD_DAYS = 7;
/** Together with leagues, sports and odds pages, this stays far below a sitemap's limit of 50,000 addresses. */
const MAX_ROOMS = 10_000;

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

/** Pages that always exist. */
const pages: readonly SitemapEntry[] = [
  '/',
  '/truc-tiep',
  ...sports.map(({ slug }) => `/truc-tiep/${slug}`),
  '/lich-thi-dau',
  '/lich-truc-tiep',
  '/ket-qua',
  '/ty-le-keo',
  '/bang-tin',
  '/chatroom',
].map((path) => ({ path }));

/** Every public page of the site, cached for a minute, so that bursts of requests are served from memory. */
export class SitemapService {
  #cache: { until: number; entries: Promise<SitemapEntry[]> } | undefined;

  constructor(private readonly deps: SitemapServiceDeps) {}

  entries(): Promise<SitemapEntry[]> {
    const now = this.deps.clock.now();
    if (this.#cache && this.#cache.until > now) return this.#cache.entries;
    const entries = this.#read(now);
    const cached = { until: now + FRESH_MS, entries };
    this.#cache = cached;
    entries.catch(() => {
      // The waiting callers get the error; the next call reads again.
      if (this.#cache === cached) this.#cache = undefined;
    });
    return entries;
  }

  async #read(now: number): Promise<SitemapEntry[]> {
    const [{ list: leagues }, rooms] = await Promise.all([
      this.deps.leagues.leagues(),
      this.deps.rooms.rooms(new Date(now - BACK_DAYS * DAY_MS), new Date(now + AHEAD_DAYS * DAY_MS), MAX_ROOMS),
    ]);
    return [
      ...pages,
      ...leagues.flatMap(({ slug }) => [{ path: `/lich-thi-dau/${slug}` }, { path: `/ket-qua/${slug}` }]),
      ...rooms.map(({ link, updatedAt }) => ({ path: `/truc-tiep/${link}`, changedAt: updatedAt })),
      ...rooms.flatMap(({ link, updatedAt, priced }) =>
        priced ? [{ path: `/ty-le-keo/${link}`, changedAt: updatedAt }] : [],
      ),
    ];
  }
}
