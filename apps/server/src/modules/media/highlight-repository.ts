import { DAY_MS, VIETNAM_OFFSET_MS } from '@khandai/calendar';
import { and, count, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, leagues, mediaLicences, mediaTitles, mediaVideos, uploads } from '../../platform/database/schema.js';
import type { DomainError } from '../../platform/domain-error.js';
import { isShown, numberIn, whyMissing } from './shown-titles-query.js';

/** Where a page of the list goes on. */
export interface HighlightPlace {
  readonly publishedAt: Date;
  readonly titleId: number;
}

export interface HighlightFilter {
  readonly leagueId?: string | undefined;
  readonly fixtureId?: string | undefined;
  /** `2026-11-20`, in Vietnam. */
  readonly day?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly after?: HighlightPlace | undefined;
  readonly limit: number;
}

export type HighlightRow = Awaited<ReturnType<typeof selectShown>>[number];

const selectShown = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      title: getTableColumns(mediaTitles),
      video: getTableColumns(mediaVideos),
      file: getTableColumns(uploads),
    })
    .from(mediaTitles)
    .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .innerJoin(mediaVideos, eq(mediaVideos.titleId, mediaTitles.titleId))
    .innerJoin(uploads, and(eq(uploads.sourceId, mediaVideos.sourceId), eq(uploads.state, 'ready')))
    .leftJoin(fixtures, eq(fixtures.fixtureId, mediaTitles.fixtureId))
    .where(and(eq(mediaTitles.kind, 'highlight'), where))
    .orderBy(desc(mediaTitles.publishedAt), desc(mediaTitles.titleId))
    .limit(limit);

/** SQL for highlights as readers get them. */
export class HighlightRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  page(at: Date, { leagueId, fixtureId, day, ids, after, limit }: HighlightFilter): Promise<HighlightRow[]> {
    const where = and(
      isShown(at),
      leagueId === undefined ? undefined : eq(fixtures.leagueId, leagueId),
      fixtureId === undefined ? undefined : eq(mediaTitles.fixtureId, fixtureId),
      day === undefined ? undefined : onDay(day),
      ids && inArray(mediaTitles.titleId, [...ids]),
      after && isAfter(after),
    );
    return selectShown(this.#db, where, limit);
  }

  /** By its slug, or by its number. */
  async named(at: Date, name: string): Promise<HighlightRow | undefined> {
    const [row] = await selectShown(this.#db, and(isShown(at), eq(mediaTitles.slug, name)), 1);
    const titleId = numberIn(name);
    if (row || titleId === undefined) return row;
    const [numbered] = await selectShown(this.#db, and(isShown(at), eq(mediaTitles.titleId, titleId)), 1);
    return numbered;
  }

  /** Why readers do not get the highlight. */
  whyMissing(at: Date, slug: string): Promise<DomainError> {
    return whyMissing(this.#db, at, { kind: 'highlight', slug });
  }

  /** Tournaments that have highlights, the one with the most first. */
  async leagues(at: Date, limit: number): Promise<{ leagueId: string; name: string }[]> {
    const total = count();
    const rows = await this.#db
      .select({ leagueId: leagues.leagueId, name: leagues.name, total })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .innerJoin(fixtures, eq(fixtures.fixtureId, mediaTitles.fixtureId))
      .innerJoin(leagues, eq(leagues.leagueId, fixtures.leagueId))
      .where(and(eq(mediaTitles.kind, 'highlight'), isShown(at)))
      .groupBy(leagues.leagueId, leagues.name)
      .orderBy(desc(total), leagues.leagueId)
      .limit(limit);
    return rows.map(({ leagueId, name }) => ({ leagueId, name }));
  }
}

const isAfter = ({ publishedAt, titleId }: HighlightPlace): SQL | undefined =>
  or(
    lt(mediaTitles.publishedAt, publishedAt),
    and(eq(mediaTitles.publishedAt, publishedAt), lt(mediaTitles.titleId, titleId)),
  );

/** The day of the match, or of the publication where there is no match. */
function onDay(day: string): SQL | undefined {
  const start = Date.parse(`${day}T00:00:00Z`) - VIETNAM_OFFSET_MS;
  const played = sql`coalesce(${fixtures.kickOff}, ${mediaTitles.publishedAt})`;
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return and(gte(played, at(start)), lt(played, at(start + DAY_MS)));
}
