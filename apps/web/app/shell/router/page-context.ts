import type { ApiClient } from '@khandai/api-client';
import { createContext } from 'react-router';

/** What the loaders of one request work with. */
export interface PageContext {
  readonly api: ApiClient;
  /** The same API as the member whose token this is has it. */
  readonly apiOf: (token: string) => ApiClient;
  /** Zone of viewers whose browser has not told theirs. */
  readonly timezoneDefault: string;
  /** Lets the page's own scripts pass its content security policy. */
  readonly nonce: string;
  /** The configured domain that was called, if it is one. */
  readonly domain: string | undefined;
  /** Id of the build that is served. */
  readonly build: string;
  /** Script of an analytics service, if one is configured. */
  readonly analyticsSrc: string | undefined;
  /** Hosts whose pictures this site makes figures of. */
  readonly imageHosts: readonly string[];
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
