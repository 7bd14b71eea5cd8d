import type { ApiClient } from '@khandai/api-client';
import { createContext } from 'react-router';

/** What the loaders of one request work with. */
export interface PageContext {
  readonly api: ApiClient;
  /** Zone of viewers whose browser has not told theirs. */
  readonly timezoneDefault: string;
  /** Lets the page's own scripts pass its content security policy. */
  readonly nonce: string;
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
