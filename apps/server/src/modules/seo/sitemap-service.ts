import { DAY_MS } from '@khandai/calendar';
import { type LeagueSummary, pageSlugs } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { sports } from '../fixtures/sports.js';
import type { SitemapRepository } from './sitemap-repository.js';
import type { SitemapEntry } from './sitemap-xml.js';

const FRESH_MS = 60_000;
const BACK_DAYS = 2;
const AHEAD_DAYS = 7;
/** Of each kind, the newest; far below a sitemap's limit of 50,000 addresses. */
const MAX_ROOMS = 10_000;
const MAX_LEAGUES = 10_000;
const MAX_TEAMS = 40_000;
const MAX_ARTICLES = 10_000;
const MAX_POSTS = 10_000;
const MAX_EVENTS = 1_000;
const MAX_TIPS = 10_000;
/** Google News takes articles of two days, and 1,000 of them. */
const NEWS_DAYS = 2;
const MAX_NEWS = 1_000;
const MAX_VIDEOS = 1_000;
/** Highlights, and reels. */
const MAX_TITLES = 1_000;
const MAX_COMICS = 1_000;
/** Below a sitemap's limit, whatever the number of chapters. */
const MAX_CHAPTERS = 40_000;
const MAX_EPISODES = 2_000;
const TITLE_LENGTH = 100;
const DESCRIPTION_LENGTH = 2_000;

/** The sitemaps that the index lists: `/sitemap-{part}.xml`. */
export const sitemapParts = [
  'trang',
  'tran-dau',
  'giai-dau',
  'doi-bong',
  'tin-tuc',
  'tin-moi',
  'bang-tin',
  'tip-keo',
  'su-kien',
  'highlight',
  'reels',
  'truyen-tranh',
  'phim-anh',
  'video',
] as const;
export type SitemapPart = (typeof sitemapParts)[number];

export interface SitemapServiceDeps {
  readonly pages: Pick<
    SitemapRepository,
    | 'rooms'
    | 'leagues'
    | 'teams'
    | 'articles'
    | 'categories'
    | 'posts'
    | 'events'
    | 'tips'
    | 'videos'
    | 'titles'
    | 'comics'
    | 'episodes'
  >;
  readonly addressOfFile: (publicName: string, file: string) => string;
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
  '/giai-dau',
  '/doi-bong',
  '/ty-le-keo',
  '/bang-tin',
  '/tip-keo',
  '/tin-tuc',
  '/su-kien',
  '/diem-danh',
  '/cap-do',
  '/bang-xep-hang-fan',
  '/dua-bi',
  '/highlight',
  '/reels',
  '/truyen-tranh',
  '/phim-anh',
  '/chatroom',
  ...pageSlugs.map((slug) => `/${slug}`),
  '/change-log',
  '/phan-hoi',
].map((path) => ({ path }));

/** Every public page of the site in parts, each cached for a minute, so that bursts of requests are served from memory. */
export class SitemapService {
  readonly #cache = new Map<SitemapPart, { until: number; entries: Promise<SitemapEntry[]> }>();

  constructor(private readonly deps: SitemapServiceDeps) {}

  entries(part: SitemapPart): Promise<SitemapEntry[]> {
    const now = this.deps.clock.now();
    const known = this.#cache.get(part);
    if (known && known.until > now) return known.entries;
    const entries = this.#read[part](now);
    const cached = { until: now + FRESH_MS, entries };
    this.#cache.set(part, cached);
    entries.catch(() => {
      // The waiting callers get the error; the next call reads again.
      if (this.#cache.get(part) === cached) this.#cache.delete(part);
    });
    return entries;
  }

  readonly #read: Readonly<Record<SitemapPart, (now: number) => Promise<SitemapEntry[]>>> = {
    trang: async () => {
      const { list } = await this.deps.leagues.leagues();
      return [
        ...pages,
        ...list.flatMap(({ slug }) => [{ path: `/lich-thi-dau/${slug}` }, { path: `/ket-qua/${slug}` }]),
      ];
    },
    'tran-dau': async (now) => {
      const [from, to] = [new Date(now - BACK_DAYS * DAY_MS), new Date(now + AHEAD_DAYS * DAY_MS)];
      const rooms = await this.deps.pages.rooms(from, to, MAX_ROOMS);
      const at = (folder: string) => (room: { link: string; updatedAt: Date }) => ({
        path: `/${folder}/${room.link}`,
        changedAt: room.updatedAt,
      });
      return [...rooms.map(at('truc-tiep')), ...rooms.filter(({ priced }) => priced).map(at('ty-le-keo'))];
    },
    'giai-dau': async () => {
      const ids = await this.deps.pages.leagues(MAX_LEAGUES);
      return ids.map((id) => ({ path: `/giai-dau/${id}` }));
    },
    'doi-bong': async () => {
      const ids = await this.deps.pages.teams(MAX_TEAMS);
      return ids.map((id) => ({ path: `/doi-bong/${id}` }));
    },
    'tin-tuc': async () => {
      const [categories, articles] = await Promise.all([
        this.deps.pages.categories(),
        this.deps.pages.articles(MAX_ARTICLES),
      ]);
      return [
        ...categories.map(({ slug }) => ({ path: `/tin-tuc/${slug}` })),
        ...articles.map(({ slug, changedAt }) => ({ path: `/tin-tuc/${slug}`, changedAt })),
      ];
    },
    'tin-moi': async (now) => {
      const articles = await this.deps.pages.articles(MAX_NEWS);
      return articles
        .filter(({ publishedAt }) => publishedAt.getTime() > now - NEWS_DAYS * DAY_MS)
        .map(({ slug, title, publishedAt }) => ({ path: `/tin-tuc/${slug}`, news: { title, publishedAt } }));
    },
    'bang-tin': async () => {
      const posts = await this.deps.pages.posts(MAX_POSTS);
      return posts.map(({ postId, changedAt }) => ({ path: pathOfPost(postId), changedAt }));
    },
    'su-kien': async () => {
      const slugs = await this.deps.pages.events(MAX_EVENTS);
      return slugs.map((slug) => ({ path: `/su-kien/${slug}` }));
    },
    'tip-keo': async () => {
      const tips = await this.deps.pages.tips(MAX_TIPS);
      return tips.map(({ slug, changedAt }) => ({ path: `/tip-keo/${slug}`, changedAt }));
    },
    highlight: () => this.#titles('highlight', '/highlight'),
    reels: () => this.#titles('reel', '/reels'),
    'truyen-tranh': async () => {
      const { pages, clock } = this.deps;
      const comics = await pages.comics(new Date(clock.now()), MAX_COMICS);
      const entries = comics.flatMap(({ slug, changedAt, numbers }) => [
        { path: `/truyen-tranh/${slug}`, ...(changedAt && { changedAt }) },
        ...numbers.map((number) => ({ path: `/truyen-tranh/${slug}/chuong-${number}` })),
      ]);
      return entries.slice(0, MAX_CHAPTERS);
    },
    'phim-anh': async () => {
      const { pages, addressOfFile, clock } = this.deps;
      const episodes = await pages.episodes(new Date(clock.now()), MAX_EPISODES, addressOfFile);
      const films = [...new Set(episodes.map(({ slug }) => slug))].map((slug) => ({ path: `/phim-anh/${slug}` }));
      const videos = episodes.map(({ slug, number, film, title, summary, poster, publishedAt, file, seconds }) => ({
        path: `/phim-anh/${slug}/tap-${number}`,
        ...(poster !== null && {
          video: { title: `${film}: ${title}`, description: summary || film, publishedAt, poster, file, seconds },
        }),
      }));
      return [...films, ...videos];
    },
    video: async () => {
      const videos = await this.deps.pages.videos(MAX_VIDEOS, this.deps.addressOfFile);
      return videos.map(({ postId, author, content, createdAt, ...video }) => {
        const words = content.replace(/\s+/g, ' ').trim() || `Video của ${author}`;
        return {
          path: pathOfPost(postId),
          video: {
            ...video,
            title: cut(words, TITLE_LENGTH),
            description: cut(words, DESCRIPTION_LENGTH),
            publishedAt: createdAt,
          },
        };
      });
    },
  };

  async #titles(kind: 'highlight' | 'reel', folder: string): Promise<SitemapEntry[]> {
    const { pages, addressOfFile, clock } = this.deps;
    const videos = await pages.titles(kind, new Date(clock.now()), MAX_TITLES, addressOfFile);
    return videos.map(({ slug, title, summary, poster, publishedAt, file, seconds }) => ({
      path: `${folder}/${slug}`,
      ...(poster !== null && {
        video: { title, description: summary || title, publishedAt, poster, file, seconds },
      }),
    }));
  }
}

/** As `postPath` of the web app has it. */
const pathOfPost = (postId: number): string => `/bang-tin?pId=${postId}`;

/** The first `length` code points. */
const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
