import { Code, type SendFrame, type SendReply, SocketLimit } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { faultOf, unanswered } from './send-refused.js';
import type { PendingMessage, SendFault } from './types.js';

const CONFIRMED_WITHIN_MS = 10_000;
/** So long a message waits for a connection. Later nobody knows what it was about: who wrote it decides. */
const CONNECTED_WITHIN_MS = 120_000;
/** A longer text might not fit a frame, and the server closes the socket on a frame too big: it never goes out. */
const MOST_LENGTH = SocketLimit.frameBytes / 8;
const tooLong: SendFault = { code: Code.messageTooLong, msg: '', retryAfterMs: null };

export interface OutboxDeps {
  readonly groupId: number;
  readonly clock: Clock;
  readonly uuid: () => string;
  /** Puts a frame on the wire, or drops it: what is still `sending` goes out again with `flush`. */
  readonly transmit: (frame: SendFrame) => void;
  readonly changed: () => void;
}

/** Messages written here that the room does not show yet, in the order they were written. */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #items = new Map<string, PendingMessage>();
  readonly #timers = new Map<string, AbortController>();
  #connected = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  get pending(): PendingMessage[] {
    return [...this.#items.values()];
  }

  /** Returns the uuid it will be known by. */
  add(text: string, parentMessageId: number | null): string {
    const uuid = this.#deps.uuid();
    this.#dispatch({ uuid, text, parentMessageId, writtenAt: this.#deps.clock.now(), status: 'sending' });
    return uuid;
  }

  /** Sends a failed message again under its own uuid, so that a first try that did arrive is not doubled. */
  resend(uuid: string): void {
    const item = this.#items.get(uuid);
    if (item?.status === 'sendFail') this.#dispatch({ ...bare(item), status: 'sending' });
  }

  /** Forgets a failed message. */
  discard(uuid: string): void {
    if (this.#items.get(uuid)?.status === 'sendFail') this.settle(uuid);
  }

  /** Whether there is a connection: without one nobody can answer, and what was written waits for the next. */
  connected(is: boolean): void {
    this.#connected = is;
    for (const { uuid, status } of this.pending) if (status === 'sending') void this.#expire(uuid);
  }

  /** The new connection takes messages: what was not confirmed goes out again. */
  flush(): void {
    for (const item of this.#items.values()) if (item.status === 'sending') this.#deps.transmit(this.#frame(item));
  }

  /** The server's answer to a message of ours; answers to others are not for us. */
  answer(reply: SendReply): void {
    const item = this.#items.get(reply.uuid);
    if (!item) return;
    if (reply.code !== Code.success) return this.#fail(item, faultOf(reply));
    this.#stopTimer(item.uuid);
    this.#set({ ...bare(item), status: 'sent' });
  }

  /** The room shows the message: it is pending no more. */
  settle(uuid: string): void {
    this.#stopTimer(uuid);
    if (this.#items.delete(uuid)) this.#deps.changed();
  }

  /** Who wrote them is gone: nobody else sends them. */
  forget(): void {
    for (const uuid of [...this.#items.keys()]) this.settle(uuid);
  }

  close(): void {
    for (const uuid of [...this.#timers.keys()]) this.#stopTimer(uuid);
  }

  #dispatch(item: PendingMessage): void {
    if (item.text.length > MOST_LENGTH) return this.#fail(item, tooLong);
    this.#set(item);
    this.#deps.transmit(this.#frame(item));
    void this.#expire(item.uuid);
  }

  async #expire(uuid: string): Promise<void> {
    this.#stopTimer(uuid);
    const timer = new AbortController();
    this.#timers.set(uuid, timer);
    await this.#deps.clock.sleep(this.#connected ? CONFIRMED_WITHIN_MS : CONNECTED_WITHIN_MS, timer.signal);
    const item = this.#items.get(uuid);
    if (!timer.signal.aborted && item) this.#fail(item, unanswered);
  }

  #fail(item: PendingMessage, fault: SendFault): void {
    this.#stopTimer(item.uuid);
    this.#set({ ...bare(item), status: 'sendFail', fault });
  }

  #stopTimer(uuid: string): void {
    this.#timers.get(uuid)?.abort();
    this.#timers.delete(uuid);
  }

  #set(item: PendingMessage): void {
    this.#items.set(item.uuid, item);
    this.#deps.changed();
  }

  #frame({ uuid, text, parentMessageId }: PendingMessage): SendFrame {
    const reply = parentMessageId === null ? {} : { parentMessageId };
    const data = { groupId: this.#deps.groupId, originalMessage: text, ...reply };
    return { type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data };
  }
}

function bare({ uuid, text, parentMessageId, writtenAt }: PendingMessage) {
  return { uuid, text, parentMessageId, writtenAt };
}
