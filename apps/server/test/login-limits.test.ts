import type { LoginResponse } from '@khandai/contracts';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const MINUTE = 60_000;

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

const deviceOf = (headers: Readonly<Record<string, unknown>>): string =>
  ([headers['set-cookie'] ?? []].flat() as string[]).find((cookie) => cookie.startsWith('device='))?.split(';')[0] ??
  '';

const guess = (username: string, password = 'sai rồi') => who.post('login', { username, password });

async function guesses(username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await guess(username)).status);
  return statuses;
}

describe('guessing a password', () => {
  it('stops after ten wrong guesses from any address, for unknown names and members alike', async () => {
    const member = who.newName();
    await who.register(member);
    const answers = [];
    for (const username of [member, 'khong.ai.ca']) {
      expect(await guesses(username, 10)).toEqual(Array.from({ length: 10 }, () => 400));
      answers.push(await guess(username.toUpperCase()));
    }
    const [known, unknown] = answers.map(({ status, body, headers }) => ({
      status,
      msg: body.msg,
      retry: headers['retry-after'],
    }));
    expect(known).toEqual({ status: 429, msg: 'Bạn thao tác quá nhanh. Thử lại sau 900 giây.', retry: '900' });
    expect(unknown).toEqual(known);
    // At the limit, the correct password is refused in the same way.
    expect((await guess(member, PASSWORD)).status).toBe(429);
    await site.clock.advance(15 * MINUTE);
    expect((await guess(member, PASSWORD)).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    const member = who.newName();
    await who.register(member);
    for (let turn = 0; turn < 12; turn += 1) expect((await guess(member, PASSWORD)).status).toBe(200);
  });

  it('from a device or network the account knows is counted apart: a stranger’s guesses lock no owner out', async () => {
    const username = who.newName();
    const home = who.nextAddress();
    const login = (password: string, rest: { from?: string; cookie?: string } = {}) =>
      site.call('POST', '/au/api/user/login', {
        body: { username, password },
        remoteAddress: rest.from ?? stranger(),
        headers: { ...(rest.cookie !== undefined && { cookie: rest.cookie }) },
      });
    // Every guess of a stranger comes from a network of its own.
    let networks = 0;
    const stranger = () => `172.20.${(networks += 1)}.1`;
    const registered = await who.post<LoginResponse>('register', { username, password: PASSWORD }, { from: home });
    const cookie = deviceOf(registered.headers);
    for (let turn = 0; turn < 10; turn += 1) expect((await login('sai rồi')).status).toBe(400);
    expect((await login(PASSWORD)).status).toBe(429);

    expect((await login(PASSWORD, { cookie })).status).toBe(200);
    expect((await login(PASSWORD, { from: home.replace(/\d+$/, '251') })).status).toBe(200);
    // The session of another member makes no device known, and neither does a forged cookie.
    const other = await who.post<LoginResponse>('register', { username: who.newName(), password: PASSWORD });
    for (const wrong of [deviceOf(other.headers), `${cookie}x`, 'device=1.1.x.x'])
      expect((await login(PASSWORD, { cookie: wrong })).status).toBe(429);
  });

  it('from a known device is limited too, whatever its address', async () => {
    const username = who.newName();
    const { headers } = await who.post<LoginResponse>('register', { username, password: PASSWORD });
    const login = (password: string) =>
      site.call('POST', '/au/api/user/login', {
        body: { username, password },
        remoteAddress: who.nextAddress(),
        headers: { cookie: deviceOf(headers) },
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await login('sai rồi')).status).toBe(400);
    expect((await login(PASSWORD)).status).toBe(429);
  });
});

describe('the device cookie', () => {
  it('is signed, HttpOnly, for 180 days, set once, and authorizes nothing', async () => {
    const username = who.newName();
    const { headers, body } = await who.post<LoginResponse>('register', { username, password: PASSWORD });
    const set = [headers['set-cookie'] ?? []].flat() as string[];
    expect(set.find((one) => one.startsWith('device='))).toMatch(
      /^device=\d+\.\d+\.[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = deviceOf(headers);
    const again = await site.call('POST', '/au/api/user/refresh-token', {
      body: { refreshToken: body.data.refreshToken },
      remoteAddress: who.nextAddress(),
      headers: { cookie },
    });
    expect(String(again.headers['set-cookie'])).not.toContain('device=');
    expect((await site.call('GET', '/au/api/user/info', { headers: { cookie } })).status).toBe(401);
    expect(String((await who.post('guest-login')).headers['set-cookie'])).not.toContain('device=');
  });
});

describe('the password of an open session', () => {
  const change = (token: string, oldPassword: string, from?: string) =>
    who.post(
      'update-password',
      { oldPassword, newPassword: 'mật khẩu mới' },
      { token, ...(from !== undefined && { from }) },
    );

  it('is never refused for what others guess: neither to change it nor to delete the account', async () => {
    const [first, second] = [who.newName(), who.newName()];
    const tokens = [(await who.register(first)).accessToken, (await who.register(second)).accessToken] as const;
    for (const name of [first, second]) {
      await guesses(name, 10);
      expect((await guess(name, PASSWORD)).status).toBe(429);
    }
    expect((await change(tokens[0], PASSWORD)).status).toBe(200);
    expect((await who.post('delete-account', { password: PASSWORD }, { token: tokens[1] })).status).toBe(200);
  });

  it('is not refused for calls that others make from the same address', async () => {
    const from = who.nextAddress();
    const { accessToken } = await who.register(who.newName());
    const other = await who.register(who.newName());
    for (let turn = 0; turn < 11; turn += 1) await change('invented', PASSWORD, from);
    for (let turn = 0; turn < 9; turn += 1) await change(other.accessToken, 'sai rồi', from);
    expect((await change(accessToken, PASSWORD, from)).status).toBe(200);
  });

  it('cannot be guessed with a stolen session: the tenth wrong one ends it, and no other', async () => {
    const member = who.newName();
    const { accessToken, refreshToken } = await who.register(member);
    const other = await who.login(member);
    for (let turn = 0; turn < 9; turn += 1) {
      expect((await change(accessToken, 'sai rồi')).body.code).toBe(1007);
      await site.clock.advance(MINUTE);
    }
    expect((await change(accessToken, 'sai rồi')).status).toBe(401);
    expect((await who.get('info', accessToken)).status).toBe(401);
    expect((await who.post('refresh-token', { refreshToken })).body.code).toBe(1006);
    expect((await guess(member, PASSWORD)).status).toBe(200);
    expect((await change(other.accessToken, PASSWORD)).status).toBe(200);
  });

  it('cannot be guessed faster by guessing at once', async () => {
    const member = who.newName();
    const { accessToken } = await who.register(member);
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(accessToken, 'sai rồi')));
    expect(answers.filter(({ body }) => body.code === 1007).length).toBeLessThan(10);
    expect((await who.get('info', accessToken)).status).toBe(401);
  });
});
