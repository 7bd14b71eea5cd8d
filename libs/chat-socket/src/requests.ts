import { Code, type SendReply } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { faultOf, SendRefused, unanswered } from './send-refused.js';

const ANSWERED_WITHIN_MS = 10_000;

/** Frames that wait for their answer by uuid. */
export class Requests {
  readonly #waiting = new Map<string, { readonly resolve: (reply: SendReply | null) => void; readonly transmit: () => void }>();

  constructor(private readonly clock: Clock) {}

  /**
   * Resolves with an answer of code 0, or with null when it was forgotten; rejects with SendRefused otherwise, or when none
   * comes in 10 s. What `transmit` drops goes out with `flush`.
   */
  async ask(uuid: string, transmit: () => void): Promise<SendReply | null> {
    const timer = new AbortController();
    const answered = new Promise<SendReply | null>((resolve) => this.#waiting.set(uuid, { resolve, transmit }));
    transmit();
    const reply = await Promise.race([answered, this.clock.sleep(ANSWERED_WITHIN_MS, timer.signal)]);
    timer.abort();
    this.#waiting.delete(uuid);
    if (reply === null) return null;
    if (!reply) throw new SendRefused(unanswered);
    if (reply.code !== Code.success) throw new SendRefused(faultOf(reply));
    return reply;
  }

  /** A new connection is up: what was not answered goes out again. */
  flush(): void {
    for (const { transmit } of this.#waiting.values()) transmit();
  }

  /** Who asked is gone: nobody waits for an answer, and nothing goes out again. */
  forget(): void {
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  answer(reply: SendReply): void {
    this.#waiting.get(reply.uuid)?.resolve(reply);
  }
}
