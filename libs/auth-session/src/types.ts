import type { GuestLogin, LoginRequest, LoginResponse, RegisterRequest, UserInfo } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';

/**
 * The calls a session makes. Rejections that carry a number `status` (HTTP) and `code` (of the envelope)
 * are answers of the server; anything else is taken for a fault on the way and tried again later.
 */
export interface AuthApi {
  guestLogin(signal?: AbortSignal): Promise<GuestLogin>;
  guestInfo(signal?: AbortSignal): Promise<UserInfo>;
  refresh(refreshToken: string): Promise<LoginResponse>;
  userInfo(signal?: AbortSignal): Promise<UserInfo>;
  login(request: LoginRequest, signal?: AbortSignal): Promise<LoginResponse>;
  register(request: RegisterRequest, signal?: AbortSignal): Promise<LoginResponse>;
  logout(refreshToken: string | null): Promise<unknown>;
}

/** What outlives a page: the three tokens and the guest flag (1 guest, 0 registered). */
export interface StoredSession {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly guestToken: string | null;
  readonly guest: 0 | 1;
}

/** Where the session is kept between pages. `load` answers null when nothing is kept or it is unreadable. */
export interface SessionStore {
  load(): StoredSession | null;
  save(session: StoredSession): void;
}

/** Pages of one browser share a session, and what changes it one of them does at a time. */
export interface TabLock {
  /** Waits until no other page is at it, then works. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** What the other pages of this browser do. */
export interface TabChannel {
  /** Told when another page has saved a session: it logged in or out, or has new tokens. Returns the function that stops. */
  onSaved(listener: () => void): () => void;
}

export interface AuthSessionDeps {
  readonly api: AuthApi;
  readonly store: SessionStore;
  readonly clock: Clock;
  /** Without one a page does not wait for others: the server then bears that two renew at once. */
  readonly lock?: TabLock;
  readonly channel?: TabChannel;
  /** Source of the jitter in [0, 1); `Math.random` unless given. */
  readonly random?: () => number;
}

/**
 * `starting`: no token yet, a guest login is under way or waits for its next try.
 * `blocked`: three rate-limit failures; nothing is tried until `retry()`.
 * `info` is null until it has been loaded.
 */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'blocked' }
  | { readonly status: 'guest'; readonly guestToken: string; readonly info: UserInfo | null }
  | {
      readonly status: 'member';
      readonly token: string;
      readonly refreshToken: string;
      readonly info: UserInfo | null;
      /** User info is not asked for before (milliseconds since the epoch). */
      readonly infoDueAt: number;
    };
export type SessionStatus = SessionState['status'];

/** A session ended by the server: the refresh token was refused with this code. */
export interface SessionExpired {
  readonly code: number;
}
