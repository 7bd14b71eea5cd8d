import { type ChatMessage, SILENT_SITE_ROLE, SystemMessage, VipGroup } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { sentence } from '../../platform/messages.js';
import type { Room } from './chat-rows.js';
import { type Notice, roomNotice } from './room-notice.js';

const QUIET_MS = 10 * 60_000;

/**
 * Decides whose join is announced: at most once in ten minutes per user and room, so that an unstable connection does
 * not flood the room.
 */
export class JoinNotices {
  readonly #clock: Clock;
  // Insertion order is time order: the oldest entries come first and are removed first.
  readonly #announced = new Map<string, number>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Returns whether to announce the join, and records the announcement. */
  claim({ userId, siteRoleId }: Identity, { groupId, vipGroup }: Room): boolean {
    if (siteRoleId === SILENT_SITE_ROLE || vipGroup !== VipGroup.none) return false;
    const now = this.#clock.now();
    this.#forget(now - QUIET_MS);
    const key = `${groupId}:${userId}`;
    if (this.#announced.has(key)) return false;
    this.#announced.set(key, now);
    return true;
  }

  get size(): number {
    return this.#announced.size;
  }

  #forget(until: number): void {
    for (const [key, at] of this.#announced) {
      if (at > until) return;
      this.#announced.delete(key);
    }
  }
}

/** The announcement of a user who enters a room. */
export const joinNotice = (notice: Notice): ChatMessage => ({
  ...roomNotice(notice),
  systemMessage: SystemMessage.join,
  filteredMessage: sentence('joinedRoom', { name: notice.author.displayName }),
});
