import type { NotifiedSubject } from '../../platform/database/schema.js';
import { type Notice, subjectOf } from './notices.js';

/** Equal events for one member, to be stored at once. */
export interface NoticeGroup {
  readonly userId: number;
  /** The last one. */
  notice: Notice;
  readonly subject: string;
  /** In the order in which they acted; without the member themselves. */
  readonly actors: Set<number>;
}

/** Max groups that wait. Further ones are dropped: the list is not worth the memory of the server. */
const MAX_WAITING = 50_000;
/** Max actors of one group that wait. */
const MAX_ACTORS = 5_000;

/** What an actor took back before the member read of it. */
export interface Withdrawal {
  readonly userId: number;
  readonly event: Notice['type'];
  readonly subject: string;
  readonly actorId: number;
}

/** Notices that are not stored yet, those of one member and subject as one, and those that were taken back. */
export class NoticeQueue {
  #groups = new Map<string, NoticeGroup>();
  #withdrawals = new Map<string, Withdrawal>();

  get size(): number {
    return this.#groups.size;
  }

  /** Returns false when there was no room for all of it. */
  add(notice: Notice): boolean {
    const subject = subjectOf(notice);
    const actorId = 'actorId' in notice ? notice.actorId : undefined;
    let complete = true;
    for (const userId of new Set(notice.userIds)) {
      if (userId === actorId) continue;
      const key = `${userId} ${notice.type} ${subject}`;
      const group = this.#groups.get(key) ?? { userId, notice, subject, actors: new Set<number>() };
      if (!this.#groups.has(key) && this.#groups.size >= MAX_WAITING) complete = false;
      else this.#groups.set(key, group);
      group.notice = notice;
      if (actorId === undefined) continue;
      this.#withdrawals.delete(`${key} ${actorId}`);
      group.actors.delete(actorId);
      if (group.actors.size < MAX_ACTORS) group.actors.add(actorId);
      else complete = false;
    }
    return complete;
  }

  /** The actor takes it back, whether it waits or is stored. */
  withdraw(notice: Extract<Notice, { actorId: number }>): void {
    const subject = subjectOf(notice);
    const { type: event, actorId } = notice;
    for (const userId of new Set(notice.userIds)) {
      const key = `${userId} ${event} ${subject}`;
      const group = this.#groups.get(key);
      group?.actors.delete(actorId);
      if (group?.actors.size === 0) this.#groups.delete(key);
      if (this.#withdrawals.size < MAX_WAITING)
        this.#withdrawals.set(`${key} ${actorId}`, { userId, event, subject, actorId });
    }
  }

  /** Puts back what could not be withdrawn, without those who acted again meanwhile. */
  restore(withdrawals: readonly Withdrawal[]): void {
    for (const withdrawal of withdrawals) {
      const { userId, event, subject, actorId } = withdrawal;
      const key = `${userId} ${event} ${subject}`;
      const hasActed = this.#groups.get(key)?.actors.has(actorId) === true;
      if (!hasActed && this.#withdrawals.size < MAX_WAITING) this.#withdrawals.set(`${key} ${actorId}`, withdrawal);
    }
  }

  takeWithdrawals(): Withdrawal[] {
    const withdrawals = [...this.#withdrawals.values()];
    this.#withdrawals = new Map();
    return withdrawals;
  }

  /** Removes and returns what waits. */
  take(): NoticeGroup[] {
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    return groups;
  }
}

/** What is stored of the match, the event, the draw or the part of a title; undefined for a notice about a post or a member. */
export function matchOf(notice: Notice): NotifiedSubject | undefined {
  if ('chapter' in notice) return notice.chapter;
  if ('event' in notice) return notice.event;
  if ('draw' in notice) return notice.draw;
  if (!('match' in notice)) return undefined;
  const { match } = notice;
  switch (notice.type) {
    case 'BOOKING_MOVED':
      return { ...match, movedTo: notice.to };
    case 'MATCH_GOAL':
      return { ...match, homeScore: notice.homeScore, awayScore: notice.awayScore, minute: notice.minute };
    case 'MATCH_RED_CARD':
      return { ...match, minute: notice.minute };
    case 'BOOKING_SOON':
    case 'BOOKING_STARTED':
    case 'MATCH_LINEUP':
      return match;
  }
}
