import type { ChatMessage } from '@khandai/contracts';
import type { HistoryPage } from './types.js';

/** Max messages in memory: the usual limit, and the limit after the user has loaded older pages. */
const MAX_MESSAGES = 500;
const MAX_WITH_OLDER = 2000;
/** Messages beyond the limit before the oldest are dropped, all at once: each drop moves every message of a list on screen. */
const SPARE = 100;

/**
 * The known messages of a room, ordered by sequence, each once, and the revision up to which they are complete.
 * Revisions of a room have no gaps, so a revision beyond the next one means that the client missed a change.
 */
export class RoomLog {
  readonly #byId = new Map<number, ChatMessage>();
  /** Revisions beyond the next one that have already arrived. */
  readonly #received = new Set<number>();
  #sorted: readonly ChatMessage[] = [];
  #revision: number | null = null;
  /** The highest revision that the server has mentioned. */
  #highest = 0;
  #limit = MAX_MESSAGES;
  #hasFirstMessage = false;

  /** Oldest first. A new array after every change, so it may be compared by identity. */
  get messages(): readonly ChatMessage[] {
    return this.#sorted;
  }

  /** The log is complete up to this revision; null before the first page. */
  get revision(): number | null {
    return this.#revision;
  }

  /** The room has reached a higher revision than the log, so changes are missing. */
  get hasGap(): boolean {
    return this.#revision !== null && this.#highest > this.#revision;
  }

  /** The room has older messages, and the log has space for them. */
  get hasOlder(): boolean {
    return !this.#hasFirstMessage && this.#sorted.length < MAX_WITH_OLDER;
  }

  get(groupMessageId: number): ChatMessage | undefined {
    return this.#byId.get(groupMessageId);
  }

  /** Adds a message from a reply to this client. It does not advance `revision`: earlier changes may be missing. */
  put(message: ChatMessage): void {
    this.#add(message);
    this.#sort();
  }

  /** Adds messages that the room broadcast to every client. */
  receive(list: readonly ChatMessage[]): void {
    for (const message of list) {
      // Every client receives the same bytes, so they do not include this user's own reaction.
      const known = message.recalled ? undefined : this.#byId.get(message.groupMessageId);
      this.#add({ ...message, reaction: known?.reaction ?? message.reaction });
      this.#received.add(message.revision);
      this.announce(message.revision);
    }
    this.#sort();
  }

  /** The room has reached `revision`, even if this client did not receive every change. */
  announce(revision: number): void {
    this.#highest = Math.max(this.#highest, revision);
    this.#advance();
  }

  /** Adds all changes after the requested revision, up to `revision`. */
  fill(list: readonly ChatMessage[], revision: number): void {
    for (const message of list) this.#add(message);
    this.#completeUpTo(revision);
    this.#sort();
  }

  /** Adds the newest page and drops older messages, because messages may be missing between them and the page. */
  restart({ list, revision }: HistoryPage): void {
    // A revision lower than the known one means that the server started the room again: the old messages are invalid.
    if (this.#revision !== null && revision < this.#revision) this.#clear();
    const first = list[0]?.sequence;
    const last = list.at(-1)?.sequence ?? 0;
    for (const { groupMessageId, sequence } of this.#sorted) {
      if (sequence < (first ?? 0)) this.#byId.delete(groupMessageId);
    }
    this.#hasFirstMessage = first === undefined || first <= 1;
    this.#limit = Math.max(MAX_MESSAGES, last - (first ?? last));
    for (const message of list) this.#keepNewer(message);
    this.#completeUpTo(revision);
    this.#sort();
  }

  /** Adds the page before the oldest message; an empty page means that the room has no older messages. */
  prepend(list: readonly ChatMessage[]): void {
    if (list.length === 0) this.#hasFirstMessage = true;
    for (const message of list) this.#keepNewer(message);
    this.#limit = Math.min(MAX_WITH_OLDER, Math.max(MAX_MESSAGES, this.#byId.size));
    this.#sort();
  }

  #clear(): void {
    this.#byId.clear();
    this.#received.clear();
    this.#revision = null;
    this.#highest = 0;
  }

  #completeUpTo(revision: number): void {
    this.#revision = Math.max(this.#revision ?? 0, revision);
    this.#highest = Math.max(this.#highest, revision);
    this.#advance();
  }

  #advance(): void {
    if (this.#revision === null) return;
    while (this.#received.has(this.#revision + 1)) this.#revision += 1;
    for (const revision of this.#received) if (revision <= this.#revision) this.#received.delete(revision);
  }

  /**
   * Ignores a change to a message older than the log: the user receives it when they load that page. Replies in the log may quote
   * it, so a recall counts for them.
   */
  #add(message: ChatMessage): void {
    const oldest = this.#sorted[0]?.sequence;
    const isInRange = this.#byId.has(message.groupMessageId) || this.#hasFirstMessage || oldest === undefined;
    if (isInRange || message.sequence > oldest) this.#keepNewer(message);
    else if (message.recalled) this.#emptyQuotesOf(message.groupMessageId);
  }

  #keepNewer(message: ChatMessage): void {
    const current = this.#byId.get(message.groupMessageId);
    if (current && current.revision > message.revision) return;
    this.#byId.set(message.groupMessageId, this.#withoutRecalledQuote(message));
    if (message.recalled && !current?.recalled) this.#emptyQuotesOf(message.groupMessageId);
  }

  /** The server sends a recalled message again, but not the replies that quote it. */
  #emptyQuotesOf(groupMessageId: number): void {
    for (const [id, reply] of this.#byId)
      if (reply.parentMessageId === groupMessageId) this.#byId.set(id, withoutQuote(reply));
  }

  /** A reply that was written before the recall may arrive after it. */
  #withoutRecalledQuote(message: ChatMessage): ChatMessage {
    const parent = message.parentMessageId === null ? undefined : this.#byId.get(message.parentMessageId);
    return parent?.recalled ? withoutQuote(message) : message;
  }

  #sort(): void {
    const sorted = [...this.#byId.values()].sort((a, b) => a.sequence - b.sequence);
    const surplus = sorted.length - this.#limit;
    if (surplus > SPARE) {
      this.#hasFirstMessage = false;
      for (const { groupMessageId } of sorted.splice(0, surplus)) this.#byId.delete(groupMessageId);
    }
    this.#sorted = sorted;
  }
}

const withoutQuote = (reply: ChatMessage): ChatMessage =>
  reply.parent ? { ...reply, parent: { showName: reply.parent.showName, filteredMessage: '' } } : reply;
