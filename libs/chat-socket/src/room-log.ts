import type { ChatMessage } from '@khandai/contracts';
import type { HistoryPage } from './types.js';

/** Messages kept while the room talks, and at most when the reader has gone back. */
const KEPT = 500;
const KEPT_AT_MOST = 2000;

/**
 * What a reader holds of a room: messages in order of sequence, each once, and how far he has heard everything.
 * Revisions of a room have no holes, so a revision beyond the next one means that something was missed.
 */
export class RoomLog {
  readonly #byId = new Map<number, ChatMessage>();
  readonly #ahead = new Set<number>();
  #order: readonly ChatMessage[] = [];
  #revision: number | null = null;
  #highest = 0;
  #kept = KEPT;
  #fromTheStart = false;

  /** Oldest first. A new array after every change, so it may be compared by identity. */
  get messages(): readonly ChatMessage[] {
    return this.#order;
  }

  /** Everything up to this revision is known; null before the first page. */
  get revision(): number | null {
    return this.#revision;
  }

  /** Something was missed between what is known and what has been heard of. */
  get hasHole(): boolean {
    return this.#revision !== null && this.#highest > this.#revision;
  }

  /** Older messages can be had. */
  get hasOlder(): boolean {
    return !this.#fromTheStart && this.#order.length < KEPT_AT_MOST;
  }

  get(groupMessageId: number): ChatMessage | undefined {
    return this.#byId.get(groupMessageId);
  }

  /** A message from a reply to this very reader: it tells nothing about what came before it. */
  put(message: ChatMessage): void {
    this.#place(message);
    this.#arrange();
  }

  /** What the room said to everybody. */
  receive(list: readonly ChatMessage[]): void {
    for (const message of list) {
      // Everybody gets the same bytes, so the reader's own reaction is not in them.
      this.#place({ ...message, reaction: this.#byId.get(message.groupMessageId)?.reaction ?? message.reaction });
      this.#ahead.add(message.revision);
      this.announce(message.revision);
    }
    this.#arrange();
  }

  /** The room has come to `revision`, with or without us. */
  announce(revision: number): void {
    this.#highest = Math.max(this.#highest, revision);
    this.#catchUp();
  }

  /** All that changed since the revision asked for, up to `revision`. */
  fill(list: readonly ChatMessage[], revision: number): void {
    for (const message of list) this.#place(message);
    this.#knowUpTo(revision);
    this.#arrange();
  }

  /** The newest page of the room. What is older goes: between it and the page there may be a hole. */
  restart({ list, revision }: HistoryPage): void {
    // A room that has come less far than we have is another room than ours was: its server began anew.
    if (this.#revision !== null && revision < this.#revision) this.#forget();
    const first = list[0]?.sequence;
    const last = list.at(-1)?.sequence ?? 0;
    for (const { groupMessageId, sequence } of this.#order) {
      if (sequence < (first ?? 0)) this.#byId.delete(groupMessageId);
    }
    this.#fromTheStart = first === undefined || first <= 1;
    this.#kept = Math.max(KEPT, last - (first ?? last));
    for (const message of list) this.#keepNewer(message);
    this.#knowUpTo(revision);
    this.#arrange();
  }

  /** The page before the oldest message held; an empty one is the room's beginning. */
  prepend(list: readonly ChatMessage[]): void {
    if (list.length === 0) this.#fromTheStart = true;
    for (const message of list) this.#keepNewer(message);
    this.#kept = Math.min(KEPT_AT_MOST, Math.max(KEPT, this.#byId.size));
    this.#arrange();
  }

  #forget(): void {
    this.#byId.clear();
    this.#ahead.clear();
    this.#revision = null;
    this.#highest = 0;
  }

  #knowUpTo(revision: number): void {
    this.#revision = Math.max(this.#revision ?? 0, revision);
    this.#highest = Math.max(this.#highest, revision);
    this.#catchUp();
  }

  #catchUp(): void {
    if (this.#revision === null) return;
    while (this.#ahead.has(this.#revision + 1)) this.#revision += 1;
    for (const revision of this.#ahead) if (revision <= this.#revision) this.#ahead.delete(revision);
  }

  /** A change of a message older than all that is held is left out: the reader will meet it when he goes back. */
  #place(message: ChatMessage): void {
    const oldest = this.#order[0]?.sequence;
    const known = this.#byId.has(message.groupMessageId) || this.#fromTheStart || oldest === undefined;
    if (known || message.sequence > oldest) this.#keepNewer(message);
  }

  #keepNewer(message: ChatMessage): void {
    const held = this.#byId.get(message.groupMessageId);
    if (!held || held.revision <= message.revision) this.#byId.set(message.groupMessageId, message);
  }

  #arrange(): void {
    const order = [...this.#byId.values()].sort((a, b) => a.sequence - b.sequence);
    const surplus = order.length - this.#kept;
    if (surplus > 0) this.#fromTheStart = false;
    for (const { groupMessageId } of order.splice(0, Math.max(0, surplus))) this.#byId.delete(groupMessageId);
    this.#order = order;
  }
}
