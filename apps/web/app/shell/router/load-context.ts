import { ApiClient, type InProcessSend, sendAdapter } from '@khandai/api-client';
import { RouterContextProvider } from 'react-router';
import { pageContext } from './page-context';

export interface LoadContextOptions {
  /** Asks the API of the same process. */
  readonly send: InProcessSend;
  readonly timezoneDefault: string;
  readonly nonce: string;
  readonly domain?: string | undefined;
  readonly build?: string;
  readonly analyticsSrc?: string | undefined;
  readonly imageHosts?: readonly string[];
  /** Where faults of loaders and of rendering go; the standard error stream unless given. */
  readonly report?: (error: unknown) => void;
}

/** What one request's loaders get. Made anew for each request, so nothing of one reader reaches another. */
export function createLoadContext(options: LoadContextOptions): RouterContextProvider {
  const { send, timezoneDefault, nonce, domain, build = '', analyticsSrc, imageHosts = [], report = toStandardError } = options;
  const apiOf = (token: string | null) => new ApiClient({ http: { adapter: sendAdapter(send) }, token: () => token });
  const context = new RouterContextProvider();
  context.set(pageContext, { api: apiOf(null), apiOf, timezoneDefault, nonce, domain, build, analyticsSrc, imageHosts, report });
  return context;
}

function toStandardError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
