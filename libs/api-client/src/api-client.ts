import { Code } from '@khandai/contracts';
import { type Clock, SystemClock } from '@khandai/runtime';
import type { AxiosHeaders, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, CallAborted } from './api-error.js';
import { withDeadline } from './deadline.js';
import { openEnvelope } from './envelope.js';
import { httpOf } from './http-of.js';
import { type RequestParts, requestLine } from './request.js';
import { carriesToken, mayRenew } from './session-calls.js';
import { SingleFlight } from './single-flight.js';
import type { ApiArguments, ApiClientDeps, ApiData, ApiKey } from './types.js';

const TIMEOUT_MS = 10_000;
/** Timeout of a file upload, which takes longer on a slow connection. */
const FILE_MS = 60_000;
/** Timeout of an upload whose progress the user sees, and can cancel. */
const WATCHED_FILE_MS = 300_000;

/** Every REST call of the site, typed by contracts. Rejects with ApiError, or with CallAborted after an abort. */
export class ApiClient {
  readonly #http: () => Promise<AxiosInstance>;
  readonly #token: () => string | null;
  readonly #mayFinish: (sent: string, next: string) => boolean;
  readonly #ready: (() => Promise<unknown>) | undefined;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #renewals: SingleFlight<string | null> | null;

  constructor({
    http,
    token,
    renew,
    mayFinish = () => true,
    ready,
    clock = new SystemClock(),
    timeoutMs = TIMEOUT_MS,
  }: ApiClientDeps) {
    this.#http = httpOf(http);
    this.#token = token;
    this.#mayFinish = mayFinish;
    this.#ready = ready;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
    this.#renewals = renew ? new SingleFlight(renew) : null;
  }

  /** `call('GET /al/api/schedule/liveRoom', { query: { id } }, signal)` → the value of the reply's `data`. */
  async call<K extends ApiKey>(key: K, ...[input, signal]: ApiArguments<K>): Promise<ApiData<K>> {
    if (this.#ready) await this.#ready();
    const parts: RequestParts = input ?? {};
    const token = carriesToken(key) ? this.#token() : null;
    try {
      return (await this.#send(key, parts, token, signal)) as ApiData<K>;
    } catch (error) {
      const renewed = token !== null && refusedToken(error) && mayRenew(key) ? await this.#renew(token, signal) : null;
      if (renewed === null) throw error;
      return (await this.#send(key, parts, renewed, signal)) as ApiData<K>;
    }
  }

  /**
   * For calls that need a token. Without one, resolves with `otherwise` (an empty object, an empty list or null) and
   * sends no request. A missing token is not an error.
   */
  async callOr<K extends ApiKey, O>(
    otherwise: O,
    key: K,
    ...[input, signal]: ApiArguments<K>
  ): Promise<ApiData<K> | O> {
    if (this.#token() === null) return otherwise;
    return this.call(key, ...([input, signal] as ApiArguments<K>));
  }

  async #send(
    key: ApiKey,
    parts: RequestParts,
    token: string | null,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const limits = {
      clock: this.#clock,
      ms: Math.max(this.#timeoutMs, parts.onProgress ? WATCHED_FILE_MS : parts.file ? FILE_MS : 0),
      signal,
    };
    const response = await withDeadline(limits, (inner) => this.#request(key, parts, token, inner));
    // Axios converts the headers of every adapter to AxiosHeaders.
    const headers = response.headers as AxiosHeaders;
    const header = (name: string): string | null => headers.get(name)?.toString() ?? null;
    return openEnvelope({ status: response.status, body: response.data, header }, this.#clock.now());
  }

  async #request(
    key: ApiKey,
    parts: RequestParts,
    token: string | null,
    signal: AbortSignal,
  ): Promise<AxiosResponse<unknown>> {
    const { method, url } = requestLine(key, parts);
    try {
      const http = await this.#http();
      return await http.request<unknown>({
        method,
        url,
        signal,
        data: parts.file ?? parts.body,
        ...progressOf(parts),
        headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...contentType(parts) },
        // `openEnvelope` checks status and body together, so axios must not parse the body or throw on a status.
        responseType: 'text',
        transformResponse: (body: unknown) => body,
        validateStatus: () => true,
      });
    } catch (error) {
      throw new ApiError({ kind: 'network', message: 'the server could not be reached', cause: error });
    }
  }

  /** Gets a token for one retry. If another call has already replaced the refused token, uses the current one. */
  async #renew(refused: string, signal: AbortSignal | undefined): Promise<string | null> {
    const current = this.#token();
    const next = current !== null && current !== refused ? current : ((await this.#renewals?.get(refused)) ?? null);
    if (signal?.aborted) throw new CallAborted(signal.reason);
    return next === null || next === refused || !this.#mayFinish(refused, next) ? null : next;
  }
}

function progressOf({ onProgress }: RequestParts): Pick<AxiosRequestConfig, 'onUploadProgress'> {
  return onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {};
}

/** Overrides the default of axios, which labels a file, or a POST without a body, as a form. */
function contentType({ file, body }: RequestParts): { 'Content-Type'?: string | false } {
  if (file !== undefined) return { 'Content-Type': file.type || 'application/octet-stream' };
  return body === undefined ? { 'Content-Type': false } : {};
}

/** Checks the code too: wrong credentials also cause a 401, with another code, and a new token would not help. */
function refusedToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === Code.unauthorized;
}
