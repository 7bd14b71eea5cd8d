import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import webPush from 'web-push';
import type { Clock } from '../../platform/clock.js';
import { namesClosedAddress, publicLookup, type PublicLookupDeps } from '../../platform/public-lookup.js';
import type { Delivery, KeyPair } from './push-repository.js';

const TIMEOUT_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Besides the faults of the push service itself. */
const LATER: ReadonlySet<number> = new Set([408, 429]);

/** `gone`: the browser has no subscription any more. `later`: not before `afterMs`, if the push service named a time. */
export type SendResult =
  | { readonly result: 'sent' }
  | { readonly result: 'gone' }
  | { readonly result: 'refused'; readonly reason: string }
  | { readonly result: 'later'; readonly reason: string; readonly afterMs: number | undefined };

export interface PushSenderDeps extends PublicLookupDeps {
  readonly keys: () => Promise<KeyPair>;
  /** Whom a push service may write to: an https address of the site, or `mailto:`. */
  readonly subject: () => string;
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
  readonly clock: Clock;
}

/** Encrypts a message for its browser, signs it with the site's key, and hands it to the push service of the browser. */
export class PushSender {
  constructor(private readonly deps: PushSenderDeps) {}

  async send(delivery: Delivery): Promise<SendResult> {
    const url = new URL(delivery.endpoint);
    if (namesClosedAddress(url, this.deps.isPublic)) return { result: 'refused', reason: 'not a public address' };
    const { publicKey, privateKey } = await this.deps.keys();
    const { endpoint, p256dh, auth, message, topic, urgent, expiresAt } = delivery;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: this.deps.subject(), publicKey, privateKey },
        TTL: Math.max(0, Math.ceil((expiresAt.getTime() - this.deps.clock.now()) / 1_000)),
        urgency: urgent ? 'high' : 'normal',
        topic,
      },
    );
    try {
      return this.#resultOf(await this.#post(url, { headers, body }));
    } catch (error) {
      return { result: 'later', reason: String(error), afterMs: undefined };
    }
  }

  async #post(url: URL, { headers, body }: { headers: object; body: Buffer | null }): Promise<IncomingMessage> {
    const sent = { ...headers };
    const request = this.deps.request(url, {
      method: 'POST',
      headers: sent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
      lookup: publicLookup(this.deps),
    });
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    // The status says everything; a fault after it changes nothing.
    request.on('error', () => undefined);
    answer.destroy();
    return answer;
  }

  #resultOf({ statusCode = 0, headers }: IncomingMessage): SendResult {
    if (statusCode >= 200 && statusCode < 300) return { result: 'sent' };
    if (GONE.has(statusCode)) return { result: 'gone' };
    const reason = `the push service answered ${statusCode}`;
    if (statusCode < 500 && !LATER.has(statusCode)) return { result: 'refused', reason };
    return { result: 'later', reason, afterMs: this.#retryAfter(headers['retry-after']) };
  }

  /** Seconds, or a date. */
  #retryAfter(text: string | undefined): number | undefined {
    if (text === undefined) return undefined;
    const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - this.deps.clock.now();
    return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
  }
}
