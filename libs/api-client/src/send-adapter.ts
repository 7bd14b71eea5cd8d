import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';

/** A request to a handler in the same process: the server calls its own API when it renders a page. */
export interface InProcessRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export type InProcessSend = (request: InProcessRequest) => Promise<{
  readonly status: number;
  /** The reply's text, or the value that was parsed from it. A string is always text. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}>;

/** An axios adapter that calls `send` instead of the network: `new ApiClient({ http: { adapter } })`. */
export function sendAdapter(send: InProcessSend): AxiosAdapter {
  return async (config) => {
    if (config.url === undefined) throw new AxiosError('a request without an address', 'ERR_INVALID_URL', config);
    const answer = await send({
      method: (config.method ?? 'GET').toUpperCase(),
      url: config.url,
      headers: textHeaders(config.headers),
      body: typeof config.data === 'string' ? config.data : undefined,
    });
    const headers = new AxiosHeaders(answer.headers === undefined ? {} : { ...answer.headers });
    return { data: answer.body, status: answer.status, statusText: '', headers, config };
  };
}

function textHeaders(headers: AxiosHeaders): Record<string, string> {
  const named = Object.entries(headers.toJSON()).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
