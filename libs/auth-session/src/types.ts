import type { GuestLogin, LoginRequest, LoginResponse, RegisterRequest, UserInfo } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';

/**
 * The calls that a session makes. An error with a numeric `status` (HTTP) and `code` (of the envelope) is a reply of
 * the server. Any other error counts as a network failure, and the session retries later.
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

/** The stored part of a session: the three tokens and the guest flag (1 guest, 0 registered). */
export interface StoredSession {
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly guestToken: string | null;
  readonly guest: 0 | 1;
}

/** Stores the session between pages. `load` returns null when there is no session or it is unreadable. */
export interface SessionStore {
  load(): StoredSession | null;
  save(session: StoredSession): void;
}

/** Pages of one browser share a session, so only one page at a time may change it. */
export interface TabLock {
  /** Waits until no other page holds the lock, then runs `work`. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** Events from the other pages of this browser. */
export interface TabChannel {
  /** Calls `listener` when another page saves a session (login, logout, new tokens). Returns the stop function. */
  onSaved(listener: () => void): () => void;
}

export interface AuthSessionDeps {
  readonly api: AuthApi;
  readonly store: SessionStore;
  readonly clock: Clock;
  /** Without a lock, two pages may renew at the same time, and the server must accept that. */
  readonly lock?: TabLock;
  readonly channel?: TabChannel;
  /** Source of the jitter in [0, 1); default `Math.random`. */
  readonly random?: () => number;
}

/**
 * `starting`: no token yet; a guest login is in progress or waits for its next try.
 * `blocked`: three rate-limit failures; the session tries nothing until `retry()`.
 * `info` is null until it has loaded.
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
      /** Earliest time to load user info, in milliseconds since the epoch. */
      readonly infoDueAt: number;
    };
export type SessionStatus = SessionState['status'];

/** The server ended the session: it refused the refresh token with this code. */
export interface SessionExpired {
  readonly code: number;
}
