import type { GuestLogin, LoginResponse } from '@khandai/contracts';
import type { Answer, TestApp } from './test-app.js';

export const PASSWORD = 'mật khẩu dài';

/** Letters that do not look alike, so that names differ visibly. */
const LETTERS = 'abcdefghjkmnpqrstuvxyz';

interface Asking {
  readonly token?: string;
  readonly body?: unknown;
  readonly userAgent?: string;
  /** The client's address; when absent, a new one, so that tests do not share rate limits. */
  readonly from?: string;
}

/** Simulates users of a site, each call from a separate address. */
export function people(site: TestApp) {
  let addresses = 0;
  let names = 0;
  const nextAddress = () => `10.77.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;
  const ask = <D>(method: 'GET' | 'POST', path: string, { token, body, userAgent, from }: Asking): Promise<Answer<D>> =>
    site.call<D>(method, `/au/api/user/${path}`, {
      remoteAddress: from ?? nextAddress(),
      headers: { 'user-agent': userAgent ?? 'test' },
      ...(body !== undefined && { body }),
      ...(token !== undefined && { token }),
    });
  const post = <D = unknown>(path: string, body?: unknown, rest: Omit<Asking, 'body'> = {}) =>
    ask<D>('POST', path, { body, ...rest });
  const get = <D = unknown>(path: string, token?: string) =>
    ask<D>('GET', path, { ...(token !== undefined && { token }) });
  return {
    post,
    get,
    nextAddress,
    guest: async () => (await post<GuestLogin>('guest-login')).body.data.guestToken,
    /** Returns a name that no user has yet. */
    newName: () => `fan${LETTERS[Math.floor((names += 1) / LETTERS.length)]}${LETTERS[names % LETTERS.length]}`,
    register: async (username: string, rest: object = {}) =>
      (await post<LoginResponse>('register', { username, password: PASSWORD, ...rest })).body.data,
    login: async (username: string, userAgent = 'test', password = PASSWORD) =>
      (await post<LoginResponse>('login', { username, password }, { userAgent })).body.data,
  };
}
