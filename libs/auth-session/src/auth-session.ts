import type { LoginRequest, LoginResponse, RegisterRequest, UserInfo } from '@khandai/contracts';
import { BackOff, type Clock, Emitter, untilAborted } from '@khandai/runtime';
import { answeredFault, decidesSession, LoginFailed } from './faults.js';
import { type OwnCall, reactionTo } from './reactions.js';
import { hasExpired } from './token-claims.js';
import { type SessionEvent, storedForm, tokenOf, transition } from './transitions.js';
import type {
  AuthApi,
  AuthSessionDeps,
  SessionExpired,
  SessionState,
  SessionStore,
  StoredSession,
  TabChannel,
  TabLock,
} from './types.js';

const MAX_RATE_LIMITS = 3;
const INFO_DELAY_MS = 1000;

const onlyPage: TabLock & TabChannel = { runExclusive: (work) => work(), onSaved: () => () => {} };

/**
 * The session of this page: a guest or a member, and the token for API calls. Nothing starts before `run`.
 * A state change aborts the calls of the previous state, so a late reply never counts.
 */
export class AuthSession {
  /** The session state changed, or its user info has loaded. */
  readonly changed = new Emitter<SessionState>();
  /** The server ended a member's session: it refused the refresh token. */
  readonly expired = new Emitter<SessionExpired>();
  /** A call failed. The session retries it, or the failure does not affect the user. */
  readonly failed = new Emitter<unknown>();

  readonly #api: AuthApi;
  readonly #store: SessionStore;
  readonly #clock: Clock;
  readonly #lock: TabLock;
  readonly #channel: TabChannel;
  readonly #backOff: BackOff;
  readonly #renewals = new Map<string, Promise<string | null>>();
  #state: SessionState = { status: 'starting' };
  #step = new AbortController();
  #running = false;
  #rateLimits = 0;
  #refusals = 0;

  constructor({ api, store, clock, random, lock = onlyPage, channel = onlyPage }: AuthSessionDeps) {
    this.#api = api;
    this.#store = store;
    this.#clock = clock;
    this.#lock = lock;
    this.#channel = channel;
    this.#backOff = new BackOff({ first: 1000, max: 60_000, ...(random ? { random } : {}) });
  }

  get state(): SessionState {
    return this.#state;
  }

  /** The token for API calls: the member's, else the guest's; null while there is none. */
  token(): string | null {
    return tokenOf(this.#state);
  }

  /** Restores the stored session, then keeps the session alive until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const stop = () => this.#step.abort();
    signal.addEventListener('abort', stop);
    this.#running = true;
    const deaf = this.#channel.onSaved(() => this.#restore());
    this.#restore();
    while (!signal.aborted) {
      this.#step = new AbortController();
      await this.#advance(this.#step.signal);
    }
    this.#running = false;
    deaf();
    signal.removeEventListener('abort', stop);
  }

  /** Tries again after `blocked`. */
  retry(): void {
    this.#calm();
    this.#dispatch({ type: 'retryAsked' });
  }

  /** Rejects with LoginFailed when the server refuses; passes other errors on unchanged. */
  login(request: LoginRequest, signal?: AbortSignal): Promise<void> {
    return this.#enter(this.#api.login(request, signal), signal);
  }

  /** Registers the user and logs them in at once. Rejects like `login`. */
  register(request: RegisterRequest, signal?: AbortSignal): Promise<void> {
    return this.#enter(this.#api.register(request, signal), signal);
  }

  /** Replaces the user info with a newer one, which another call of the member returned. */
  updateInfo(info: UserInfo): void {
    if (this.#state.status === 'member') this.#dispatch({ type: 'infoLoaded', info });
  }

  /**
   * Reloads user info, and first renews an expired token. Resolves with true if a member is still logged in. Errors go
   * to `failed`; a refused refresh token goes to `expired`.
   */
  async reload(): Promise<boolean> {
    const { status } = this.#state;
    if (status !== 'member') return false;
    const { token } = this.#state;
    const current = hasExpired(token, this.#clock.now()) ? await this.renew(token) : token;
    if (current !== null) await this.#reloadInfo(current);
    return this.#state.status === 'member';
  }

  /** Logs out at once, even if the server fails; a new guest login follows. Resolves after the server's reply. */
  async logout(): Promise<void> {
    if (this.#state.status !== 'member') return;
    const { refreshToken } = this.#state;
    this.#dispatch({ type: 'loggedOut' });
    await this.#emitState(() => this.#api.logout(refreshToken));
  }

  /**
   * Gets a token to replace the one the server refused. Concurrent callers share one renewal. Null when there is no
   * token: the session expired, guest logins are blocked, or the network is down.
   */
  renew(refused: string): Promise<string | null> {
    const current = this.token();
    if (current !== null && current !== refused) return Promise.resolve(current);
    const known = this.#renewals.get(refused);
    if (known) return known;
    const renewal = this.#renewNow().finally(() => this.#renewals.delete(refused));
    this.#renewals.set(refused, renewal);
    return renewal;
  }

  async #enter(answer: Promise<LoginResponse>, signal: AbortSignal | undefined): Promise<void> {
    try {
      const tokens = await answer;
      if (signal?.aborted) return;
      this.#calm();
      this.#dispatch({ type: 'loggedIn', tokens, infoDueAt: this.#clock.now() + INFO_DELAY_MS });
    } catch (error) {
      const fault = answeredFault(error);
      throw fault ? new LoginFailed(fault, error) : error;
    }
  }

  /** Does the next step of the current state; returns when it is done or the state has changed. */
  async #advance(step: AbortSignal): Promise<void> {
    const state = this.#state;
    if (state.status === 'starting') return this.#becomeGuest(step);
    if (state.status === 'guest' && !state.info && this.#rateLimits < MAX_RATE_LIMITS)
      return this.#loadInfo(step, 'guestInfo');
    if (state.status === 'member' && !state.info) return this.#loadMember(state, step);
    return untilAborted(step);
  }

  async #becomeGuest(step: AbortSignal): Promise<void> {
    // Retries the first refusal at once. Later ones wait: a server that refuses its own new tokens needs time.
    if (this.#refusals > 1) await this.#clock.sleep(this.#backOff.next(), step);
    try {
      await this.#lock.runExclusive(() => this.#enterAsGuest(step));
    } catch (error) {
      if (!step.aborted) await this.#afterFailure('guestLogin', error, step);
    }
  }

  /** Checks the store first: pages of one browser share one guest, and another page may have logged in meanwhile. */
  async #enterAsGuest(step: AbortSignal): Promise<void> {
    if (!step.aborted) this.#restore();
    if (step.aborted) return;
    const { guestToken } = await this.#api.guestLogin(step);
    // Checks the store again: the guest token must not overwrite a login on another page during the call.
    if (!step.aborted) this.#restore();
    if (!step.aborted) this.#dispatch({ type: 'guestGranted', guestToken });
  }

  async #loadMember(state: SessionState & { status: 'member' }, step: AbortSignal): Promise<void> {
    const early = state.infoDueAt - this.#clock.now();
    if (early > 0) await this.#clock.sleep(early, step);
    if (step.aborted) return;
    // A member who returns after a while has an expired access token: renew it first, or user-info answers 401.
    if (hasExpired(state.token, this.#clock.now())) {
      const renewed = await this.renew(state.token);
      if (renewed === null && !step.aborted) await this.#clock.sleep(this.#backOff.next(), step);
      return;
    }
    await this.#loadInfo(step, 'userInfo');
  }

  async #loadInfo(step: AbortSignal, call: 'guestInfo' | 'userInfo'): Promise<void> {
    try {
      const info = await this.#api[call](step);
      if (step.aborted) return;
      this.#calm();
      this.#dispatch({ type: 'infoLoaded', info });
    } catch (error) {
      if (!step.aborted) await this.#afterFailure(call, error, step);
    }
  }

  async #reloadInfo(token: string): Promise<void> {
    try {
      const info = await this.#api.userInfo();
      if (this.token() === token) this.#dispatch({ type: 'infoLoaded', info });
    } catch (error) {
      this.failed.emit(error);
      if (this.token() === token && reactionTo('userInfo', error) === 'clear') this.#refused();
    }
  }

  async #afterFailure(call: OwnCall, error: unknown, step: AbortSignal): Promise<void> {
    this.failed.emit(error);
    const reaction = reactionTo(call, error);
    if (reaction === 'count') this.#rateLimits += 1;
    if (this.#rateLimits >= MAX_RATE_LIMITS) this.#dispatch({ type: 'rateLimited' });
    if (reaction === 'clear') this.#refused();
    await this.#clock.sleep(Math.max(this.#backOff.next(), answeredFault(error)?.retryAfterMs ?? 0), step);
  }

  #refused(): void {
    this.#refusals += 1;
    this.#dispatch({ type: 'tokenRefused' });
  }

  /** Resets the counts and waits after a success. */
  #calm(): void {
    this.#backOff.reset();
    this.#rateLimits = 0;
    this.#refusals = 0;
  }

  async #renewNow(): Promise<string | null> {
    const state = this.#state;
    if (state.status === 'member') return this.#lock.runExclusive(() => this.#refresh(state));
    this.#dispatch({ type: 'tokenRefused' });
    return this.#nextToken();
  }

  /** Checks the store first: another page may have used the refresh token while this one waited for the lock. */
  async #refresh({ token, refreshToken }: { token: string; refreshToken: string }): Promise<string | null> {
    this.#restore();
    if (this.token() === token) await this.#spend(token, refreshToken);
    // Never a guest's token: a guest must not finish a request that a member started.
    return this.#state.status === 'member' && this.#state.token !== token ? this.#state.token : null;
  }

  async #spend(token: string, refreshToken: string): Promise<void> {
    try {
      const tokens = await this.#api.refresh(refreshToken);
      // Checks the store again: the new tokens must not undo a logout on another page during the call.
      this.#restore();
      if (this.token() === token) this.#dispatch({ type: 'refreshed', tokens });
    } catch (error) {
      if (this.token() === token) this.#refreshFailed(token, error);
    }
  }

  #refreshFailed(token: string, error: unknown): void {
    if (!decidesSession(error)) return this.failed.emit(error);
    // Without a lock between pages, another page may have used the refresh token first: take over its tokens.
    const stored = this.#store.load();
    if (stored?.token && stored.token !== token) return this.#restore();
    this.#dispatch({ type: 'loggedOut' });
    this.expired.emit({ code: answeredFault(error)?.code ?? 0 });
  }

  /** Waits for the token of the current guest login; null when it is blocked or `run` is not active. */
  #nextToken(): Promise<string | null> {
    if (!this.#running || this.#state.status !== 'starting') return Promise.resolve(this.token());
    return new Promise((resolve) => {
      const off = this.changed.on((state) => {
        if (state.status === 'starting') return;
        off();
        resolve(tokenOf(state));
      });
    });
  }

  async #emitState(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (error) {
      this.failed.emit(error);
    }
  }

  /** Takes over the stored session, if there is one and it differs: another page may have changed it. */
  #restore(): void {
    const stored = this.#store.load();
    if (!stored || sameTokens(stored, storedForm(this.#state))) return;
    this.#dispatch({ type: 'restored', stored, at: this.#clock.now() });
  }

  /** The only method that changes the state. */
  #dispatch(event: SessionEvent): void {
    const next = transition(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    if (event.type !== 'restored') this.#store.save(storedForm(next));
    this.#step.abort();
    this.changed.emit(next);
  }
}

function sameTokens(a: StoredSession, b: StoredSession): boolean {
  return a.token === b.token && a.refreshToken === b.refreshToken && a.guestToken === b.guestToken;
}
