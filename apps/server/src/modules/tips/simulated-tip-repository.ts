import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TipMarket, TipSide } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Database, Db } from '../../platform/database/database.js';
import { fixtures, StoredTip, tips, tipVotes } from '../../platform/database/schema.js';
import { fixtureLink } from '../fixtures/fixture-link.js';
import { type FixtureRow, selectFixtures } from '../fixtures/fixture-query.js';
import { addToRecord, lockRecord } from './record-query.js';
import { noteTip } from './tip-notice-repository.js';
import type { TipPostMaker } from './tip-post-maker.js';
import type { NewTip } from './tip-repository.js';
import type { TipRow } from './tip-rows.js';
import { isDecided, verdictOf } from '../fixtures/bets/verdict.js';

/** A tip of a simulated commentator on a simulated match, with the votes of simulated fans. */
export interface SimulatedTip {
  readonly authorId: number;
  readonly uuid: string;
  readonly fixtureId: string;
  readonly market: TipMarket;
  readonly side: TipSide;
  readonly line: number | null;
  readonly price: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly title: string;
  readonly analysis: string;
  readonly postedAt: Date;
  readonly votes: readonly { readonly userId: number; readonly agree: boolean }[];
}

export interface SimulatedTipDeps {
  readonly database: Database;
  readonly maker: Pick<TipPostMaker, 'attempt'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Tips of a fresh site that get a post; more would fill the feed. Later each new tip gets one. */
const FIRST_POSTS = 6;
const NEW_MS = 15 * 60_000;
/** From the kick-off to the settlement of an old tip. */
const PLAYED_MS = 2 * 3_600_000;

/** Tips of the demo. */
export class SimulatedTipRepository {
  #posts = 0;

  constructor(private readonly deps: SimulatedTipDeps) {}

  /** Returns the uuids of those that are stored, now or before. Those whose match is not on the site are left out. */
  async save(list: readonly SimulatedTip[]): Promise<string[]> {
    if (list.length === 0) return [];
    const matches = await this.#matches(list);
    const byAuthor = Map.groupBy(
      list.filter(({ fixtureId }) => matches.has(fixtureId)),
      ({ authorId }) => authorId,
    );
    // Those that get a post.
    const made: TipRow[] = [];
    for (const [authorId, theirs] of byAuthor) made.push(...(await this.#insert(authorId, theirs, matches)));
    for (const tip of made) await this.deps.maker.attempt(tip);
    return [...byAuthor.values()].flatMap((theirs) => theirs.map(({ uuid }) => uuid));
  }

  #hasPost({ state, postedAt, lockedAt }: TipRow): boolean {
    const now = this.deps.clock.now();
    if (state !== StoredTip.open || lockedAt.getTime() <= now) return false;
    const isFirst = this.#posts < FIRST_POSTS;
    if (isFirst) this.#posts += 1;
    return isFirst || now - postedAt.getTime() < NEW_MS;
  }

  async #matches(list: readonly SimulatedTip[]): Promise<Map<string, FixtureRow>> {
    const ids = [...new Set(list.map(({ fixtureId }) => fixtureId))];
    const isDemo = and(inArray(fixtures.fixtureId, ids), eq(fixtures.origin, 'demo'));
    const rows = await selectFixtures(this.deps.database, isDemo, { limit: ids.length });
    return new Map(rows.map((row) => [row.fixture.fixtureId, row]));
  }

  /** One transaction for all tips of a tipster, because each changes the record. Returns the new ones that get a post. */
  #insert(
    authorId: number,
    list: readonly SimulatedTip[],
    matches: ReadonlyMap<string, FixtureRow>,
  ): Promise<TipRow[]> {
    return this.deps.database.db.transaction(async (tx) => {
      await lockRecord(tx, authorId);
      const known = await knownOf(tx, authorId, list);
      const wanted = list.filter(({ uuid }) => !known.has(uuid));
      const ids = await newIds(tx, wanted.length);
      const values = wanted.flatMap((tip, index) => {
        const [match, tipId] = [matches.get(tip.fixtureId), ids[index]];
        return match && tipId !== undefined ? [this.#toRow(tip, match, tipId)] : [];
      });
      if (values.length === 0) return [];
      const made = await tx.insert(tips).values(values).onConflictDoNothing().returning();
      await addVotes(tx, wanted, made);
      await addToRecord(tx, authorId, made);
      const shown = made.filter((tip) => this.#hasPost(tip));
      const at = new Date(this.deps.clock.now());
      await noteTip(
        tx,
        shown.map(({ tipId }) => tipId),
        'NEW_TIP',
        at,
      );
      return shown;
    });
  }

  #toRow({ votes, ...tip }: SimulatedTip, { fixture, home, away }: FixtureRow, tipId: number): NewTip {
    const now = this.deps.clock.now();
    const verdict = verdictOf({ ...tip, kickOff: fixture.kickOff }, fixture, now);
    const decided = isDecided(verdict.state);
    const yes = votes.filter(({ agree }) => agree).length;
    return {
      ...{ ...tip, ...verdict, tipId, kickOff: fixture.kickOff, homeName: home.name, awayName: away.name },
      ...{ slug: fixtureLink(home.name, away.name, String(tipId)), simulated: true },
      settledAt: decided ? new Date(Math.min(now, fixture.kickOff.getTime() + PLAYED_MS)) : null,
      ...{ yes, no: votes.length - yes },
    };
  }
}

async function knownOf(tx: Db, authorId: number, list: readonly SimulatedTip[]): Promise<Set<string>> {
  const uuids = list.map(({ uuid }) => uuid);
  const isKnown = and(eq(tips.authorId, authorId), inArray(tips.uuid, uuids));
  const rows = await tx.select({ uuid: tips.uuid }).from(tips).where(isKnown);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function newIds(tx: Db, total: number): Promise<number[]> {
  const { rows } = (await tx.execute(
    sql`SELECT nextval('tips_tip_id_seq')::integer AS id FROM generate_series(1, ${total}::integer)`,
  )) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
}

async function addVotes(tx: Db, list: readonly SimulatedTip[], made: readonly TipRow[]): Promise<void> {
  const votes = new Map(list.map((tip) => [tip.uuid, tip.votes]));
  const rows = made.flatMap(({ tipId, uuid, postedAt }) =>
    (votes.get(uuid) ?? []).map((vote) => ({ ...vote, tipId, votedAt: postedAt })),
  );
  if (rows.length > 0) await tx.insert(tipVotes).values(rows);
}
