import { ApiClient, type InProcessSend, sendAdapter } from '@khandai/api-client';
import { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from './page-context';

export interface LoadContextOptions {
  /** Calls the API in the same process. */
  readonly send: InProcessSend;
  readonly timezoneDefault: string;
  readonly nonce: string;
  readonly domain?: string | undefined;
  readonly build?: string;
  readonly analyticsSrc?: string | undefined;
  readonly imageHosts?: readonly string[];
  readonly chatOwl?: boolean;
  /** Receives errors of loaders and rendering; stderr by default. */
  readonly report?: (error: unknown) => void;
  readonly deliver?: PageContext['deliver'];
}

/** Creates the context of one request's loaders. It is never shared, so no data of one user reaches another. */
export function createLoadContext(options: LoadContextOptions): RouterContextProvider {
  const {
    send,
    timezoneDefault,
    nonce,
    domain,
    build = '',
    analyticsSrc,
    imageHosts = [],
    chatOwl = false,
    report = toStandardError,
    deliver,
  } = options;
  const apiOf = (token: string | null) => new ApiClient({ http: { adapter: sendAdapter(send) }, token: () => token });
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: apiOf(null),
    apiOf,
    timezoneDefault,
    nonce,
    domain,
    build,
    analyticsSrc,
    imageHosts,
    chatOwl,
    report,
    deliver,
  });
  return context;
}

function toStandardError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
