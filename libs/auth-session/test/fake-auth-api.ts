import type { LoginResponse, UserInfo } from '@khandai/contracts';
import { aUser } from '@khandai/testing';
import type { AuthApi } from '../src/index.js';

type Method = keyof AuthApi;

/** A server reply with a code other than 0, in the form in which api-client rejects. */
export class Answered extends Error {
  constructor(
    readonly status: number,
    readonly code: number = status,
    message = '',
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** A fake server: records every call, and answers with success unless `fail` sets an error. */
export class FakeAuthApi implements AuthApi {
  readonly calls: string[] = [];
  readonly #failures = new Map<Method, unknown[]>();
  #held: Promise<void> = Promise.resolve();
  #made = 0;

  /** The next calls of `method` reject with these, one after the other. */
  fail(method: Method, ...errors: unknown[]): void {
    this.#failures.set(method, errors);
  }

  /** Delays all replies until the test calls the returned function. */
  hold(): () => void {
    let release: () => void = () => {};
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  count(method: Method): number {
    return this.calls.filter((call) => call.split(' ')[0] === method).length;
  }

  guestLogin = (): Promise<{ guestToken: string }> =>
    this.#answer('guestLogin', () => ({ guestToken: `guest-${this.#next()}` }));
  guestInfo = (): Promise<UserInfo> => this.#answer('guestInfo', () => aUser({ guest: 1, role: 'guest' }));
  userInfo = (): Promise<UserInfo> => this.#answer('userInfo', () => aUser({ guest: 0 }));
  login = (): Promise<LoginResponse> => this.#answer('login', () => this.#tokens());
  register = (): Promise<LoginResponse> => this.#answer('register', () => this.#tokens());
  refresh = (refreshToken: string): Promise<LoginResponse> =>
    this.#answer('refresh', () => this.#tokens(), refreshToken);
  logout = (refreshToken: string | null): Promise<unknown> => this.#answer('logout', () => ({}), String(refreshToken));

  #next(): number {
    this.#made += 1;
    return this.#made;
  }

  #tokens(): LoginResponse {
    const made = this.#next();
    return { accessToken: `access-${made}`, refreshToken: `refresh-${made}` };
  }

  async #answer<T>(method: Method, value: () => T, detail = ''): Promise<T> {
    this.calls.push(`${method} ${detail}`.trim());
    await this.#held;
    const failures = this.#failures.get(method);
    if (failures?.length) throw failures.shift();
    return value();
  }
}
