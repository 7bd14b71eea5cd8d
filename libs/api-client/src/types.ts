import type { CallData, CallInput, Calls } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

export type ApiKey = keyof Calls;

/** Parts whose every field may be left out may be left out themselves. */
type Loose<I> = { readonly [P in keyof I as Record<never, never> extends I[P] ? never : P]: I[P] } & {
  readonly [P in keyof I as Record<never, never> extends I[P] ? P : never]?: I[P];
};

/** `{ params, query, body, file }`, each where the call defines it. */
export type ApiInput<K extends ApiKey> = Loose<CallInput<Calls[K], Blob>>;

/** What `data` of the reply's envelope holds. */
export type ApiData<K extends ApiKey> = CallData<Calls[K]>;

/** The input may be left out where nothing of it is required. */
export type ApiArguments<K extends ApiKey> =
  Record<never, never> extends ApiInput<K> ? [input?: ApiInput<K>, signal?: AbortSignal] : [input: ApiInput<K>, signal?: AbortSignal];

export interface ApiClientDeps {
  /** An axios instance, or what to make one of: `{ baseURL, adapter }`. */
  readonly http: AxiosInstance | CreateAxiosDefaults;
  /** The token a call carries: the member's, else the guest's; null for none. */
  readonly token: () => string | null;
  /** Gets a token in place of one the server refused; null when there is none to be had. */
  readonly renew?: (refused: string) => Promise<string | null>;
  /** Whether a call that was sent with one token may be sent again with another; unless given, with any that is at hand. */
  readonly mayFinish?: (sent: string, next: string) => boolean;
  readonly clock?: Clock;
  /** Milliseconds after which a call without an answer fails; 10 000 unless given. */
  readonly timeoutMs?: number;
}
