import type { LoginResponse } from '@khandai/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP } from './chromium.js';
import { Fan } from './fan.js';
import { ownNetwork } from './network.js';

/** The key under which the site stores the session of a browser. */
export const SESSION_KEY = 'khandai:session';
/** The password of every member that `Members` registers. */
export const PASSWORD = 'mưa rơi trên khán đài';

/** An answer of the API; `data` is there when `code` is 0. */
interface Answer<D> {
  readonly code: number;
  readonly msg: string;
  readonly data: D;
}

/** What `withSite` passes on; a journey with a site of its own makes it. */
interface Running {
  readonly site: { readonly url: string };
  readonly browser: Browser;
}

/** A new member, logged in in a browser that has opened no page of the site yet. */
export interface Newcomer {
  readonly fan: Fan;
  /** The page of `fan`. */
  readonly page: Page;
  /** The access token, for calls of the API. */
  readonly token: string;
}

/**
 * Members of a site, by calls of its API. Each call comes from a network address of its own, so that journeys that share a site
 * do not use up each other's limits; a site without `TRUST_PROXY` ignores that and counts all calls together.
 */
export class Members {
  readonly #url: string;
  readonly #browser: Browser;

  constructor({ site, browser }: Running) {
    this.#url = site.url;
    this.#browser = browser;
  }

  /** The `data` of a GET. Throws an Error with the path and the server's message when `code` is not 0. */
  get<D>(path: string, token?: string): Promise<D> {
    return this.#call(path, { headers: headersOf(token) });
  }

  /** The `data` of a POST of `body` as JSON. Throws an Error with the path and the server's message when `code` is not 0. */
  post<D>(path: string, body: unknown, token?: string): Promise<D> {
    const headers = { ...headersOf(token), 'content-type': 'application/json' };
    return this.#call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The tokens of a new member with `PASSWORD`. Throws as `post` does, for example when the name is taken. */
  register(username: string, nickname?: string): Promise<LoginResponse> {
    return this.post('/au/api/user/register', { username, nickname, password: PASSWORD });
  }

  /** The tokens of one more session of a member whom `register` made. Throws as `post` does. */
  login(username: string): Promise<LoginResponse> {
    return this.post('/au/api/user/login', { username, password: PASSWORD });
  }

  /** A browser that has this session stored before its first page, on a desktop unless `options` has another viewport. */
  async arrive({ accessToken, refreshToken }: LoginResponse, options: BrowserContextOptions = {}): Promise<Fan> {
    const fan = await Fan.arrive(this.#browser, this.#url, { viewport: DESKTOP, ...options });
    const value = JSON.stringify({ token: accessToken, refreshToken, guestToken: null, guest: 0 });
    await fan.visitor.context.addInitScript(
      // Later pages keep what the site has stored since.
      (stored) => {
        if (localStorage.getItem(stored.key) === null) localStorage.setItem(stored.key, stored.value);
      },
      { key: SESSION_KEY, value },
    );
    return fan;
  }

  /** `register`, then `arrive` with the tokens. Throws as `register` does. */
  async newcomer(username: string, nickname?: string, options?: BrowserContextOptions): Promise<Newcomer> {
    const tokens = await this.register(username, nickname);
    const fan = await this.arrive(tokens, options);
    return { fan, page: fan.page, token: tokens.accessToken };
  }

  async #call<D>(path: string, request: RequestInit): Promise<D> {
    const answer = await fetch(this.#url + path, { ...request, signal: AbortSignal.timeout(60_000) });
    const { code, msg, data } = (await answer.json()) as Answer<D>;
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }
}

const headersOf = (token?: string): Record<string, string> => ({
  ...ownNetwork(),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
