import { Code, type SendReply } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { faultOf, SendRefused, unanswered } from './send-refused.js';

const ANSWERED_WITHIN_MS = 10_000;

/** Frames that wait for their answer by uuid. */
export class Requests {
  readonly #waiting = new Map<string, (reply: SendReply) => void>();

  constructor(private readonly clock: Clock) {}

  /** Resolves with an answer of code 0; rejects with SendRefused otherwise, or when none comes in 10 s. */
  async ask(uuid: string, transmit: () => void): Promise<SendReply> {
    const timer = new AbortController();
    const answered = new Promise<SendReply>((resolve) => this.#waiting.set(uuid, resolve));
    transmit();
    const reply = await Promise.race([answered, this.clock.sleep(ANSWERED_WITHIN_MS, timer.signal)]);
    timer.abort();
    this.#waiting.delete(uuid);
    if (!reply) throw new SendRefused(unanswered);
    if (reply.code !== Code.success) throw new SendRefused(faultOf(reply));
    return reply;
  }

  answer(reply: SendReply): void {
    this.#waiting.get(reply.uuid)?.(reply);
  }
}
