import { Code, type SendReply } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { faultOf, SendRefused, unanswered } from './send-refused.js';

const MAX_REPLY_MS = 10_000;

/** Requests that wait for a reply, by uuid. */
export class Requests {
  readonly #waiting = new Map<
    string,
    { readonly resolve: (reply: SendReply | null) => void; readonly transmit: () => void }
  >();

  constructor(private readonly clock: Clock) {}

  /**
   * Resolves with a reply of code 0, or with null after `cancel`. Rejects with SendRefused on any other code, or when
   * no reply comes within 10 s. `flush` retransmits a frame that `transmit` dropped.
   */
  async request(uuid: string, transmit: () => void): Promise<SendReply | null> {
    const timer = new AbortController();
    const replied = new Promise<SendReply | null>((resolve) => this.#waiting.set(uuid, { resolve, transmit }));
    transmit();
    const reply = await Promise.race([replied, this.clock.sleep(MAX_REPLY_MS, timer.signal)]);
    timer.abort();
    this.#waiting.delete(uuid);
    if (reply === null) return null;
    if (!reply) throw new SendRefused(unanswered);
    if (reply.code !== Code.success) throw new SendRefused(faultOf(reply));
    return reply;
  }

  /** Retransmits the unanswered requests. Call it when a new connection is up. */
  flush(): void {
    for (const { transmit } of this.#waiting.values()) transmit();
  }

  /** Resolves all open requests with null and sends none again. Call it when the user changes. */
  cancel(): void {
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  onReply(reply: SendReply): void {
    this.#waiting.get(reply.uuid)?.resolve(reply);
  }
}
