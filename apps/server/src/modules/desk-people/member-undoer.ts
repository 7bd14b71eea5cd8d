import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '../../platform/database/database.js';
import type { DeskUndoer, LoggedAct } from '../../platform/desk-log/desk-log.js';
import type { SessionEndChannel } from '../../platform/session-end-channel.js';
import { lastStaff } from './desk-people-faults.js';
import type { MemberRoles, MemberSessions } from './member-ports.js';
import { type Standing, StandingRepository } from './standing-repository.js';

const role = Compile(Type.Object({ role: Type.Enum(['member', 'commentator', 'moderator', 'staff']) }));
const lock = Compile(Type.Object({ locked: Type.Boolean() }));

/** False when the member changed since; the function runs after the commit. */
type Undone = boolean | (() => Promise<void>);

export interface MemberUndoerDeps {
  readonly roles: MemberRoles;
  readonly sessions: Pick<MemberSessions, 'endAll'>;
  readonly ends: Pick<SessionEndChannel, 'publish'>;
}

/** Gives members back the role, or the access, that they had before an act of the desk. */
export class MemberUndoer implements DeskUndoer {
  readonly actions = ['role', 'lock', 'unlock'];

  constructor(private readonly deps: MemberUndoerDeps) {}

  async undo(tx: Db, act: LoggedAct): Promise<Undone> {
    const { member, staff } = await new StandingRepository(tx).lock(Number(act.recordId));
    if (!member || (member.usernameKey === null && !member.simulated)) return false;
    return act.action === 'role' ? this.#role(tx, act, member, staff) : this.#lock(tx, act, member, staff);
  }

  async #role(tx: Db, { before, after }: LoggedAct, member: Standing, staff: number): Promise<Undone> {
    if (!role.Check(before) || !role.Check(after) || member.role !== after.role) return false;
    if (isLast(member, staff)) throw lastStaff();
    await this.deps.roles.setRole(tx, member, before.role);
    return async () => void (await this.deps.roles.follow(member, before.role));
  }

  async #lock(tx: Db, { before, after }: LoggedAct, member: Standing, staff: number): Promise<Undone> {
    if (!lock.Check(before) || !lock.Check(after) || member.locked !== after.locked) return false;
    if (before.locked && isLast(member, staff)) throw lastStaff();
    await new StandingRepository(tx).setLocked(member.userId, before.locked);
    if (before.locked) await this.deps.sessions.endAll(tx, member.userId);
    return before.locked ? () => this.deps.ends.publish({ userId: member.userId }) : true;
  }
}

const isLast = ({ role: current, locked }: Standing, staff: number): boolean =>
  current === 'staff' && !locked && staff <= 1;
