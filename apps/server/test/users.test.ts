import type { GuestLogin, LoginResponse, UserInfo } from '@khandai/contracts';
import { SignJWT } from 'jose';
import { openTestApp, type TestApp } from './support/test-app.js';

const MINUTE = 60_000;
const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

// Each test has its own address, so that tests do not share rate limits.
let address = 0;
beforeEach(() => {
  address += 1;
});
const from = () => ({ remoteAddress: `10.0.0.${address}` });
const post = <D>(path: string, body: unknown, token?: string) =>
  site.call<D>('POST', `/au/api/user/${path}`, { body, ...from(), ...(token !== undefined && { token }) });
const get = <D>(path: string, token?: string) =>
  site.call<D>('GET', `/au/api/user/${path}`, { ...from(), ...(token !== undefined && { token }) });
const guest = async () =>
  (await site.call<GuestLogin>('POST', '/au/api/user/guest-login', from())).body.data.guestToken;
const member = async (username: string, rest: object = {}) =>
  (await post<LoginResponse>('register', { username, password: 'mật khẩu dài', ...rest })).body.data;

describe('a guest', () => {
  it('[AU1] (guest flag 1) has its own token, id and name', async () => {
    const { status, body } = await get<UserInfo>('guest-info', await guest());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 0,
      msg: 'Success',
      data: { guest: 1, role: 'guest', username: '', emailAddress: null },
    });
    expect(body.data.displayName).toMatch(/^Khách \d{4}$/);
  });

  it('[AU7] (server part) is known by the authorization header; without one guest-info is 401 in the envelope', async () => {
    const { status, body } = await get('guest-info');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 401, msg: 'Vui lòng đăng nhập.', data: null });
  });

  it('[AU2] (server part) gets 429 with the seconds to wait after too many guest logins', async () => {
    const attempts = [];
    for (let attempt = 0; attempt < 31; attempt += 1)
      attempts.push(await site.call('POST', '/au/api/user/guest-login', from()));
    expect(attempts.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    const last = attempts.at(-1);
    expect(last?.body).toMatchObject({ code: 429, data: null });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.body.msg).toMatch(/^Bạn thao tác quá nhanh\. Thử lại sau \d+ giây\.$/);
  });

  it('may not call what is for members', async () => {
    expect(await get('info', await guest())).toMatchObject({
      status: 403,
      body: { code: 403, msg: 'Vui lòng đăng nhập.' },
    });
  });

  it('is refused after a day, and after the user is deleted', async () => {
    const token = await guest();
    await site.clock.advance(24 * 60 * MINUTE + 1000);
    expect((await get('guest-info', token)).status).toBe(401);
  });
});

describe('a member', () => {
  it('[AU1] (guest flag 0) registers, is logged in, and has the registered profile', async () => {
    const { accessToken, refreshToken } = await member('Hai.Nam', { email: 'nam@example.com', nickname: 'Hải Nam' });
    expect(refreshToken).toHaveLength(43);
    const { body } = await get<UserInfo>('info', accessToken);
    expect(body.data).toMatchObject({
      guest: 0,
      role: 'member',
      username: 'Hai.Nam',
      displayName: 'Hải Nam',
      nickname: 'Hải Nam',
      emailAddress: 'nam@example.com',
    });
  });

  it('[AU4] (both spellings) sends emailAddress or email, displayName or nickname; the first of each wins', async () => {
    const { accessToken } = await member('both', {
      emailAddress: 'a@example.com',
      email: 'b@example.com',
      displayName: 'Tên A',
      nickname: 'Tên B',
    });
    expect((await get<UserInfo>('info', accessToken)).body.data).toMatchObject({
      emailAddress: 'a@example.com',
      displayName: 'Tên A',
    });
  });

  it('cannot take a username that differs from another only in case', async () => {
    await member('thu.trang');
    const { status, body } = await post('register', { username: 'Thu.Trang', password: 'mật khẩu dài' });
    expect([status, body.code, body.msg]).toEqual([409, 1002, 'Tên đăng nhập đã tồn tại.']);
  });

  it('cannot use the username as password', async () => {
    expect((await post('register', { username: 'yeubongda', password: 'YeuBongDa' })).body.code).toBe(1004);
  });

  it('logs in with any case of the username and any composition of Vietnamese letters', async () => {
    await member('Viet.Anh', { displayName: 'Việt Anh' });
    const { status } = await post('login', { username: 'viet.anh', password: 'mật khẩu dài'.normalize('NFD') });
    expect(status).toBe(200);
  });

  it('[AU3] (server part) gets the same refusal for a wrong password and an unknown name', async () => {
    await member('biet.ten');
    const wrong = await post('login', { username: 'biet.ten', password: 'sai rồi' });
    const unknown = await post('login', { username: 'khong.co', password: 'sai rồi' });
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.code, body.msg]).toEqual([400, 1001, 'Sai tên đăng nhập hoặc mật khẩu.']);
    }
  });

  it('may have HTML in the name, which is stored and returned as text', async () => {
    const name = '<script>alert(1)</script>';
    const { accessToken } = await member('html', { displayName: name });
    const { body, headers } = await get<UserInfo>('info', accessToken);
    expect(body.data.displayName).toBe(name);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('cannot use invisible or direction-changing characters in the name', async () => {
    const { accessToken } = await member('hidden', { displayName: ' Ngọc\u200b \u202e  Hân ' });
    expect((await get<UserInfo>('info', accessToken)).body.data.displayName).toBe('Ngọc Hân');
    expect(
      (await post('register', { username: 'nothing', password: 'mật khẩu dài', displayName: '\u200b\u200b\u200b' }))
        .body.code,
    ).toBe(400);
  });

  it('cannot have a picture with a script URL', async () => {
    expect(
      (await post('register', { username: 'pic', password: 'mật khẩu dài', profilePicture: 'javascript:alert(1)' }))
        .status,
    ).toBe(400);
  });
});

describe('a session', () => {
  it('is renewed by a refresh token even if an expired access token is sent with it', async () => {
    const { accessToken, refreshToken } = await member('renew');
    await site.clock.advance(16 * MINUTE);
    expect((await get('info', accessToken)).status).toBe(401);
    const renewed = await post<LoginResponse>('refresh-token', { refreshToken }, accessToken);
    expect((await get('info', renewed.body.data.accessToken)).status).toBe(200);
  });

  it('[AU6] (server part) is refused with a code above 0 for an unknown refresh token', async () => {
    const { body } = await post('refresh-token', { refreshToken: 'invented' });
    expect([body.code, body.msg]).toEqual([1006, 'Phiên đăng nhập của bạn đã hết hạn.']);
  });

  it('ends when a used refresh token is sent again later, but not within the leeway', async () => {
    const { refreshToken } = await member('stolen');
    const first = await post<LoginResponse>('refresh-token', { refreshToken });
    expect((await post('refresh-token', { refreshToken })).status).toBe(200);
    await site.clock.advance(11_000);
    expect((await post('refresh-token', { refreshToken })).body.code).toBe(1006);
    expect((await post('refresh-token', { refreshToken: first.body.data.refreshToken })).body.code).toBe(1006);
  });

  it('[AU5] (server part) ends at logout', async () => {
    const { refreshToken } = await member('leaver');
    expect((await post('logout', { refreshToken })).body).toMatchObject({ code: 0, data: {} });
    expect((await post('refresh-token', { refreshToken })).body.code).toBe(1006);
  });

  it.each([
    [
      'forged',
      async () =>
        new SignJWT({ guest: false, role: 'staff', siteRoleId: 0 })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('khandai')
          .setSubject('1')
          .setExpirationTime('1d')
          .sign(Buffer.alloc(48)),
    ],
    ['of algorithm none', async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['nonsense', async () => 'abc'],
  ])(
    '[AU8] (server part) a token that is %s is refused with 401 without detail, on public calls too',
    async (_name, token) => {
      for (const path of ['/au/api/user/info', '/al/api/live/live-total']) {
        const { status, body, text } = await site.call('GET', path, { token: await token(), ...from() });
        expect(status).toBe(401);
        expect(body).toMatchObject({ code: 401, data: null, msg: expect.stringMatching(VIETNAMESE) });
        expect(text).not.toMatch(/jwt|jose|signature|at \//i);
      }
    },
  );

  it('leaves no password and no token in the log', async () => {
    const { accessToken, refreshToken } = await member('quiet', { password: 'bí mật của tôi' });
    const before = site.log.length;
    const req = { method: 'GET', url: `/chat?token=${accessToken}`, id: '1' };
    site.app.http.log.info(
      { req, body: { password: 'bí mật của tôi' }, refreshToken },
      'what a careless line would hold',
    );
    const log = site.log.join('');
    expect(site.log).toHaveLength(before + 1);
    expect(log).toContain('/chat?token=***');
    for (const secret of [accessToken, refreshToken, 'bí mật của tôi']) expect(log).not.toContain(secret);
  });
});
