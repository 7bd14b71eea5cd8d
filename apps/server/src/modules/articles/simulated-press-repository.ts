import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayAt, VIETNAM } from '@khandai/calendar';
import { type ArticleCover, type ArticleDoc, ArticleStatus, EventType, RawStatus, SportType } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import type { DeskChanges } from '../../platform/desk-log/desk-changes.js';
import {
  articleCategories,
  articles,
  articleViews,
  fixtures,
  leagues,
  matchEvents,
  teams,
} from '../../platform/database/schema.js';
import type { PictureMaker } from '../../platform/pictures/picture-maker.js';
import { addressOf, ARTICLE_FOLDER, keyOf } from '../../platform/storage/file-address.js';
import type { Storage } from '../../platform/storage/storage.js';
import { ARTICLE } from './desk/article-entry.js';
import type { DeskArticleRepository } from './desk/desk-article-repository.js';
import { freeSlug, slugOf } from '../../platform/slugs.js';
import { FALLBACK_SLUG, RESERVED } from './reserved-slugs.js';

/** An article of the demo, with the drawing of its cover. */
export interface SimulatedArticle {
  readonly title: string;
  readonly summary: string;
  /** Slug of its category. */
  readonly category: string;
  readonly content: ArticleDoc;
  readonly hashtags: readonly string[];
  readonly fixtureId: string | null;
  readonly cover: { readonly svg: string; readonly alt: string; readonly width: number; readonly height: number };
  readonly publishedAt: Date;
  readonly pinned: number | null;
  readonly views: number;
}

export interface SimulatedPressDeps {
  readonly database: Pick<Database, 'db'>;
  readonly articles: Pick<DeskArticleRepository, 'insert' | 'isSlugTaken'>;
  readonly storage: Pick<Storage, 'put'>;
  readonly maker: Pick<PictureMaker, 'draw'>;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

const home = alias(teams, 'home');
const away = alias(teams, 'away');
const team = (table: typeof home | typeof away) => ({
  name: table.name,
  shortName: table.shortName,
  color: table.color,
  secondColor: table.secondColor,
});
const GOALS = [EventType.goal, EventType.penaltyScored, EventType.ownGoal];

/** Articles of the demo, and the simulated matches that they are about. */
export class SimulatedPressRepository {
  constructor(private readonly deps: SimulatedPressDeps) {}

  async hasArticles(): Promise<boolean> {
    const rows = await this.deps.database.db
      .select({ id: articles.articleId })
      .from(articles)
      .where(eq(articles.simulated, true))
      .limit(1);
    return rows.length > 0;
  }

  async matches(now: Date, limit: { readonly over: number; readonly coming: number }) {
    const isOver = and(
      eq(fixtures.status, RawStatus.finished),
      lt(fixtures.kickOff, now),
      isNotNull(fixtures.homeScore),
    );
    const isComing = and(eq(fixtures.status, RawStatus.notStarted), gt(fixtures.kickOff, now));
    const [over, coming] = await Promise.all([
      this.#football()
        .where(and(isDemo, isOver))
        .orderBy(desc(fixtures.kickOff), asc(fixtures.fixtureId))
        .limit(limit.over),
      this.#football()
        .where(and(isDemo, isComing))
        .orderBy(asc(fixtures.kickOff), asc(fixtures.fixtureId))
        .limit(limit.coming),
    ]);
    const goals = await this.#goals(over.map(({ fixtureId }) => fixtureId));
    const toMatch = ({ homeTeam, awayTeam, ...row }: (typeof over)[number]) => ({
      ...row,
      home: toTeam(homeTeam),
      away: toTeam(awayTeam),
      homeScore: row.homeScore ?? 0,
      awayScore: row.awayScore ?? 0,
      homeHalf: row.homeHalf ?? 0,
      awayHalf: row.awayHalf ?? 0,
      corners: [row.homeCorner, row.awayCorner] as const,
      yellows: [row.homeYellow, row.awayYellow] as const,
      reds: [row.homeRed, row.awayRed] as const,
      goals: goals.get(row.fixtureId) ?? [],
    });
    return { over: over.map(toMatch), coming: coming.map(toMatch) };
  }

  /**
   * All articles or none, so that a stop in the middle leaves nothing half. Categories that staff took away have no articles of the
   * demo.
   */
  async publish(list: readonly SimulatedArticle[], signal: AbortSignal): Promise<void> {
    const { database, deskChanges } = this.deps;
    const known = await database.db.select().from(articleCategories);
    const ids = new Map(known.map(({ slug, categoryId }) => [slug, categoryId]));
    if (signal.aborted) return;
    const covers = await Promise.all(list.map(({ cover }, index) => this.#draw(cover, index)));
    await database.db.transaction(async (tx) => {
      for (const [index, article] of list.entries()) {
        const categoryId = ids.get(article.category);
        const cover = covers[index];
        if (categoryId !== undefined && cover) await this.#insert(tx, article, { categoryId, cover });
      }
    });
    await deskChanges.publish(ARTICLE);
  }

  async #draw({ svg, ...cover }: SimulatedArticle['cover'], index: number): Promise<ArticleCover> {
    const key = `${ARTICLE_FOLDER}mo-phong-${index + 1}-${randomUUID().slice(0, 8)}.webp`;
    await this.deps.storage.put(key, await this.deps.maker.draw(svg));
    return { ...cover, url: addressOf(key), credit: '' };
  }

  async #insert(
    tx: Db,
    { category: _category, cover: _cover, publishedAt, views, ...text }: SimulatedArticle,
    place: { readonly categoryId: number; readonly cover: ArticleCover },
  ): Promise<void> {
    const { articles: repository } = this.deps;
    const isTaken = async (slug: string) => RESERVED.has(slug) || repository.isSlugTaken(tx, slug);
    const row = await repository.insert(tx, {
      ...{ ...text, ...place, publishedAt, createdAt: publishedAt, savedAt: publishedAt },
      ...{
        slug: await freeSlug(slugOf(text.title, FALLBACK_SLUG), isTaken),
        status: ArticleStatus.published,
        simulated: true,
      },
    });
    const day = dayAt(publishedAt.getTime(), VIETNAM);
    await tx.insert(articleViews).values({ articleId: row.articleId, day, part: 0, views });
  }

  #football() {
    return this.deps.database.db
      .select({
        fixtureId: fixtures.fixtureId,
        league: leagues.name,
        round: fixtures.round,
        location: fixtures.location,
        kickOff: fixtures.kickOff,
        homeScore: fixtures.homeScore,
        awayScore: fixtures.awayScore,
        homeHalf: fixtures.homeHalfScore,
        awayHalf: fixtures.awayHalfScore,
        homeCorner: fixtures.homeCorner,
        awayCorner: fixtures.awayCorner,
        homeYellow: fixtures.homeYellow,
        awayYellow: fixtures.awayYellow,
        homeRed: fixtures.homeRed,
        awayRed: fixtures.awayRed,
        homeTeam: team(home),
        awayTeam: team(away),
      })
      .from(fixtures)
      .innerJoin(leagues, eq(leagues.leagueId, fixtures.leagueId))
      .innerJoin(home, eq(home.teamId, fixtures.homeId))
      .innerJoin(away, eq(away.teamId, fixtures.awayId))
      .$dynamic();
  }

  async #goals(fixtureIds: readonly string[]) {
    if (fixtureIds.length === 0) return new Map<string, never[]>();
    const rows = await this.deps.database.db
      .select()
      .from(matchEvents)
      .where(and(inArray(matchEvents.fixtureId, [...fixtureIds]), inArray(matchEvents.type, GOALS)))
      .orderBy(
        asc(matchEvents.minute),
        asc(matchEvents.addedMinute),
        sql`${matchEvents.homeScore} + ${matchEvents.awayScore}`,
      );
    const goals = rows.flatMap(({ fixtureId, minute, playerName, homeEvent, homeScore, awayScore }) =>
      homeScore === null || awayScore === null
        ? []
        : [{ fixtureId, minute, player: playerName, isHome: homeEvent, homeScore, awayScore }],
    );
    return Map.groupBy(goals, ({ fixtureId }) => fixtureId);
  }
}

/** Deletes all simulated articles with their covers. */
export async function clearSimulatedPress(
  { db }: Pick<Database, 'db'>,
  storage: Pick<Storage, 'delete'>,
): Promise<void> {
  const gone = await db.delete(articles).where(eq(articles.simulated, true)).returning({ cover: articles.cover });
  for (const { cover } of gone) {
    const key = cover ? keyOf(cover.url) : undefined;
    if (key?.startsWith(ARTICLE_FOLDER)) await storage.delete(key);
  }
}

const isDemo = and(eq(fixtures.origin, 'demo'), eq(fixtures.sportType, SportType.football));

const toTeam = ({
  name,
  shortName,
  color,
  secondColor,
}: {
  name: string;
  shortName: string;
  color: string;
  secondColor: string;
}) => ({
  ...{ name, shortName },
  colors: [color, secondColor] as const,
});
