import { createHash } from 'node:crypto';
import type { GuestLogin, LoginResponse, UserSession } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { refreshTokens, sessions } from '../src/platform/database/schema.js';
import { people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const LEEWAY_OVER = 11_000;

const sha256 = (token: string) => createHash('sha256').update(token).digest('hex');

let site: TestApp;
let who: ReturnType<typeof people>;
beforeAll(async () => {
  site = await openTestApp();
  who = people(site);
});
afterAll(() => site.close());

const renew = (refreshToken: string) => who.post<LoginResponse>('refresh-token', { refreshToken });
const listOf = async (accessToken: string) =>
  (await who.get<{ total: number; list: UserSession[] }>('session/list', accessToken)).body.data;

/** Registers a user and logs them in on two devices. */
async function onTwoDevices() {
  const username = who.newName();
  await who.register(username);
  return { username, phone: await who.login(username, PHONE), desk: await who.login(username, DESK) };
}

describe('a stolen refresh token', () => {
  it('used again after its owner renewed ends the session for both, in either order', async () => {
    const { phone, desk } = await onTwoDevices();
    const owner = await renew(phone.refreshToken);
    await site.clock.advance(LEEWAY_OVER);
    const thief = await renew(phone.refreshToken);
    expect([thief.status, thief.body.code, thief.body.data]).toEqual([400, 1006, null]);

    expect((await renew(owner.body.data.refreshToken)).body.code).toBe(1006);
    expect((await who.get('info', owner.body.data.accessToken)).status).toBe(401);
    expect((await renew(desk.refreshToken)).status).toBe(200);
  });

  it('used first by the thief is detected when its owner uses it', async () => {
    const { phone } = await onTwoDevices();
    const thief = await renew(phone.refreshToken);
    await site.clock.advance(LEEWAY_OVER);
    expect((await renew(phone.refreshToken)).body.code).toBe(1006);
    expect((await renew(thief.body.data.refreshToken)).body.code).toBe(1006);
    expect((await who.get('session/list', thief.body.data.accessToken)).status).toBe(401);
  });
});

describe('a refresh token that is used twice within the leeway', () => {
  it('returns the same next token to two tabs at once and to a later one, and both continue as one session', async () => {
    const { phone } = await onTwoDevices();
    const tabs = await Promise.all([renew(phone.refreshToken), renew(phone.refreshToken)]);
    await site.clock.advance(9_000);
    const late = await renew(phone.refreshToken);
    const [next, ...others] = [...tabs, late].map(({ body }) => body.data.refreshToken);
    expect(others).toEqual([next, next]);
    expect(next).not.toBe(phone.refreshToken);
    await site.clock.advance(15 * 60_000);
    const again = await Promise.all([renew(next as string), renew(next as string)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('does not fork: a thief who was quick enough is detected at the next renewal, and the session ends', async () => {
    const { phone } = await onTwoDevices();
    const [owner, thief] = [await renew(phone.refreshToken), await renew(phone.refreshToken)];
    await site.clock.advance(15 * 60_000);
    const ownerAgain = await renew(owner.body.data.refreshToken);
    expect(ownerAgain.status).toBe(200);
    await site.clock.advance(LEEWAY_OVER);
    expect((await renew(thief.body.data.refreshToken)).body.code).toBe(1006);
    expect((await renew(ownerAgain.body.data.refreshToken)).body.code).toBe(1006);
    expect((await who.get('info', ownerAgain.body.data.accessToken)).status).toBe(401);
  });

  it('leaves one unused token in the database, which holds none that could be used', async () => {
    const { phone } = await onTwoDevices();
    const answers = [await renew(phone.refreshToken), await renew(phone.refreshToken)];
    const next = answers[0]?.body.data.refreshToken ?? '';
    const rows = await site.database.db.select().from(refreshTokens);
    const family = rows.find(({ tokenHash }) => tokenHash === sha256(next))?.familyId;
    expect(rows.filter(({ familyId, usedAt }) => familyId === family && usedAt === null)).toHaveLength(1);
    const stored = JSON.stringify(rows);
    for (const token of [phone.refreshToken, next]) expect(stored).not.toContain(token);
  });
});

describe('the age of a session', () => {
  const DAY = 24 * 60 * 60_000;

  it('is 90 days at most, however often it is renewed', async () => {
    const { phone } = await onTwoDevices();
    let tokens = phone;
    for (let day = 29; day <= 87; day += 29) {
      await site.clock.advance(29 * DAY);
      tokens = (await renew(tokens.refreshToken)).body.data;
    }
    await site.clock.advance(3 * DAY - 1_000);
    tokens = (await renew(tokens.refreshToken)).body.data;
    await site.clock.advance(1_000);
    expect((await renew(tokens.refreshToken)).body.code).toBe(1006);
    // The access token was issued a second ago; its session is over all the same.
    expect((await who.get('info', tokens.accessToken)).status).toBe(401);
  });

  it('is 90 days at most for a session that began before there was a maximum', async () => {
    const { phone } = await onTwoDevices();
    const began = new Date(site.clock.now() - 91 * DAY);
    const session = JSON.parse(Buffer.from(phone.accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    await site.database.db.update(sessions).set({ createdAt: began }).where(eq(sessions.sessionId, session.sid));
    expect((await renew(phone.refreshToken)).body.code).toBe(1006);
  });
});

describe('the sessions of a member', () => {
  it('are listed with device and shortened address, the current one marked, the last used first', async () => {
    const { phone, desk } = await onTwoDevices();
    await site.clock.advance(60_000);
    await who.post('refresh-token', { refreshToken: phone.refreshToken }, { userAgent: PHONE });
    const { total, list } = await listOf(desk.accessToken);
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({ device: 'Chrome trên Android', current: false });
    expect(list.find(({ current }) => current)?.device).toBe('Firefox trên Windows');
    expect(list.map(({ device }) => device)).toContain('Thiết bị không rõ');
    for (const { address } of list) expect(address).toMatch(/^10\.77\.\d+\.\*$/);
    expect(new Date(list[0]?.lastUsedAt ?? 0).getTime() - new Date(list[0]?.createdAt ?? 0).getTime()).toBe(60_000);
  });

  it('[AC1] (sessions, server part) end one by one: an ended one is neither renewed nor accepted by sensitive calls', async () => {
    const { phone, desk } = await onTwoDevices();
    const other = (await listOf(desk.accessToken)).list.find(({ device }) => device === 'Chrome trên Android');
    expect((await who.post('session/end', { sessionId: other?.sessionId }, { token: desk.accessToken })).status).toBe(
      200,
    );
    expect((await renew(phone.refreshToken)).body.code).toBe(1006);
    expect((await who.get('info', phone.accessToken)).status).toBe(401);
    expect((await who.get('info', desk.accessToken)).status).toBe(200);
    const again = await who.post('session/end', { sessionId: other?.sessionId }, { token: desk.accessToken });
    expect([again.status, again.body.msg]).toEqual([404, 'Phiên đăng nhập này đã kết thúc.']);
  });

  it('once ended, an unexpired token reveals nothing of its member, not even through calls for guests', async () => {
    const { phone, desk } = await onTwoDevices();
    await who.post('session/end-others', undefined, { token: desk.accessToken });
    for (const path of ['guest-info', 'level/info'])
      expect([path, (await who.get(path, phone.accessToken)).status]).toEqual([path, 401]);
    expect((await who.post('refresh-balance', undefined, { token: phone.accessToken })).status).toBe(401);
    expect((await who.get('guest-info', desk.accessToken)).status).toBe(200);
  });

  it('cannot be ended by another member', async () => {
    const [mine, theirs] = [await onTwoDevices(), await onTwoDevices()];
    const [session] = (await listOf(mine.desk.accessToken)).list;
    expect(
      (await who.post('session/end', { sessionId: session?.sessionId }, { token: theirs.desk.accessToken })).status,
    ).toBe(404);
    expect((await who.get('info', mine.desk.accessToken)).status).toBe(200);
  });

  it('end all but the current one', async () => {
    const { phone, desk } = await onTwoDevices();
    expect((await who.post('session/end-others', undefined, { token: desk.accessToken })).status).toBe(200);
    expect((await who.get('info', phone.accessToken)).status).toBe(401);
    expect((await listOf(desk.accessToken)).list.map(({ current }) => current)).toEqual([true]);
    expect((await renew(desk.refreshToken)).status).toBe(200);
  });

  it('end during a renewal without leaving a valid token', async () => {
    const { phone, desk } = await onTwoDevices();
    const [renewed] = await Promise.all([
      renew(phone.refreshToken),
      who.post('session/end-others', undefined, { token: desk.accessToken }),
    ]);
    expect([200, 400]).toContain(renewed.status);
    if (renewed.status === 200) expect((await renew(renewed.body.data.refreshToken)).body.code).toBe(1006);
  });
});

describe('a new password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    who.post('update-password', { oldPassword, newPassword }, { token });

  it('[AU10] (update-password) replaces the old one, and ends the other sessions', async () => {
    const { username, phone, desk } = await onTwoDevices();
    expect((await change(desk.accessToken, 'mật khẩu dài', 'mật khẩu mới')).body).toMatchObject({ code: 0, data: {} });
    expect((await renew(phone.refreshToken)).body.code).toBe(1006);
    expect((await who.get('info', desk.accessToken)).status).toBe(200);
    expect((await who.post('login', { username, password: 'mật khẩu dài' })).body.code).toBe(1001);
    expect((await who.post('login', { username, password: 'mật khẩu mới' })).status).toBe(200);
  });

  it('needs the old one, and must not be weak', async () => {
    const { username, phone, desk } = await onTwoDevices();
    const wrong = await change(desk.accessToken, 'không phải', 'mật khẩu mới');
    expect([wrong.status, wrong.body.code, wrong.body.msg]).toEqual([400, 1007, 'Mật khẩu hiện tại không đúng.']);
    expect((await change(desk.accessToken, 'mật khẩu dài', 'aaaaaaaa')).body.code).toBe(1004);
    expect((await change(desk.accessToken, 'mật khẩu dài', 'ngắn')).body.msg).toBe(
      'Mật khẩu mới không hợp lệ: cần ít nhất 8 ký tự.',
    );
    expect((await renew(phone.refreshToken)).status).toBe(200);
    expect((await who.login(username)).accessToken).toBeTruthy();
  });
});

describe('the cookies of a session', () => {
  type Answered = { readonly headers: Readonly<Record<string, unknown>> };
  const cookiesOf = ({ headers }: Answered) => [headers['set-cookie'] ?? []].flat() as string[];
  const cookieOf = (name: string, answer: Answered) =>
    cookiesOf(answer).find((cookie) => cookie.startsWith(`${name}=`));

  it('[AU1] (token) is set with every access token, for pages only: httpOnly, lax, for the whole site, with the token’s lifetime', async () => {
    const username = who.newName();
    const registered = await who.post<LoginResponse>('register', { username, password: 'mật khẩu dài' });
    const { accessToken, refreshToken } = registered.body.data;
    expect(cookieOf('token', registered)).toBe(`token=${accessToken}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`);
    const renewed = await renew(refreshToken);
    expect(cookieOf('token', renewed)).toContain(`token=${renewed.body.data.accessToken};`);
    const left = await who.post('logout', { refreshToken });
    expect(cookiesOf(left)).toEqual(['token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('[AU1] (token, refused) is set by no other call, and authorizes no call', async () => {
    expect(cookiesOf(await who.post('login', { username: 'nobody.here', password: 'x' }))).toEqual([]);
    expect(cookieOf('token', await who.post('guest-login'))).toBeUndefined();
    const { accessToken } = await who.register(who.newName());
    const requested = await site.call('GET', '/au/api/user/info', { headers: { cookie: `token=${accessToken}` } });
    expect(requested.status).toBe(401);
  });

  it('[AU1] (token, left over) is deleted when the page belongs to a guest, and stays for a member', async () => {
    const { accessToken } = await who.register(who.newName());
    const from = who.nextAddress();
    const cookie = `pid=an; token=${accessToken}; ip=${from}`;
    const ask = (method: 'GET' | 'POST', path: string, token?: string) =>
      site.call<GuestLogin>(method, `/au/api/user/${path}`, {
        remoteAddress: from,
        headers: { cookie },
        ...(token !== undefined && { token }),
      });
    const removed = ['token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'];
    const entered = await ask('POST', 'guest-login');
    expect(cookiesOf(entered)).toEqual(removed);
    expect(cookiesOf(await ask('GET', 'guest-info', entered.body.data.guestToken))).toEqual(removed);
    for (const path of ['guest-info', 'info'])
      expect([path, cookiesOf(await ask('GET', path, accessToken))]).toEqual([path, []]);
    expect(cookiesOf(await ask('GET', 'guest-info', 'forged'))).toEqual([]);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.8', '203.0.113.8'],
    ['2001:db8::1', '2001:db8::1'],
  ])('[AU1] (ip) is the address of the guest or member: %s gives %s', async (from, ip) => {
    const reported = `ip=${ip}; Path=/; HttpOnly; SameSite=Lax`;
    const guest = await who.post<{ guestToken: string }>('guest-login', undefined, { from });
    const member = await who.post<LoginResponse>(
      'register',
      { username: who.newName(), password: 'mật khẩu dài' },
      { from },
    );
    expect([cookieOf('ip', guest), cookieOf('ip', member)]).toEqual([reported, reported]);
    const info = (token: string, cookie?: string) =>
      site.call('GET', '/au/api/user/info', {
        token,
        remoteAddress: from,
        headers: { ...(cookie !== undefined && { cookie }) },
      });
    const { accessToken } = member.body.data;
    expect(cookiesOf(await info(accessToken))).toEqual([reported]);
    expect(cookiesOf(await info(accessToken, `pid=an; ip=${ip}`))).toEqual([]);
    expect(cookiesOf(await info(accessToken, 'ip=198.51.100.99'))).toEqual([reported]);
  });

  it('[AU1] (ip) is the address that the server sees: neither a cookie nor a header of the caller changes it', async () => {
    const forged = { cookie: 'ip=198.51.100.99', 'x-forwarded-for': '198.51.100.99', forwarded: 'for=198.51.100.99' };
    const at = await site.call<{ ip: string }>('GET', '/au/api/user/location', {
      remoteAddress: '203.0.113.9',
      headers: forged,
    });
    const guest = await site.call('POST', '/au/api/user/guest-login', {
      remoteAddress: '203.0.113.9',
      headers: forged,
    });
    expect([at.body.data.ip, cookieOf('ip', guest)]).toEqual([
      '203.0.113.9',
      'ip=203.0.113.9; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});

describe('cookies of a site behind TLS', () => {
  const cookies = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const other = await openTestApp(env);
    const body = { username: 'minh.tuan', password: 'mật khẩu dài' };
    const answer = await other.call('POST', '/au/api/user/register', { body, headers });
    await other.close();
    return { cookies: answer.headers['set-cookie'] as string[], notices: other.app.notices };
  };
  const secure = /; HttpOnly; SameSite=Lax; Secure$/;

  it('[AU1] (Secure) are Secure by SITE_ORIGIN even without TRUST_PROXY, which causes a warning at start', async () => {
    const behind = await cookies({ SITE_ORIGIN: 'https://khandai.example' });
    expect(behind.cookies).toEqual(Array(3).fill(expect.stringMatching(secure)));
    expect(
      behind.notices.filter((notice) => notice.startsWith('Cảnh báo: SITE_ORIGIN là https nhưng chưa có TRUST_PROXY')),
    ).toHaveLength(1);
  });

  it('[AU1] (Secure) are Secure when a trusted proxy reports https, and not when any other client does', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    const trusted = await cookies(
      { TRUST_PROXY: 'loopback', SITE_ORIGIN: 'https://khandai.example' },
      { ...tls, 'x-forwarded-host': 'khandai.example' },
    );
    expect(trusted.cookies).toEqual(Array(3).fill(expect.stringMatching(secure)));
    expect(trusted.notices.join()).not.toContain('TRUST_PROXY');
    expect((await cookies({ TRUST_PROXY: 'loopback', SITE_ORIGIN: 'http://localhost' }, tls)).cookies.join()).toContain(
      'Secure',
    );
    expect((await cookies({}, tls)).cookies.join()).not.toContain('Secure');
  });
});
