import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostAuthor, TipsterSort } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, follows, StoredTip, tips, tipsterRecords, tipVotes, users } from '../../platform/database/schema.js';
import { notBlocked, notMuted } from '../../platform/database/wanted-authors.js';
import { authorFields } from './author-query.js';
import { lockRecord } from './record-query.js';
import { noteTip } from './tip-notice-repository.js';
import type { RecordRow, TipRow } from './tip-rows.js';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface TipFilter {
  readonly fixtureId?: string | undefined;
  readonly userId?: number | undefined;
  /** Null for a guest. Members get no tips of tipsters who block them, or whom they block or muted. */
  readonly reader: number | null;
}

export type NewTip = typeof tips.$inferInsert;

export interface TipsterRow {
  readonly author: PostAuthor;
  readonly record: RecordRow;
  readonly followers: number;
  readonly following: boolean;
  readonly openTips: number;
}

export interface TipPage {
  readonly total: number;
  readonly rows: TipRow[];
}

const ofFollowed = alias(follows, 'of_followed');
const newest = [desc(tips.tipId)];

const { winRate, streak, tips: settledTips } = tipsterRecords;
const byRate = sql`${winRate} DESC NULLS LAST`;
const orders: Readonly<Record<TipsterSort, SQL[]>> = {
  win_rate: [byRate, desc(settledTips)],
  win_streak: [desc(streak), byRate],
  time_tips: [desc(settledTips), byRate],
};

/** SQL of tips and of the votes on them. */
export class TipRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  /** Not when the tipster has a tip on this market already, or the match starts while the tip is stored. */
  insert(
    tip: Omit<NewTip, 'slug'>,
    slugOf: (tipId: number) => string,
    now: Date,
  ): Promise<TipRow | 'twice' | 'locked'> {
    return this.#db.transaction(async (tx) => {
      // Locked against the feed, so that no tip is stored after the start.
      const [match] = await tx
        .select({ kickOff: fixtures.kickOff, status: fixtures.status })
        .from(fixtures)
        .where(eq(fixtures.fixtureId, tip.fixtureId))
        .for('share');
      if (match?.status !== 0 || match.kickOff <= now) return 'locked';
      // Two tips of one tipster wait for each other, so that both sides of a market never get in together.
      await lockRecord(tx, tip.authorId);
      if ((await tx.$count(tips, sameMarket(tip))) > 0) return 'twice';
      const { rows } = (await tx.execute(sql`SELECT nextval('tips_tip_id_seq')::integer AS id`)) as unknown as {
        rows: { id: number }[];
      };
      const tipId = rows[0]?.id ?? 0;
      const [made] = await tx
        .insert(tips)
        .values({ ...tip, tipId, slug: slugOf(tipId) })
        .onConflictDoNothing()
        .returning();
      if (!made) return 'twice';
      await noteTip(tx, [tipId], 'NEW_TIP', now);
      return made;
    });
  }

  async setPost(tipId: number, postId: number): Promise<void> {
    await this.#db.update(tips).set({ postId }).where(eq(tips.tipId, tipId));
  }

  async ofUuid(authorId: number, uuid: string): Promise<TipRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(tips)
      .where(and(eq(tips.authorId, authorId), eq(tips.uuid, uuid)));
    return found;
  }

  async one(where: { readonly tipId: number } | { readonly slug: string }): Promise<TipRow | undefined> {
    const is = 'slug' in where ? eq(tips.slug, where.slug) : eq(tips.tipId, where.tipId);
    const [found] = await this.#db.select().from(tips).where(is);
    return found;
  }

  list(filter: TipFilter, page: Page): Promise<TipPage> {
    return this.#page(inFilter(filter), newest, page);
  }

  /** Those whose match kicks off in a span, soonest first. */
  between(span: { readonly from: Date; readonly to: Date }, filter: TipFilter, page: Page): Promise<TipPage> {
    const where = and(gte(tips.lockedAt, span.from), lt(tips.lockedAt, span.to), inFilter(filter));
    return this.#page(where, [asc(tips.lockedAt), asc(tips.fixtureId), asc(tips.tipId)], page);
  }

  /** Open ones, of each match the one with most votes and followers, the most first. */
  focus(now: Date, filter: TipFilter, page: Page): Promise<TipPage> {
    const where = and(eq(tips.state, StoredTip.open), gt(tips.lockedAt, now), inFilter(filter));
    const interest = sql`${tips.yes} + ${tips.no} + (SELECT count(*) FROM follows WHERE followed_id = ${tips.authorId})`;
    const firstOfMatches = this.#db
      .selectDistinctOn([tips.fixtureId], { tipId: tips.tipId })
      .from(tips)
      .where(where)
      .orderBy(tips.fixtureId, desc(interest), ...newest);
    return this.#page(inArray(tips.tipId, firstOfMatches), [desc(interest), ...newest], page);
  }

  /** With a result, the newest first. */
  settled(filter: TipFilter, page: Page): Promise<TipPage> {
    const where = and(isNotNull(tips.settledAt), eq(tips.state, StoredTip.settled), inFilter(filter));
    return this.#page(where, [desc(tips.settledAt), ...newest], page);
  }

  /** The tip that won most units among those whose match kicked off in a span. */
  async best(span: { readonly from: Date; readonly to: Date }, reader: number | null): Promise<TipRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(tips)
      .where(and(gte(tips.lockedAt, span.from), lt(tips.lockedAt, span.to), gt(tips.units, 0), inFilter({ reader })))
      .orderBy(desc(tips.units), asc(tips.tipId))
      .limit(1);
    return found;
  }

  /** Results of the tips whose match kicked off in a span, by tipster; most units first. */
  bestTipsters(span: { readonly from: Date; readonly to: Date }, reader: number | null, limit: number) {
    const of = (result: number) => sql<number>`count(*) FILTER (WHERE ${tips.result} = ${result})::integer`;
    const units = sql<number>`sum(${tips.units})::integer`;
    return this.#db
      .select({ userId: tips.authorId, tips: count(), wins: of(10), draws: of(20), losses: of(30), units })
      .from(tips)
      .where(
        and(
          gte(tips.lockedAt, span.from),
          lt(tips.lockedAt, span.to),
          eq(tips.state, StoredTip.settled),
          inFilter({ reader }),
        ),
      )
      .groupBy(tips.authorId)
      .orderBy(desc(units), tips.authorId)
      .limit(limit);
  }

  /** The reader's own votes. */
  async votesOf(reader: number | null, tipIds: readonly number[]): Promise<Map<number, boolean>> {
    if (reader === null || tipIds.length === 0) return new Map();
    const rows = await this.#db
      .select({ tipId: tipVotes.tipId, agree: tipVotes.agree })
      .from(tipVotes)
      .where(and(eq(tipVotes.userId, reader), inArray(tipVotes.tipId, [...tipIds])));
    return new Map(rows.map(({ tipId, agree }) => [tipId, agree]));
  }

  /** Sets or removes a member's vote. False when the tip is not open at `now`. */
  vote(
    { tipId, userId, agree }: { tipId: number; userId: number; agree: boolean | null },
    now: Date,
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [tip] = await tx.select().from(tips).where(eq(tips.tipId, tipId)).for('update');
      if (tip?.state !== StoredTip.open || tip.lockedAt <= now) return false;
      const mine = and(eq(tipVotes.tipId, tipId), eq(tipVotes.userId, userId));
      const [was] = await tx.select({ agree: tipVotes.agree }).from(tipVotes).where(mine);
      if (agree === null) await tx.delete(tipVotes).where(mine);
      else
        await tx
          .insert(tipVotes)
          .values({ tipId, userId, agree, votedAt: now })
          .onConflictDoUpdate({ target: [tipVotes.tipId, tipVotes.userId], set: { agree, votedAt: now } });
      const more = (vote: boolean) => Number(agree === vote) - Number(was?.agree === vote);
      await tx
        .update(tips)
        .set({ yes: sql`${tips.yes} + ${more(true)}::integer`, no: sql`${tips.no} + ${more(false)}::integer` })
        .where(eq(tips.tipId, tipId));
      return true;
    });
  }

  /** Ranked ones first. */
  async tipsters(
    sort: TipsterSort,
    { reader, following, ranked }: { reader: number | null; following: boolean; ranked: number },
    { limit, offset }: Page,
  ): Promise<{ total: number; rows: TipsterRow[] }> {
    // Members who deleted their account leave the table, though their tips stay.
    const where = and(
      isNotNull(users.usernameKey),
      following ? followedBy(reader) : undefined,
      wantedBy(reader, sql`${tipsterRecords.userId}`),
    );
    const [counted] = await this.#db
      .select({ total: count() })
      .from(tipsterRecords)
      .innerJoin(users, eq(users.userId, tipsterRecords.userId))
      .where(where);
    const rows = await this.#tipsters(reader)
      .where(where)
      .orderBy(desc(sql`(${tipsterRecords.tips} >= ${ranked})`), ...orders[sort], tipsterRecords.userId)
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, rows };
  }

  /** Without those who block the reader, or whom the reader blocks. */
  async tipstersByIds(reader: number | null, userIds: readonly number[]): Promise<Map<number, TipsterRow>> {
    if (userIds.length === 0) return new Map();
    const isAsked = inArray(tipsterRecords.userId, [...userIds]);
    const rows = await this.#tipsters(reader).where(and(isAsked, notBlocked(reader, sql`${tipsterRecords.userId}`)));
    return new Map(rows.map((row) => [row.author.userId, row]));
  }

  #tipsters(reader: number | null) {
    const { userId } = tipsterRecords;
    const isMine = and(eq(ofFollowed.followedId, userId), eq(ofFollowed.followerId, reader ?? 0));
    return this.#db
      .select({
        author: authorFields,
        record: tipsterRecords,
        followers: sql<number>`(SELECT count(*) FROM follows WHERE followed_id = ${userId})::integer`,
        following: sql<boolean>`${ofFollowed.followerId} IS NOT NULL`,
        openTips: sql<number>`(SELECT count(*) FROM tips WHERE author_id = ${userId} AND state = 10)::integer`,
      })
      .from(tipsterRecords)
      .innerJoin(users, eq(users.userId, userId))
      .leftJoin(ofFollowed, isMine)
      .$dynamic();
  }

  async #page(where: SQL | undefined, order: SQL[], { limit, offset }: Page): Promise<TipPage> {
    const [counted] = await this.#db.select({ total: count() }).from(tips).where(where);
    const rows = await this.#db
      .select()
      .from(tips)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, rows };
  }
}

/** A tip that the desk made void leaves its market to another one. One that is void by its match may count again. */
const sameMarket = ({ authorId, fixtureId, market }: Pick<NewTip, 'authorId' | 'fixtureId' | 'market'>) =>
  and(
    eq(tips.authorId, authorId),
    eq(tips.fixtureId, fixtureId),
    eq(tips.market, market),
    sql`${tips.voidCause} IS DISTINCT FROM 'desk'`,
  );

const inFilter = ({ fixtureId, userId, reader }: TipFilter): SQL | undefined =>
  and(
    fixtureId === undefined ? undefined : eq(tips.fixtureId, fixtureId),
    userId === undefined ? undefined : eq(tips.authorId, userId),
    // Who asks for the tips of one tipster wants to see them, also when they muted the tipster.
    userId === undefined ? wantedBy(reader, sql`${tips.authorId}`) : notBlocked(reader, sql`${tips.authorId}`),
  );

const wantedBy = (reader: number | null, author: SQL): SQL | undefined =>
  and(notBlocked(reader, author), notMuted(reader, author));

const followedBy = (reader: number | null): SQL =>
  sql`EXISTS (SELECT FROM follows WHERE followed_id = ${tipsterRecords.userId} AND follower_id = ${reader ?? 0})`;
