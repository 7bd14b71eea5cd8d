import { FakeClock, settle } from '@khandai/testing';
import { Answered, FakeAuthApi } from '../test/fake-auth-api.js';
import { FakeTabs } from '../test/fake-tabs.js';
import { credentials, guest, member, openPage } from '../test/open-page.js';
import { AuthSession, type StoredSession } from './index.js';

describe('a member who returns to the page', () => {
  const claims = (rest: object) => `x.${btoa(JSON.stringify(rest))}.y`;

  it('[PR3] (session part) gets their info reloaded, while the old info stays visible', async () => {
    const { api, session, run } = openPage(member);
    await run();
    const before = session.state;
    const release = api.hold();
    const reloading = session.reload();
    expect(session.state).toBe(before);
    release();
    await expect(reloading).resolves.toBe(true);
    expect([api.count('userInfo'), session.state === before]).toEqual([2, false]);
  });

  it('[PR3] (token) gets an expired token renewed first', async () => {
    const { api, clock, session, run } = openPage({
      ...member,
      token: claims({ exp: Date.parse('2026-11-20T12:15:00Z') / 1000 }),
    });
    await run();
    await clock.advance(15 * 60_000);
    await expect(session.reload()).resolves.toBe(true);
    expect(api.calls).toEqual(['userInfo', 'refresh refresh-0', 'userInfo']);
  });

  it('[PR3] (ended) becomes a guest when the server ends the session, and a guest stays a guest', async () => {
    const { api, session, run } = openPage(member);
    await run();
    api.fail('userInfo', new Answered(401));
    await expect(session.reload()).resolves.toBe(false);
    await settle();
    expect(session.token()).toBe('guest-1');
    await expect(session.reload()).resolves.toBe(false);
  });

  it.each([new Answered(500), new Error('network')])(
    '[AU9] (coming back) stays a member when the server gives no verdict (%p)',
    async (fault) => {
      const { api, session, run } = openPage(member);
      await run();
      const failures: unknown[] = [];
      session.failed.on((error) => failures.push(error));
      api.fail('userInfo', fault);
      await expect(session.reload()).resolves.toBe(true);
      expect([failures, session.state]).toEqual([
        [fault],
        expect.objectContaining({ info: expect.objectContaining({ guest: 0 }) }),
      ]);
    },
  );

  it('[AS12] keeps their info when another page renewed the token; another login loads again', async () => {
    const { api, tabs, session, run } = openPage({ ...member, token: claims({ sid: 's1', n: 1 }) });
    await run();
    tabs.save({ ...member, token: claims({ sid: 's1', n: 2 }), refreshToken: 'refresh-9' });
    expect(session.state).toMatchObject({ refreshToken: 'refresh-9', info: { guest: 0 } });
    expect(api.count('userInfo')).toBe(1);
    tabs.save({ ...member, token: claims({ sid: 's2' }), refreshToken: 'refresh-10' });
    expect(session.state).toMatchObject({ info: null });
  });
});

describe('two pages of one browser', () => {
  /** Two pages with the same stored session and the same server. */
  async function openTwo(stored: StoredSession | null) {
    const [tabs, api] = [new FakeTabs(stored), new FakeAuthApi()];
    const [one, other] = [openPage(stored, tabs, api), openPage(stored, tabs, api)];
    await Promise.all([one.run(), other.run()]);
    await settle(60);
    return { api, tabs, one: one.session, other: other.session };
  }

  it('[AS13] never use one refresh token twice: the second page uses the first one’s tokens', async () => {
    const { api, tabs, one, other } = await openTwo(member);
    const tokens = await Promise.all([one.renew('access-0'), other.renew('access-0'), one.renew('access-0')]);
    expect(tokens).toEqual(['access-1', 'access-1', 'access-1']);
    expect(api.calls.filter((call) => call.startsWith('refresh'))).toEqual(['refresh refresh-0']);
    expect(tabs.saved).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1' });
  });

  it('[AS13] are one guest', async () => {
    const { api, one, other } = await openTwo(null);
    expect([api.count('guestLogin'), one.token(), other.token()]).toEqual([1, 'guest-1', 'guest-1']);
  });

  it('[AS8] (unheard) do not make a guest of a member who logged in on the other page, even before they are notified', async () => {
    const { api, tabs, session, run } = openPage();
    const release = api.hold();
    await run();
    expect(api.count('guestLogin')).toBe(1);
    tabs.saved = member;
    release();
    await settle(60);
    expect([session.token(), tabs.saved]).toEqual(['access-0', member]);
  });

  it('[AS8] (unheard) do not restore a session that the other page logged out during a renewal', async () => {
    const { api, tabs, session, expired, run } = openPage(member);
    await run();
    const release = api.hold();
    const renewal = session.renew('access-0');
    await settle();
    tabs.saved = guest;
    release();
    await expect(renewal).resolves.toBeNull();
    expect([session.token(), tabs.saved, expired]).toEqual(['guest-0', guest, []]);
  });

  it('[AS8] log in and out together', async () => {
    const { api, one, other } = await openTwo(guest);
    await one.login(credentials);
    expect(other.token()).toBe(one.token());
    await other.logout();
    await settle(60);
    expect([one.state.status, one.token(), other.token()]).toEqual(['guest', 'guest-2', 'guest-2']);
    expect(api.count('guestLogin')).toBe(1);
  });

  it('[AS13] without shared storage have separate sessions', async () => {
    const api = new FakeAuthApi();
    const session = new AuthSession({ api, clock: new FakeClock(), store: { load: () => null, save: () => {} } });
    const life = new AbortController();
    void session.run(life.signal);
    await settle();
    await session.login(credentials);
    await expect(session.renew(session.token() ?? '')).resolves.toBe('access-3');
    expect(session.state.status).toBe('member');
    life.abort();
  });
});
