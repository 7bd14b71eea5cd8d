import type { ChatBan, DeskMember, DeskMemberInfo } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Database, Db } from '../../platform/database/database.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { cleanText } from '../../platform/plain-text.js';
import type { SessionEndChannel } from '../../platform/session-end-channel.js';
import {
  lastStaff,
  lockChanged,
  memberNotFound,
  noVerifiedEmail,
  ownStanding,
  roleChanged,
  sessionOver,
  simulatedAccount,
} from './desk-people-faults.js';
import type { MemberRole, MemberRoles, MemberSessions } from './member-ports.js';
import type { MemberListRequest, MemberQuery } from './member-query.js';
import { type Standing, StandingRepository } from './standing-repository.js';

export interface MemberDeskDeps {
  readonly database: Pick<Database, 'db'>;
  readonly members: MemberQuery;
  /** The bans in force of a member, in any room. */
  readonly bansOf: (userId: number, now: Date) => Promise<ChatBan[]>;
  readonly roles: MemberRoles;
  readonly sessions: MemberSessions;
  readonly ends: Pick<SessionEndChannel, 'publish'>;
  readonly deskLog: Pick<DeskLog, 'record'>;
  /** Returns false when the member has verified no address. */
  readonly sendReset: (userId: number) => Promise<boolean>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface RoleRequest {
  readonly role: MemberRole;
  readonly was: MemberRole;
  readonly reason: string;
}

interface Act {
  readonly actorId: number;
  readonly action: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** What staff do about members. They do not change their own role or lock, and the last of the staff stays. */
export class MemberDesk {
  constructor(private readonly deps: MemberDeskDeps) {}

  page(request: MemberListRequest): Promise<{ total: number; list: DeskMember[] }> {
    return this.deps.members.page(request, this.#now());
  }

  async one(userId: number): Promise<DeskMemberInfo> {
    const now = this.#now();
    const info = await this.deps.members.info(userId, now);
    if (!info) throw memberNotFound();
    const open = await this.deps.sessions.list(userId, now);
    const sessionList = open.map(({ sessionId, device, address, createdAt, lastUsedAt }) => ({
      ...{ sessionId, device, address },
      ...{ createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    }));
    return { ...info, sessionList, bans: await this.deps.bansOf(userId, now) };
  }

  async changeRole(actor: Identity, userId: number, { role, was, reason }: RoleRequest): Promise<DeskMemberInfo> {
    if (userId === actor.userId) throw ownStanding();
    const before = await this.deps.database.db.transaction(async (tx) => {
      const member = await this.#lockStaff(tx, userId, (standing) => standing.role === 'staff' && role !== 'staff');
      if (member.simulated) throw simulatedAccount();
      if (member.role !== was) throw roleChanged();
      await this.deps.roles.setRole(tx, member, role);
      await this.#record(tx, member, {
        ...{ actorId: actor.userId, action: 'role' },
        ...{ before: { role: was }, after: { role, reason: cleanText(reason) } },
      });
      return member;
    });
    await this.deps.roles.follow(before, role);
    return this.one(userId);
  }

  async setLocked(actor: Identity, userId: number, locked: boolean, reason: string): Promise<DeskMemberInfo> {
    if (userId === actor.userId) throw ownStanding();
    await this.deps.database.db.transaction(async (tx) => {
      const member = await this.#lockStaff(tx, userId, (standing) => standing.role === 'staff' && locked);
      if (member.locked === locked) throw lockChanged();
      await new StandingRepository(tx).setLocked(userId, locked);
      if (locked) await this.deps.sessions.endAll(tx, userId);
      await this.#record(tx, member, {
        ...{ actorId: actor.userId, action: locked ? 'lock' : 'unlock' },
        ...{ before: { locked: !locked }, after: { locked, reason: cleanText(reason) } },
      });
    });
    if (locked) await this.deps.ends.publish({ userId });
    return this.one(userId);
  }

  /** @param session The one to end; all of them when absent. */
  async endSessions(actor: Identity, userId: number, session?: string): Promise<DeskMemberInfo> {
    await this.deps.database.db.transaction(async (tx) => {
      const { member } = await new StandingRepository(tx).lock(userId);
      if (!member) throw memberNotFound();
      const { sessions } = this.deps;
      if (session === undefined) await sessions.endAll(tx, userId);
      else if (!(await sessions.end(tx, session, userId))) throw sessionOver();
      await this.#record(tx, member, {
        ...{ actorId: actor.userId, action: 'end-sessions' },
        ...{ before: null, after: { sessions: session === undefined ? 'all' : 'one' } },
      });
    });
    await this.deps.ends.publish({ userId, ...(session !== undefined && { session }) });
    return this.one(userId);
  }

  async sendResetLink(actor: Identity, userId: number): Promise<DeskMemberInfo> {
    const info = await this.one(userId);
    if (!(await this.deps.sendReset(userId))) throw noVerifiedEmail();
    await this.deps.database.db.transaction((tx) =>
      this.#record(
        tx,
        { userId, displayName: info.nickname, username: info.username },
        {
          ...{ actorId: actor.userId, action: 'reset-link', before: null, after: null },
        },
      ),
    );
    return info;
  }

  /** The member, locked for the change. Throws when it would take away the last of the staff. */
  async #lockStaff(tx: Db, userId: number, takesAway: (member: Standing) => boolean): Promise<Standing> {
    const { member, staff } = await new StandingRepository(tx).lock(userId);
    if (!member || (member.usernameKey === null && !member.simulated)) throw memberNotFound();
    if (takesAway(member) && !member.locked && staff <= 1) throw lastStaff();
    return member;
  }

  async #record(
    tx: Db,
    { userId, displayName, username }: Pick<Standing, 'userId' | 'displayName' | 'username'>,
    act: Act,
  ): Promise<void> {
    const title = username === '' ? displayName : `${displayName} (@${username})`;
    await this.deps.deskLog.record(tx, { ...act, resource: 'member', recordId: userId, title });
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}
