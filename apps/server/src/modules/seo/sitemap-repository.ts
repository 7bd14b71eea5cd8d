import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { endedStatuses } from '../fixtures/match-state.js';
import type { Database } from '../../platform/database/database.js';
import { isShownArticle } from '../../platform/database/shown-articles.js';
import {
  articleCategories,
  articles,
  comicChapters,
  events,
  filmEpisodes,
  fixtures,
  leagues,
  mediaLicences,
  mediaTitles,
  mediaVideos,
  odds,
  posts,
  teams,
  tips,
  uploads,
  users,
} from '../../platform/database/schema.js';

export interface RoomRow {
  link: string;
  updatedAt: Date;
  /** Whether the match has odds and is not over. */
  priced: boolean;
}

/** The page of a title that is one video. */
export interface TitleVideo {
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
  /** Search engines take a video only with a picture. */
  poster: string | null;
  file: string;
  seconds: number | null;
}

/** An episode of a film. */
export interface EpisodeVideo extends TitleVideo {
  film: string;
  number: number;
}

export interface VideoRow {
  postId: number;
  author: string;
  content: string;
  createdAt: Date;
  poster: string;
  file: string;
  seconds: number | null;
}

// Literals, because the partial indexes name these values and a parameter could be any.
const IS_PUBLIC = sql`${posts.visibility} = 1`;
const IS_VIDEO = sql`${uploads.kind} = 'video' AND ${uploads.state} = 'ready' AND ${uploads.postId} IS NOT NULL`;
/** Search engines do not take simulated members for real ones, and locked members show nothing. */
const BY_A_PERSON = and(eq(users.simulated, false), eq(users.locked, false));

/** Reads the pages that belong in the sitemap. */
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  rooms(from: Date, to: Date, limit: number): Promise<RoomRow[]> {
    const { db } = this.database;
    const priced = exists(
      db
        .select({ one: sql`1` })
        .from(odds)
        .where(eq(odds.fixtureId, fixtures.fixtureId)),
    );
    const open = notInArray(fixtures.status, [...endedStatuses]);
    return db
      .select({ link: fixtures.link, updatedAt: fixtures.updatedAt, priced: sql<boolean>`(${priced} and ${open})` })
      .from(fixtures)
      .where(and(gte(fixtures.kickOff, from), lt(fixtures.kickOff, to)))
      .orderBy(asc(fixtures.kickOff), asc(fixtures.fixtureId))
      .limit(limit);
  }

  /** Ids of the pages of competitions with a season, and of teams; without simulated ones. */
  async leagues(limit: number): Promise<number[]> {
    const rows = await this.database.db
      .select({ pageId: leagues.pageId })
      .from(leagues)
      .where(
        and(
          isNotNull(leagues.pageId),
          exists(this.#played(and(eq(fixtures.leagueId, leagues.leagueId), ne(fixtures.season, '')))),
        ),
      )
      .orderBy(asc(leagues.pageId))
      .limit(limit);
    return rows.flatMap(({ pageId }) => pageId ?? []);
  }

  async teams(limit: number): Promise<number[]> {
    const rows = await this.database.db
      .select({ pageId: teams.pageId })
      .from(teams)
      .where(
        and(
          isNotNull(teams.pageId),
          // Each of the two is read from the index of its column.
          or(
            exists(this.#played(eq(fixtures.homeId, teams.teamId))),
            exists(this.#played(eq(fixtures.awayId, teams.teamId))),
          ),
        ),
      )
      .orderBy(asc(teams.pageId))
      .limit(limit);
    return rows.flatMap(({ pageId }) => pageId ?? []);
  }

  #played(of: SQL | undefined) {
    return this.database.db
      .select({ one: sql`1` })
      .from(fixtures)
      .where(and(of, ne(fixtures.origin, 'demo')));
  }

  /** Events that readers may go to or went to, the latest first; without simulated ones. */
  async events(limit: number): Promise<string[]> {
    const rows = await this.database.db
      .select({ slug: events.slug })
      .from(events)
      .where(and(eq(events.status, 'published'), eq(events.simulated, false)))
      .orderBy(desc(events.startsAt))
      .limit(limit);
    return rows.map(({ slug }) => slug);
  }

  /** Articles that readers see, newest first; without simulated ones, which search engines would take for news. */
  articles(limit: number): Promise<{ slug: string; title: string; publishedAt: Date; changedAt: Date }[]> {
    const { slug, title, editedAt } = articles;
    const publishedAt = sql<Date>`${articles.publishedAt}`.mapWith(articles.createdAt);
    const changedAt = sql<Date>`coalesce(${editedAt}, ${articles.publishedAt})`.mapWith(articles.createdAt);
    return this.database.db
      .select({ slug, title, publishedAt, changedAt })
      .from(articles)
      .where(and(isShownArticle, eq(articles.simulated, false)))
      .orderBy(desc(articles.publishedAt), desc(articles.articleId))
      .limit(limit);
  }

  /** Categories of news. */
  categories(): Promise<{ slug: string }[]> {
    const { slug, position } = articleCategories;
    return this.database.db.select({ slug }).from(articleCategories).orderBy(asc(position), asc(slug));
  }

  /** Public posts, newest first. */
  posts(limit: number): Promise<{ postId: number; changedAt: Date }[]> {
    const changedAt = sql<Date>`coalesce(${posts.editedAt}, ${posts.createdAt})`.mapWith(posts.createdAt);
    return this.database.db
      .select({ postId: posts.postId, changedAt })
      .from(posts)
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(IS_PUBLIC, BY_A_PERSON))
      .orderBy(desc(posts.postId))
      .limit(limit);
  }

  /** The newest first; none of simulated or locked tipsters. */
  tips(limit: number): Promise<{ slug: string; changedAt: Date }[]> {
    const changedAt = sql<Date>`coalesce(${tips.settledAt}, ${tips.postedAt})`.mapWith(tips.postedAt);
    return this.database.db
      .select({ slug: tips.slug, changedAt })
      .from(tips)
      .innerJoin(users, eq(users.userId, tips.authorId))
      .where(and(eq(tips.simulated, false), BY_A_PERSON))
      .orderBy(desc(tips.tipId))
      .limit(limit);
  }

  /** Videos of public posts that are ready and have a poster, newest first. */
  async videos(limit: number, addressOf: (publicName: string, file: string) => string): Promise<VideoRow[]> {
    const { publicName, files, seconds } = uploads;
    const rows = await this.database.db
      .select({
        ...{ publicName, files, seconds, postId: posts.postId, content: posts.content },
        ...{ createdAt: posts.createdAt, author: users.displayName },
      })
      .from(uploads)
      .innerJoin(posts, eq(posts.postId, uploads.postId))
      .innerJoin(users, eq(users.userId, posts.authorId))
      .where(and(IS_VIDEO, IS_PUBLIC, BY_A_PERSON))
      .orderBy(desc(uploads.postId))
      .limit(limit);
    return rows.flatMap(({ publicName: name, files: names, ...row }) => {
      const [file] = names;
      if (file === undefined || !names.includes('poster.webp')) return [];
      return [{ ...row, file: addressOf(name, file), poster: addressOf(name, 'poster.webp') }];
    });
  }

  /** Episodes of films that readers get at an instant, those of the newest film first; without simulated ones. */
  async episodes(
    at: Date,
    limit: number,
    addressOf: (publicName: string, file: string) => string,
  ): Promise<EpisodeVideo[]> {
    const { validFrom, validUntil } = mediaLicences;
    const publishedAt = sql<Date>`${mediaTitles.publishedAt}`.mapWith(uploads.createdAt);
    const { number, summary } = filmEpisodes;
    const { publicName, files, seconds } = uploads;
    const rows = await this.database.db
      .select({
        ...{ slug: mediaTitles.slug, film: mediaTitles.title, title: filmEpisodes.title, number, summary },
        ...{ publishedAt, publicName, files, seconds },
      })
      .from(filmEpisodes)
      .innerJoin(mediaTitles, eq(mediaTitles.titleId, filmEpisodes.titleId))
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, filmEpisodes.titleId))
      .innerJoin(mediaVideos, eq(mediaVideos.videoId, filmEpisodes.videoId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaVideos.sourceId))
      .where(
        and(
          ...[eq(mediaTitles.status, 'published'), eq(mediaTitles.simulated, false), eq(uploads.state, 'ready')],
          ...[lte(validFrom, at), or(isNull(validUntil), gt(validUntil, at))],
        ),
      )
      .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId), asc(number))
      .limit(limit);
    return rows.map(({ publicName: name, files: names, ...row }) => ({
      ...row,
      file: addressOf(name, names[0] ?? ''),
      poster: names.includes('poster.webp') ? addressOf(name, 'poster.webp') : null,
    }));
  }

  /** Titles of this kind that readers get at an instant, newest first; without simulated ones. */
  async titles(
    kind: 'highlight' | 'reel',
    at: Date,
    limit: number,
    addressOf: (publicName: string, file: string) => string,
  ): Promise<TitleVideo[]> {
    const { validFrom, validUntil } = mediaLicences;
    const publishedAt = sql<Date>`${mediaTitles.publishedAt}`.mapWith(uploads.createdAt);
    const { slug, title, summary } = mediaTitles;
    const { publicName, files, seconds } = uploads;
    const rows = await this.database.db
      .select({ slug, title, summary, publishedAt, publicName, files, seconds })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .innerJoin(mediaVideos, eq(mediaVideos.titleId, mediaTitles.titleId))
      .innerJoin(uploads, eq(uploads.sourceId, mediaVideos.sourceId))
      .where(
        and(
          ...[eq(mediaTitles.kind, kind), eq(mediaTitles.status, 'published'), eq(mediaTitles.simulated, false)],
          ...[lte(validFrom, at), or(isNull(validUntil), gt(validUntil, at)), eq(uploads.state, 'ready')],
        ),
      )
      .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
      .limit(limit);
    return rows.map(({ publicName: name, files: names, ...row }) => ({
      ...row,
      file: addressOf(name, names[0] ?? ''),
      poster: names.includes('poster.webp') ? addressOf(name, 'poster.webp') : null,
    }));
  }

  /** Comics that readers get at an instant with their chapters, newest first; without simulated ones. */
  comics(at: Date, limit: number): Promise<{ slug: string; changedAt: Date | null; numbers: number[] }[]> {
    const { validFrom, validUntil } = mediaLicences;
    const { number, publishedAt } = comicChapters;
    return this.database.db
      .select({
        slug: mediaTitles.slug,
        changedAt: max(publishedAt),
        numbers: sql<
          number[]
        >`coalesce(jsonb_agg(${number} ORDER BY ${number}) FILTER (WHERE ${number} IS NOT NULL), '[]')`,
      })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .leftJoin(comicChapters, and(eq(comicChapters.titleId, mediaTitles.titleId), lte(publishedAt, at)))
      .where(
        and(
          ...[eq(mediaTitles.kind, 'comic'), eq(mediaTitles.status, 'published'), eq(mediaTitles.simulated, false)],
          ...[lte(validFrom, at), or(isNull(validUntil), gt(validUntil, at))],
        ),
      )
      .groupBy(mediaTitles.titleId)
      .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
      .limit(limit);
  }
}
