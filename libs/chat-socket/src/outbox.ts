import { Code, type SendFrame, type SendReply, SocketLimit } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { faultOf, unanswered } from './send-refused.js';
import type { MessageMedia, PendingMessage, SendFault } from './types.js';

/** Max wait for the server's reply. */
const MAX_REPLY_MS = 10_000;
/** Max wait for a connection. After it the message may be out of context: it fails, and the user decides to resend. */
const MAX_OFFLINE_MS = 120_000;
/** Added to the server's window between two bursts: frames may arrive closer together than they left. */
const BURST_MARGIN_MS = 200;
/** A longer text might not fit in a frame, and the server closes the socket on an oversized one: do not send it. */
const MAX_LENGTH = SocketLimit.frameBytes / 8;
const tooLong: SendFault = { code: Code.messageTooLong, msg: '', retryAfterMs: null };

export interface OutboxDeps {
  readonly groupId: number;
  /** The room is a private conversation. */
  readonly isPrivate?: boolean;
  readonly clock: Clock;
  readonly uuid: () => string;
  /** Sends a frame, or drops it: `flush` retransmits every message that is still `sending`. */
  readonly transmit: (frame: SendFrame) => void;
  readonly changed: () => void;
}

/** Messages of this user that the room does not show yet, in the order they wrote them. */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #items = new Map<string, PendingMessage>();
  readonly #timers = new Map<string, AbortController>();
  #connected = false;
  #flushing = new AbortController();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  get pending(): PendingMessage[] {
    return [...this.#items.values()];
  }

  /** Sends a message. Returns the uuid that identifies it in `pending`. */
  add(text: string, parentMessageId: number | null, media?: MessageMedia): string {
    const uuid = this.#deps.uuid();
    const writtenAt = this.#deps.clock.now();
    this.#start({ uuid, text, parentMessageId, writtenAt, ...(media && { media }), status: 'sending' });
    return uuid;
  }

  /** Resends a failed message under its own uuid, so that the room shows it once even if the first try did arrive. */
  resend(uuid: string): void {
    const item = this.#items.get(uuid);
    if (item?.status === 'sendFail') this.#start({ ...withoutStatus(item), status: 'sending' });
  }

  /** Removes a failed message. */
  discard(uuid: string): void {
    if (this.#items.get(uuid)?.status === 'sendFail') this.settle(uuid);
  }

  /** Call it when a connection opens or is lost. Restarts the timeouts: without a connection, messages wait longer. */
  setConnected(connected: boolean): void {
    this.#connected = connected;
    this.#flushing.abort();
    for (const { uuid, status } of this.pending) if (status === 'sending') void this.#expire(uuid);
  }

  /**
   * Retransmits the unconfirmed messages, no more of them at once than the server accepts. Call it when the room accepts
   * messages on a new connection.
   */
  flush(): void {
    this.#flushing.abort();
    this.#flushing = new AbortController();
    const unconfirmed = this.pending.filter(({ status }) => status === 'sending').map(({ uuid }) => uuid);
    void this.#retransmit(unconfirmed, this.#flushing.signal);
  }

  /** Handles the server's reply to a message. Ignores replies to messages that are not in this outbox. */
  onReply(reply: SendReply): void {
    const item = this.#items.get(reply.uuid);
    if (!item) return;
    if (reply.code !== Code.success) return this.#fail(item, faultOf(reply));
    this.#stopTimer(item.uuid);
    this.#set({ ...withoutStatus(item), status: 'sent' });
  }

  /** Removes a message from `pending`, for example because the room shows it. */
  settle(uuid: string): void {
    this.#stopTimer(uuid);
    if (this.#items.delete(uuid)) this.#deps.changed();
  }

  /** Removes all messages. Call it when the user changes: the next user must not send them. */
  clear(): void {
    for (const uuid of [...this.#items.keys()]) this.settle(uuid);
  }

  close(): void {
    this.#flushing.abort();
    for (const uuid of [...this.#timers.keys()]) this.#stopTimer(uuid);
  }

  #start(item: PendingMessage): void {
    if (item.text.length > MAX_LENGTH) return this.#fail(item, tooLong);
    this.#set(item);
    this.#deps.transmit(this.#frame(item));
    void this.#expire(item.uuid);
  }

  async #retransmit(uuids: readonly string[], signal: AbortSignal): Promise<void> {
    for (let first = 0; first < uuids.length && !signal.aborted; first += SocketLimit.messagesPerBurst) {
      if (first > 0) await this.#deps.clock.sleep(SocketLimit.burstMs + BURST_MARGIN_MS, signal);
      if (signal.aborted) return;
      for (const uuid of uuids.slice(first, first + SocketLimit.messagesPerBurst)) {
        const item = this.#items.get(uuid);
        if (item?.status === 'sending') this.#deps.transmit(this.#frame(item));
      }
    }
  }

  async #expire(uuid: string): Promise<void> {
    this.#stopTimer(uuid);
    const timer = new AbortController();
    this.#timers.set(uuid, timer);
    await this.#deps.clock.sleep(this.#connected ? MAX_REPLY_MS : MAX_OFFLINE_MS, timer.signal);
    const item = this.#items.get(uuid);
    if (!timer.signal.aborted && item) this.#fail(item, unanswered);
  }

  #fail(item: PendingMessage, fault: SendFault): void {
    this.#stopTimer(item.uuid);
    this.#set({ ...withoutStatus(item), status: 'sendFail', fault });
  }

  #stopTimer(uuid: string): void {
    this.#timers.get(uuid)?.abort();
    this.#timers.delete(uuid);
  }

  #set(item: PendingMessage): void {
    this.#items.set(item.uuid, item);
    this.#deps.changed();
  }

  #frame({ uuid, text, parentMessageId, media }: PendingMessage): SendFrame {
    const reply = parentMessageId === null ? {} : { parentMessageId };
    const data = { groupId: this.#deps.groupId, originalMessage: text, ...reply, ...mediaData(media) };
    return this.#deps.isPrivate
      ? { type: 'send', topic: 'private', method: 'chat.sendMessagePrivate', uuid, data }
      : { type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data };
  }
}

type MediaData = { attachments?: number[]; stickerId?: number; mentions?: number[] };

function mediaData({ attachments, sticker, mentions }: MessageMedia = {}): MediaData {
  if (sticker) return { stickerId: sticker.stickerId };
  return {
    ...(attachments && { attachments: attachments.map(({ attachmentId }) => attachmentId) }),
    ...(mentions && { mentions: [...mentions] }),
  };
}

function withoutStatus({ uuid, text, parentMessageId, writtenAt, media }: PendingMessage) {
  return { uuid, text, parentMessageId, writtenAt, ...(media && { media }) };
}
