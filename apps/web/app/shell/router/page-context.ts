import type { ApiClient } from '@khandai/api-client';
import { createContext } from 'react-router';

/** What the loaders of one request use. */
export interface PageContext {
  readonly api: ApiClient;
  /** The same API with a member's token. */
  readonly apiOf: (token: string) => ApiClient;
  /** Timezone for browsers that have not sent theirs. */
  readonly timezoneDefault: string;
  /** Nonce of the content security policy for the page's own scripts. */
  readonly nonce: string;
  /** The host name of the request, if it is a configured domain. */
  readonly domain: string | undefined;
  /** Id of the served build. */
  readonly build: string;
  /** URL of the analytics script, if one is configured. */
  readonly analyticsSrc: string | undefined;
  /** Hosts for whose pictures this site makes renditions. */
  readonly imageHosts: readonly string[];
  /** The chat shows the owl, its help bot. */
  readonly chatOwl: boolean;
  readonly report: (error: unknown) => void;
  /**
   * Receives the bytes of a page that rendered in one piece; its Response then has no body, because a Response copies
   * its bytes when it is made and again when it is read. Without it the Response has the body.
   */
  readonly deliver: ((html: Buffer) => void) | undefined;
}

export const pageContext = createContext<PageContext>();
