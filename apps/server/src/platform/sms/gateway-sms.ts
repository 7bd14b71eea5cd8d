import type { Sms } from './sms.js';

/** A gateway that takes longer counts as unreachable. */
const TIMEOUT_MS = 10_000;

export interface SmsSettings {
  /**
   * URL of the gateway. `{to}`, `{text}` and `{key}` in its path or query are replaced: the number in E.164, the text
   * and the key. With `{text}` the request is a GET; without, a POST with the JSON body `{ "to", "text" }`.
   */
  readonly url: string;
  /** Sent as a bearer token unless the URL has `{key}`. */
  readonly key: string | undefined;
}

/**
 * Sends SMS over the HTTP API of a carrier or broker. Any status from 200 to 299 means that the gateway accepts the SMS.
 * Errors carry neither the URL, which may hold the key, nor the number or the text.
 */
export class GatewaySms implements Sms {
  readonly kind = 'gateway';
  readonly about: string;
  readonly #settings: SmsSettings;
  readonly #timeoutMs: number;

  constructor(settings: SmsSettings, { timeoutMs = TIMEOUT_MS } = {}) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
    this.about = `Tin nhắn SMS: gửi qua ${new URL(settings.url).host}.`;
  }

  async send(to: string, text: string): Promise<void> {
    // The fault itself is not passed on: it may contain the URL.
    const response = await this.#request(to, text).catch(reasonOf);
    if (typeof response === 'string') throw new Error(`the SMS gateway cannot be reached: ${response}`);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  }

  async #request(to: string, text: string): Promise<Response> {
    const { url, key = '' } = this.#settings;
    const given: Readonly<Record<string, string>> = { to, text, key };
    const address = url.replace(/\{(to|text|key)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
    const body = url.includes('{text}') ? undefined : JSON.stringify({ to, text });
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === '' || url.includes('{key}') ? {} : { authorization: `Bearer ${key}` }),
    };
    return fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      // The key must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
  }
}

/** The kind of a failed request, such as `ECONNREFUSED` or `TimeoutError`, without its address. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
