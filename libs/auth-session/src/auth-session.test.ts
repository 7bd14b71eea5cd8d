import { settle } from '@khandai/testing';
import { Answered } from '../test/fake-auth-api.js';
import { credentials, guest, member, openPage } from '../test/open-page.js';
import { type AuthSession, LoginFailed } from './index.js';

describe('a guest', () => {
  it('[AS1] has no identity before the session runs', () => {
    const { api, session } = openPage();
    expect(session.state).toEqual({ status: 'starting' });
    expect(session.token()).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('[AU2] (no token) is logged in when there is no token', async () => {
    const { api, session, run } = openPage();
    await run();
    expect(api.calls).toEqual(['guestLogin', 'guestInfo']);
    expect(session.state).toMatchObject({ status: 'guest', info: { guest: 1 } });
  });

  it('[AU1] (guest flag 1) is stored with token and guest flag, and restored without a new login', async () => {
    const first = openPage();
    await first.run();
    expect(first.tabs.saved).toEqual({ token: null, refreshToken: null, guestToken: 'guest-1', guest: 1 });
    const second = openPage(first.tabs.saved);
    await second.run();
    expect(second.api.calls).toEqual(['guestInfo']);
    expect(second.session.token()).toBe('guest-1');
  });

  it('[AU2] (three failures) is not retried after three rate-limit failures', async () => {
    const { api, clock, session, run } = openPage();
    api.fail('guestLogin', ...Array.from({ length: 9 }, () => new Answered(429)));
    await run();
    await clock.advance(600_000);
    expect(api.count('guestLogin')).toBe(3);
    expect(session.state).toEqual({ status: 'blocked' });
    expect(clock.sleeping).toBe(0);
  });

  it('[AS2] is retried when the user asks to', async () => {
    const { api, clock, session, run } = openPage();
    api.fail('guestLogin', new Answered(429), new Answered(429), new Answered(429));
    await run();
    await clock.advance(600_000);
    session.retry();
    await settle();
    expect(session.state.status).toBe('guest');
  });

  it('[AS3] is retried with growing waits while the network is down, without limit', async () => {
    const { api, clock, session, run } = openPage();
    api.fail('guestLogin', ...Array.from({ length: 6 }, () => new Error('network')));
    const failures: unknown[] = [];
    session.failed.on((error) => failures.push(error));
    await run();
    await clock.advance(750);
    expect(api.count('guestLogin')).toBe(2);
    await clock.advance(300_000);
    expect(api.count('guestLogin')).toBe(7);
    expect(session.state.status).toBe('guest');
    expect(failures).toHaveLength(6);
  });

  it('[AS3] waits at least as long as the server asks', async () => {
    const { api, clock, run } = openPage();
    api.fail('guestLogin', new Answered(429, 429, '', 20_000));
    await run();
    await clock.advance(19_999);
    expect(api.count('guestLogin')).toBe(1);
    await clock.advance(1);
    expect(api.count('guestLogin')).toBe(2);
  });

  it('[AU8] (guest info) whose info is refused with 401 loses the token and logs in again', async () => {
    const { api, session, run } = openPage(guest);
    api.fail('guestInfo', new Answered(401));
    await run();
    expect(api.calls).toEqual(['guestInfo', 'guestLogin', 'guestInfo']);
    expect(session.token()).toBe('guest-1');
  });

  it('[AS3] does not log in in a tight loop when the server refuses its own tokens', async () => {
    const { api, clock, run } = openPage();
    api.fail('guestInfo', ...Array.from({ length: 99 }, () => new Answered(401)));
    await run();
    await clock.advance(10_000);
    expect(api.count('guestLogin')).toBeLessThan(8);
  });

  it('[AU9] (guest info) a 500 drops the token and logs in again; a 429 counts and keeps it', async () => {
    const broken = openPage(guest);
    broken.api.fail('guestInfo', new Answered(500));
    await broken.run();
    expect([broken.api.calls.slice(0, 2), broken.session.token()]).toEqual([['guestInfo', 'guestLogin'], 'guest-1']);
    const limited = openPage(guest);
    limited.api.fail('guestInfo', new Answered(429));
    await limited.run();
    expect([limited.api.calls, limited.session.state]).toEqual([
      ['guestInfo'],
      { status: 'guest', guestToken: 'guest-0', info: null },
    ]);
  });

  it('[AU9] (guest info) stops loading info after three rate-limit failures and stays a guest', async () => {
    const { api, clock, session, run } = openPage(guest);
    api.fail('guestInfo', ...Array.from({ length: 9 }, () => new Answered(429)));
    await run();
    await clock.advance(600_000);
    expect(api.count('guestInfo')).toBe(3);
    expect(session.token()).toBe('guest-0');
  });
});

describe('a member', () => {
  it('[AS14] whose profile changes has the new one; a guest never has a member’s profile', async () => {
    const { session, run } = openPage();
    await run();
    const named = { userId: 7, displayName: 'Gió Lào' } as Parameters<AuthSession['updateInfo']>[0];
    session.updateInfo(named);
    expect(session.state).toMatchObject({ status: 'guest', info: { guest: 1 } });
    await session.login(credentials);
    session.updateInfo(named);
    expect(session.state).toMatchObject({ status: 'member', info: named });
  });

  it('[AU3] (login) is logged in: both tokens stored, guest token cleared, user info after 1 s', async () => {
    const { api, clock, tabs, session, run } = openPage();
    await run();
    await session.login(credentials);
    expect(tabs.saved).toEqual({ token: 'access-2', refreshToken: 'refresh-2', guestToken: null, guest: 0 });
    await clock.advance(999);
    expect(api.count('userInfo')).toBe(0);
    await clock.advance(1);
    expect(session.state).toMatchObject({ status: 'member', info: { guest: 0 } });
  });

  it.each([
    ['Sai tên đăng nhập hoặc mật khẩu', 'Sai tên đăng nhập hoặc mật khẩu'],
    ['', 'Login failed'],
  ])('[AU3] (refusal) is refused with the sentence %p → %p', async (msg, shown) => {
    const { api, session, run } = openPage();
    await run();
    api.fail('login', new Answered(401, 1001, msg));
    const error: unknown = await session.login(credentials).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LoginFailed);
    expect(error).toMatchObject({ code: 1001, message: shown });
    expect(session.state.status).toBe('guest');
  });

  it('[AU3] (wait) a rate-limited login reports how long to wait', async () => {
    const { api, session, run } = openPage();
    await run();
    api.fail('login', new Answered(429, 429, 'Thử lại sau 7 giây.', 7_000));
    await expect(session.login(credentials)).rejects.toMatchObject({
      code: 429,
      message: 'Thử lại sau 7 giây.',
      retryAfterMs: 7_000,
    });
    api.fail('register', new Answered(409, 1002, 'Tên đăng nhập đã tồn tại.'));
    await expect(session.register({ ...credentials })).rejects.toMatchObject({ code: 1002, retryAfterMs: null });
  });

  it('[AS4] a network error at login is reported as such', async () => {
    const { api, session, run } = openPage();
    await run();
    const fault = new Error('network');
    api.fail('login', fault);
    await expect(session.login(credentials)).rejects.toBe(fault);
  });

  it('[AU4] (session) registers and is logged in at once', async () => {
    const { session, run } = openPage();
    await run();
    await session.register({ username: 'an.nguyen', password: 'mat-khau-dai' });
    expect(session.state.status).toBe('member');
  });

  it('[AU7] (which token) sends the access token with calls, a guest the guest token', async () => {
    const { session, run } = openPage();
    await run();
    expect(session.token()).toBe('guest-1');
    await session.login(credentials);
    expect(session.token()).toBe('access-2');
  });

  it('[AU5] (tokens, guest login) logs out: clears tokens and info, notifies the server, becomes a new guest', async () => {
    const { api, tabs, session, run } = openPage(member);
    await run();
    await session.logout();
    await settle();
    expect(api.calls).toEqual(['userInfo', 'logout refresh-0', 'guestLogin', 'guestInfo']);
    expect(session.state).toMatchObject({ status: 'guest', info: { guest: 1 } });
    expect(tabs.saved).toEqual({ token: null, refreshToken: null, guestToken: 'guest-1', guest: 1 });
  });

  it('[AS5] is logged out even if the server cannot be reached', async () => {
    const { api, session, run } = openPage(member);
    await run();
    api.fail('logout', new Error('network'));
    await session.logout();
    await settle();
    expect(session.state.status).toBe('guest');
  });

  it('[AU8] (user info) whose info is refused with 401 loses all tokens and becomes a guest', async () => {
    const { api, tabs, session, run } = openPage(member);
    api.fail('userInfo', new Answered(401));
    await run();
    expect(session.state).toMatchObject({ status: 'guest', guestToken: 'guest-1' });
    expect(tabs.saved).toEqual({ token: null, refreshToken: null, guestToken: 'guest-1', guest: 1 });
  });

  it.each([
    ['429', new Answered(429)],
    ['500', new Answered(500)],
    ['no answer', new Error('network')],
  ])('[AU9] (user info) answered with %s keeps its tokens, and is loaded again later', async (_, fault) => {
    const { api, clock, session, run } = openPage(member);
    api.fail('userInfo', fault, fault, fault, fault);
    await run();
    expect(session.state).toMatchObject({ status: 'member', info: null });
    await clock.advance(60_000);
    expect([session.token(), session.state]).toEqual([
      'access-0',
      expect.objectContaining({ info: expect.objectContaining({ guest: 0 }) }),
    ]);
    expect(api.count('guestLogin')).toBe(0);
  });

  it('[AS6] refreshes an expired access token before it loads user info', async () => {
    const expiredToken = `x.${btoa(JSON.stringify({ exp: 1 }))}.y`;
    const { api, session, run } = openPage({ ...member, token: expiredToken });
    await run();
    expect(api.calls).toEqual(['refresh refresh-0', 'userInfo']);
    expect(session.token()).toBe('access-1');
  });
});

describe('renewing', () => {
  it('[AU8] (one refresh) happens once for parallel callers', async () => {
    const { api, session, tabs, run } = openPage(member);
    await run();
    const tokens = await Promise.all([session.renew('access-0'), session.renew('access-0'), session.renew('access-0')]);
    expect(new Set(tokens)).toEqual(new Set(['access-1']));
    expect(api.count('refresh')).toBe(1);
    expect(tabs.saved?.refreshToken).toBe('refresh-1');
    await expect(session.renew('access-0')).resolves.toBe('access-1');
    expect(api.count('refresh')).toBe(1);
  });

  it('[AU6] (session) with a reply code above 0 logs out and emits expired', async () => {
    const { api, session, expired, run } = openPage(member);
    await run();
    api.fail('refresh', new Answered(401, 1006));
    await expect(session.renew('access-0')).resolves.toBeNull();
    await settle();
    expect(expired).toEqual([{ code: 1006 }]);
    expect(session.state.status).toBe('guest');
  });

  it.each([new Error('network'), new Answered(503), new Answered(429)])(
    '[AS7] keeps the member when the refresh does not reach the server (%p)',
    async (error) => {
      const { api, session, expired, run } = openPage(member);
      await run();
      api.fail('refresh', error);
      await expect(session.renew('access-0')).resolves.toBeNull();
      expect(session.token()).toBe('access-0');
      expect(expired).toEqual([]);
    },
  );

  it('[AS8] uses tokens that another page refreshed meanwhile', async () => {
    const { api, session, tabs, expired, run } = openPage(member);
    await run();
    api.fail('refresh', new Answered(401, 1006));
    tabs.saved = { ...member, token: 'access-9', refreshToken: 'refresh-9' };
    await expect(session.renew('access-0')).resolves.toBe('access-9');
    expect(expired).toEqual([]);
  });

  it('[AS9] of a guest creates a new guest', async () => {
    const { api, session, run } = openPage(guest);
    await run();
    await expect(session.renew('guest-0')).resolves.toBe('guest-1');
    expect(api.count('guestLogin')).toBe(1);
  });
});

describe('a run', () => {
  it('[AS10] that is stopped leaves no timer and ignores late answers', async () => {
    const { api, clock, session, run, stop } = openPage();
    api.fail('guestLogin', new Error('network'));
    await run();
    stop();
    await clock.advance(60_000);
    expect(clock.sleeping).toBe(0);
    expect(session.state.status).toBe('starting');
  });

  it('[AS8] applies the session that another page stored', async () => {
    const { session, tabs, run } = openPage();
    await run();
    tabs.save(member);
    await settle();
    expect(session.state).toMatchObject({ status: 'member', info: { guest: 0 } });
  });
});
