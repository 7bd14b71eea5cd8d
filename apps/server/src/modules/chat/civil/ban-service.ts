import type { ChatBan } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import { moderatesAll } from '../../../platform/http/access.js';
import type { Identity } from '../../../platform/http/caller.js';
import { cleanMessage, isVisible } from '../../../platform/plain-text.js';
import { alreadyRequested, banNotFound, mayNotBan, messageEmpty, userNotFound } from '../chat-errors.js';
import type { Page } from '../chat-repository.js';
import type { ChatService } from '../chat-service.js';
import type { BanRepository, BanRow } from './ban-repository.js';
import type { CivilChannel } from './civil-channel.js';
import type { Moderators } from './moderators.js';
import type { Grounds } from './recall-service.js';

export interface BanServiceDeps {
  readonly bans: BanRepository;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'author' | 'enter'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
}

export interface BanRequest {
  readonly userId: number;
  /** Absent: all rooms. */
  readonly groupId?: number | undefined;
  /** Absent: without an end. */
  readonly seconds?: number | undefined;
  /** Also for others of the user's address. */
  readonly ip?: boolean | undefined;
  readonly reason: BanRow['reason'];
  readonly note?: string | undefined;
}

/** Bans and time-outs. A banned user reads on, and may ask once to be unbanned. */
export class BanService {
  constructor(private readonly deps: BanServiceDeps) {}

  async ban(actor: Identity, request: BanRequest): Promise<ChatBan> {
    const { bans, moderators, channel, clock } = this.deps;
    const { userId, groupId = null, seconds, ip: address = false, reason, note = '' } = request;
    await moderators.assertMay(actor, groupId);
    await this.#assertMayBan(actor, userId, groupId);
    const at = new Date(clock.now());
    const until = seconds === undefined ? null : new Date(at.getTime() + seconds * 1000);
    const grounds = { reason, note: cleanMessage(note) };
    const { banId } = await bans.ban(
      { userId, groupId, address, until, ...grounds },
      { at, action: 'ban', actorId: actor.userId, userId, groupId, seconds: seconds ?? null, ...grounds },
    );
    if (address) await channel.publish({ kind: 'address', banId, userId });
    await channel.publish({ kind: 'mine', groupId, userId });
    return this.#ban(banId);
  }

  async unban(actor: Identity, banId: number, { note = '' }: Grounds): Promise<void> {
    const ban = await this.#mine(actor, banId);
    if (!(await this.deps.bans.lift(ban, this.#row('unban', actor, ban, cleanMessage(note))))) throw banNotFound();
    await this.#notify(ban);
  }

  /** The banned user asks once to lift their bans in this room. */
  async request({ userId }: Identity, groupId: number, text: string): Promise<void> {
    const { bans, channel, clock } = this.deps;
    const now = new Date(clock.now());
    const cleaned = cleanMessage(text);
    if (!isVisible(cleaned)) throw messageEmpty();
    const found = await bans.inForceFor(userId, groupId, now);
    if (found.length === 0) throw banNotFound();
    const banIds = found.map(({ banId }) => banId);
    if (!(await bans.request(banIds, cleaned, now))) throw alreadyRequested();
    await channel.publish({ kind: 'mine', groupId, userId });
  }

  async answer(actor: Identity, banId: number, accept: boolean): Promise<void> {
    if (accept) return this.unban(actor, banId, {});
    const ban = await this.#mine(actor, banId);
    if (!(await this.deps.bans.refuseRequest(banId, this.#row('refuseRequest', actor, ban, '')))) throw banNotFound();
  }

  async list(actor: Identity, groupId: number | undefined, page: Page): Promise<{ total: number; list: ChatBan[] }> {
    const { bans, moderators, clock } = this.deps;
    return bans.page(await moderators.scope(actor, groupId), new Date(clock.now()), page);
  }

  /** Undoes the ban that this row of the log made; returns false when it is not in force. */
  async undoBan(actor: Identity, logId: number): Promise<boolean> {
    const ban = await this.deps.bans.rowOfLog(logId);
    if (!ban) return false;
    const done = await this.deps.bans.undoBan(ban, { ...this.#row('undo', actor, ban, ''), undoes: logId });
    if (done) await this.#notify(ban);
    return done;
  }

  /** Undoes the lifting of a ban by this row of the log. */
  async undoUnban(actor: Identity, logId: number, banId: number): Promise<boolean> {
    const ban = await this.deps.bans.row(banId);
    if (!ban) return false;
    const done = await this.deps.bans.undoLift(ban, logId, { ...this.#row('undo', actor, ban, ''), undoes: logId });
    if (done) await this.#notify(ban);
    return done;
  }

  // Moderators decide about each other outside of the chat, and a commentator is at home in their own room.
  async #assertMayBan(actor: Identity, userId: number, groupId: number | null): Promise<void> {
    const { chat } = this.deps;
    const subject = await chat.author(userId);
    if (!subject) throw userNotFound();
    if (userId === actor.userId || moderatesAll(subject)) throw mayNotBan();
    if (groupId !== null && (await chat.enter(groupId, actor)).authorId === userId) throw mayNotBan();
  }

  async #mine(actor: Identity, banId: number): Promise<BanRow> {
    const ban = await this.deps.bans.row(banId);
    if (!ban) throw banNotFound();
    await this.deps.moderators.assertMay(actor, ban.groupId);
    return ban;
  }

  async #ban(banId: number): Promise<ChatBan> {
    const ban = await this.deps.bans.one(banId);
    if (!ban) throw banNotFound();
    return ban;
  }

  // A ban of an address holds for readers whom only their own processes know.
  async #notify({ groupId, userId, address }: BanRow): Promise<void> {
    await this.deps.channel.publish({ kind: 'mine', groupId, userId: address ? null : userId });
  }

  #row(action: 'unban' | 'refuseRequest' | 'undo', { userId: actorId }: Identity, ban: BanRow, note: string) {
    const { banId, userId, groupId, reason } = ban;
    return { at: new Date(this.deps.clock.now()), action, actorId, banId, userId, groupId, reason, note };
  }
}
