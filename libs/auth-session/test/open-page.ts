import { FakeClock, settle } from '@khandai/testing';
import { AuthSession, type SessionExpired, type StoredSession } from '../src/index.js';
import { FakeAuthApi } from './fake-auth-api.js';
import { FakeTabs } from './fake-tabs.js';

export const member: StoredSession = { token: 'access-0', refreshToken: 'refresh-0', guestToken: null, guest: 0 };
export const guest: StoredSession = { token: null, refreshToken: null, guestToken: 'guest-0', guest: 1 };
export const credentials = { username: 'an', password: 'mat-khau' };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Opens a page of a browser whose store holds `stored`. The page stops at the end of the test. */
export function openPage(stored: StoredSession | null = null, tabs = new FakeTabs(stored), api = new FakeAuthApi()) {
  const clock = new FakeClock();
  const session = new AuthSession({ api, clock, random: () => 0.5, ...tabs.open() });
  const expired: SessionExpired[] = [];
  session.expired.on((event) => expired.push(event));
  const life = new AbortController();
  stops.push(() => life.abort());
  const run = async (): Promise<void> => {
    void session.run(life.signal);
    await settle();
  };
  return { clock, api, tabs, session, expired, run, stop: () => life.abort() };
}
