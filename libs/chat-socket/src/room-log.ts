import type { ChatMessage } from '@khandai/contracts';
import type { HistoryPage } from './types.js';

/** Max messages in memory: the usual limit, and the limit after the user has loaded older pages. */
const KEPT = 500;
const MAX_KEPT = 2000;

/**
 * The known messages of a room, ordered by sequence, each once, and the revision up to which they are complete.
 * Revisions of a room have no holes, so a revision beyond the next one means that the client missed a change.
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

  /** The log is complete up to this revision; null before the first page. */
  get revision(): number | null {
    return this.#revision;
  }

  /** The room has reached a higher revision than the log, so changes are missing. */
  get hasHole(): boolean {
    return this.#revision !== null && this.#highest > this.#revision;
  }

  /** The room has older messages, and the log has space for them. */
  get hasOlder(): boolean {
    return !this.#fromTheStart && this.#order.length < MAX_KEPT;
  }

  get(groupMessageId: number): ChatMessage | undefined {
    return this.#byId.get(groupMessageId);
  }

  /** Adds a message from a reply to this client. It does not advance `revision`: earlier changes may be missing. */
  put(message: ChatMessage): void {
    this.#place(message);
    this.#arrange();
  }

  /** Adds messages that the room broadcast to every client. */
  receive(list: readonly ChatMessage[]): void {
    for (const message of list) {
      // Every client receives the same bytes, so they do not include this user's own reaction.
      this.#place({ ...message, reaction: this.#byId.get(message.groupMessageId)?.reaction ?? message.reaction });
      this.#ahead.add(message.revision);
      this.announce(message.revision);
    }
    this.#arrange();
  }

  /** The room has reached `revision`, even if this client did not receive every change. */
  announce(revision: number): void {
    this.#highest = Math.max(this.#highest, revision);
    this.#catchUp();
  }

  /** Adds all changes after the requested revision, up to `revision`. */
  fill(list: readonly ChatMessage[], revision: number): void {
    for (const message of list) this.#place(message);
    this.#knowUpTo(revision);
    this.#arrange();
  }

  /** Adds the newest page and drops older messages, because messages may be missing between them and the page. */
  restart({ list, revision }: HistoryPage): void {
    // A revision lower than the known one means that the server started the room again: the old messages are invalid.
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

  /** Adds the page before the oldest message; an empty page means that the room has no older messages. */
  prepend(list: readonly ChatMessage[]): void {
    if (list.length === 0) this.#fromTheStart = true;
    for (const message of list) this.#keepNewer(message);
    this.#kept = Math.min(MAX_KEPT, Math.max(KEPT, this.#byId.size));
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

  /** Ignores a change to a message older than the log: the user receives it when they load that page. */
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
