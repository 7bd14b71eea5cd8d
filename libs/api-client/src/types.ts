import type { CallData, CallInput, Calls } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

export type ApiKey = keyof Calls;

/** Makes a part of the input optional when all its fields are optional. */
type Loose<I> = { readonly [P in keyof I as Record<never, never> extends I[P] ? never : P]: I[P] } & {
  readonly [P in keyof I as Record<never, never> extends I[P] ? P : never]?: I[P];
};

/** Hears which fraction of a file has been sent, from 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/** `{ params, query, body, file }`, each where the call defines it; an upload also takes a listener for its progress. */
export type ApiInput<K extends ApiKey> = Loose<CallInput<Calls[K], Blob>> &
  (Calls[K] extends { readonly file: unknown } ? { readonly onProgress?: UploadProgress } : unknown);

/** What `data` of the reply's envelope holds. */
export type ApiData<K extends ApiKey> = CallData<Calls[K]>;

/** The input is optional when none of its parts is required. */
export type ApiArguments<K extends ApiKey> =
  Record<never, never> extends ApiInput<K>
    ? [input?: ApiInput<K>, signal?: AbortSignal]
    : [input: ApiInput<K>, signal?: AbortSignal];

export interface ApiClientDeps {
  /** An axios instance, or the options to create one: `{ baseURL, adapter }`. */
  readonly http: AxiosInstance | CreateAxiosDefaults;
  /** The token for API calls: the member's, else the guest's; null for none. */
  readonly token: () => string | null;
  /** Gets a token to replace the one the server refused; null when none is available. */
  readonly renew?: (refused: string) => Promise<string | null>;
  /** Whether a retry may use the token `next` after the server refused the token `sent`; default: always. */
  readonly mayFinish?: (sent: string, next: string) => boolean;
  /** Every call waits for it before it is sent, for example for a page that hydrates; default: none waits. */
  readonly ready?: () => Promise<unknown>;
  readonly clock?: Clock;
  /** Milliseconds after which a call without a reply fails; default 10 000. */
  readonly timeoutMs?: number;
}
