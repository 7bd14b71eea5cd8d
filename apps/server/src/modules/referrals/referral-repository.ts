import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { checkIns, inviteCodes, referrals, type ReferralRefusal, users } from '../../platform/database/schema.js';

/** A referral as its inviter may know it, with what only the server knows of the friend. */
export interface FriendRow {
  readonly username: string;
  readonly state: 'open' | 'rewarded' | 'refused';
  readonly reason: ReferralRefusal | null;
  readonly checkIns: number;
  readonly points: number;
  readonly registeredAt: Date;
}

export interface NewReferral {
  readonly userId: number;
  readonly inviterId: number;
  readonly reason: ReferralRefusal | null;
  readonly network: string;
  readonly registeredAt: Date;
}

export interface Settlement {
  readonly reason: ReferralRefusal | null;
  readonly settledAt: Date;
  readonly points: number;
  readonly friendPoints: number;
}

/** The two accounts of a referral, while their rows are locked. */
export interface Pair {
  readonly inviterId: number;
  /** Neither is locked or has left. */
  readonly areHere: boolean;
  readonly sameContact: boolean;
  readonly checkIns: number;
}

/** SQL for invitations. */
export class ReferralRepository {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#db.transaction(work);
  }

  async codeOf(userId: number): Promise<string | undefined> {
    const [found] = await this.#db.select().from(inviteCodes).where(eq(inviteCodes.userId, userId));
    return found?.code;
  }

  /** Stores `code` unless the member has one, or another member has this one. */
  async addCode(userId: number, code: string): Promise<void> {
    await this.#db.insert(inviteCodes).values({ userId, code }).onConflictDoNothing();
  }

  /** The member with this code, unless they are locked. */
  async ownerOf(code: string): Promise<number | undefined> {
    const [found] = await this.#db
      .select({ userId: users.userId })
      .from(inviteCodes)
      .innerJoin(users, eq(users.userId, inviteCodes.userId))
      .where(and(eq(inviteCodes.code, code), isHere));
    return found?.userId;
  }

  /** Locks these users in the order of their ids, as all transactions do. */
  async lock(tx: Db, userIds: readonly number[]): Promise<void> {
    await tx
      .select({ id: users.userId })
      .from(users)
      .where(inArray(users.userId, [...userIds]))
      .orderBy(asc(users.userId))
      .for('no key update');
  }

  async wasInvitedBy(tx: Db, userId: number, inviterId: number): Promise<boolean> {
    const found = await tx.$count(referrals, and(eq(referrals.userId, userId), eq(referrals.inviterId, inviterId)));
    return found > 0;
  }

  /** How many the inviter brought from this network since then. */
  fromNetwork(tx: Db, inviterId: number, network: string, since: Date): Promise<number> {
    return tx.$count(
      referrals,
      and(eq(referrals.inviterId, inviterId), eq(referrals.network, network), gt(referrals.registeredAt, since)),
    );
  }

  async add(tx: Db, { reason, registeredAt, ...referral }: NewReferral): Promise<void> {
    const settled = reason === null ? {} : { reason, settledAt: registeredAt };
    await tx
      .insert(referrals)
      .values({ ...referral, ...settled, state: reason === null ? 'open' : 'refused', registeredAt });
  }

  /** The inviter of an open referral. */
  async openInviter(userId: number, db: Db = this.#db): Promise<number | undefined> {
    const [found] = await db.select({ inviterId: referrals.inviterId }).from(referrals).where(isOpen(userId));
    return found?.inviterId;
  }

  async pair(tx: Db, userId: number, inviterId: number): Promise<Pair> {
    const rows = await tx
      .select({ userId: users.userId, isHere: isHere.mapWith(Boolean), phone: users.phoneNumber, email: EMAIL })
      .from(users)
      .where(inArray(users.userId, [userId, inviterId]));
    const [one, other] = rows;
    const isSame = (own: string | null | undefined, their: string | null | undefined) =>
      own != null && own !== '' && own === their;
    return {
      inviterId,
      areHere: rows.length === 2 && rows.every((row) => row.isHere),
      sameContact: isSame(one?.phone, other?.phone) || isSame(one?.email, other?.email),
      checkIns: await tx.$count(checkIns, eq(checkIns.userId, userId)),
    };
  }

  /** Friends for whom the inviter was paid since then. */
  paidSince(tx: Db, inviterId: number, since: Date): Promise<number> {
    return tx.$count(
      referrals,
      and(eq(referrals.inviterId, inviterId), eq(referrals.state, 'rewarded'), gte(referrals.settledAt, since)),
    );
  }

  async settle(tx: Db, userId: number, { reason, ...settlement }: Settlement): Promise<void> {
    await tx
      .update(referrals)
      .set({ ...settlement, reason, state: reason === null ? 'rewarded' : 'refused' })
      .where(isOpen(userId));
  }

  /** Newest first. */
  async friends(inviterId: number, limit: number): Promise<FriendRow[]> {
    return this.#db
      .select({
        username: users.username,
        state: referrals.state,
        reason: referrals.reason,
        points: referrals.points,
        registeredAt: referrals.registeredAt,
        checkIns: checkInsOf,
      })
      .from(referrals)
      .innerJoin(users, eq(users.userId, referrals.userId))
      .where(eq(referrals.inviterId, inviterId))
      .orderBy(desc(referrals.registeredAt), desc(referrals.userId))
      .limit(limit);
  }

  async totals(inviterId: number): Promise<{ total: number; rewarded: number; points: number }> {
    const [found] = await this.#db
      .select({
        total: count(),
        rewarded: sql`count(*) FILTER (WHERE ${referrals.state} = 'rewarded')`.mapWith(Number),
        points: sum(referrals.points).mapWith(Number),
      })
      .from(referrals)
      .where(eq(referrals.inviterId, inviterId));
    return { total: found?.total ?? 0, rewarded: found?.rewarded ?? 0, points: found?.points ?? 0 };
  }

  /** Invited members after `after` who checked in on so many days and whose referral is open. */
  async due(days: number, { after, limit }: { readonly after: number; readonly limit: number }): Promise<number[]> {
    const rows = await this.#db
      .select({ userId: referrals.userId })
      .from(referrals)
      .where(and(eq(referrals.state, 'open'), gt(referrals.userId, after), gte(checkInsOf, days)))
      .orderBy(asc(referrals.userId))
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }

  async forgetNetworks(before: Date): Promise<void> {
    await this.#db
      .update(referrals)
      .set({ network: null })
      .where(and(isNotNull(referrals.network), lt(referrals.registeredAt, before)));
  }
}

const isOpen = (userId: number) => and(eq(referrals.userId, userId), eq(referrals.state, 'open'));
const isHere: SQL = sql`(${users.usernameKey} IS NOT NULL AND NOT ${users.locked})`;
const EMAIL = sql<string | null>`lower(${users.emailAddress})`;
const checkInsOf = sql`(SELECT count(*) FROM check_ins WHERE check_ins.user_id = ${referrals.userId})`.mapWith(Number);
