import { type ChatMessage, SILENT_SITE_ROLE, SystemMessage, VipGroup } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { sentence } from '../../platform/messages.js';
import { type Author, colorName, type Room } from './chat-rows.js';

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

/** A message that is not stored: it has no id, sequence or revision. */
export function joinNotice({
  room,
  author,
  uuid,
  at,
}: {
  room: Room;
  author: Author;
  uuid: string;
  at: number;
}): ChatMessage {
  return {
    groupId: room.groupId,
    groupMessageId: 0,
    sequence: 0,
    revision: 0,
    uuid,
    userId: author.userId,
    username: author.username,
    showName: author.displayName,
    profilePicture: author.profilePicture,
    colorName: colorName(author.userId),
    role: author.role,
    isGuest: author.guest ? 1 : 0,
    simulated: author.simulated,
    filteredMessage: sentence('joinedRoom', { name: author.displayName }),
    systemMessage: SystemMessage.join,
    vipGroup: room.vipGroup,
    parentMessageId: null,
    parent: null,
    reaction: null,
    listReaction: [],
    totalReactions: 0,
    updatedReaction: false,
    attachments: [],
    createdAt: new Date(at).toISOString(),
  };
}
