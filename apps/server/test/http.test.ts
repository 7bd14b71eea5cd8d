import { openTestApp, type TestApp } from './support/test-app.js';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ CALLS_PER_MINUTE: '60' });
});
afterAll(() => site.close());

const login = (payload: string, type = 'application/json', remoteAddress = '10.1.0.1') =>
  site.call('POST', '/au/api/user/login', { payload, headers: { 'content-type': type }, remoteAddress });

describe('a body that is wrong', () => {
  it.each([
    ['not JSON', '{"username":', 'application/json', 400, 'Nội dung gửi lên không phải là JSON hợp lệ.'],
    ['empty', '', 'application/json', 400, 'Yêu cầu thiếu nội dung.'],
    [
      'of another type',
      'username=a',
      'application/x-www-form-urlencoded',
      415,
      'Chỉ nhận nội dung dạng application/json.',
    ],
    ['text', 'hello', 'text/plain', 415, 'Chỉ nhận nội dung dạng application/json.'],
    [
      'too large',
      JSON.stringify({ username: 'a'.repeat(300_000) }),
      'application/json',
      413,
      'Nội dung gửi lên quá lớn.',
    ],
    ['missing a field', '{"username":"a"}', 'application/json', 400, 'Mật khẩu không hợp lệ: còn thiếu.'],
    [
      'of a wrong shape',
      '{"username":5,"password":"x"}',
      'application/json',
      400,
      'Tên đăng nhập không hợp lệ: phải là chuỗi ký tự.',
    ],
    ['a list', '[]', 'application/json', 400, 'Yêu cầu không hợp lệ.'],
  ])('because it is %s is answered in the envelope', async (_name, body, type, status, msg) => {
    const answer = await login(body, type, `10.1.1.${Math.floor(Math.random() * 250)}`);
    expect([answer.status, answer.body.code, answer.body.msg, answer.body.data]).toEqual([status, status, msg, null]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not coerced to the expected type', async () => {
    const { body } = await site.call('POST', '/ac/api/chat/message/v2/list', { body: { groupId: '30' } });
    expect(body.msg).toBe('Trường groupId không hợp lệ: phải là số nguyên.');
  });
});

describe('a query', () => {
  it('accepts numbers as text, and ignores unknown fields', async () => {
    const { status } = await site.call('GET', '/ac/api/chat/room/list-room?pageSize=5&utm_source=x');
    expect(status).toBe(200);
  });

  it.each([
    ['/ac/api/chat/room/list-room?pageSize=100000', 'Trường pageSize không hợp lệ: lớn nhất là 100.'],
    ['/al/api/schedule/liveSchedule?date=2026-99-99', 'Trường date không hợp lệ: phải là ngày dạng 2026-11-20.'],
    ['/al/api/schedule/liveRoom', 'Trường id không hợp lệ: còn thiếu.'],
    ['/al/api/schedule/liveRoom?id=a%00b', 'Yêu cầu không hợp lệ.'],
    ['/al/api/schedule/liveSchedule?date=0000-01-01', 'Ngày không hợp lệ, cần dạng năm-tháng-ngày.'],
    [
      '/al/api/schedule/liveSchedule?date=9999-12-31&timezone=America/New_York',
      'Ngày không hợp lệ, cần dạng năm-tháng-ngày.',
    ],
  ])('%s is refused by the name of its field', async (url, msg) => {
    expect((await site.call('GET', url)).body).toMatchObject({ code: 400, msg });
  });
});

describe('an unknown path', () => {
  it.each(['/au/api/nope', '/ac/nope', '/al/x', '/other/api/khong/co'])('%s is 404 in the envelope', async (url) => {
    const { status, body } = await site.call('GET', `${url}?token=secret`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 404, msg: `Không có địa chỉ ${url}.`, data: null });
  });

  it('states that there are no pages while the web app is not built', async () => {
    const answer = await site.app.http.inject('/truc-tiep');
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).toContain('Giao diện web chưa được dựng');
  });
});

describe('an unexpected error', () => {
  it('is 500 without detail, logged with the request id of the response', async () => {
    const other = await openTestApp();
    other.app.http.get('/boom', () => Promise.reject(new Error('secret detail')));
    const { status, body, text } = await other.call('GET', '/boom');
    expect([status, body.code, body.msg]).toEqual([500, 500, 'Đã xảy ra lỗi, vui lòng thử lại sau.']);
    expect(text).not.toContain('secret detail');
    expect(other.log.some((line) => line.includes('secret detail') && line.includes(String(body.requestId)))).toBe(
      true,
    );
    await other.close();
  });
});

describe('limits', () => {
  it('limit the calls of one address per minute, without affecting others', async () => {
    const call = (remoteAddress: string) => site.call('GET', '/al/api/schedule/anchor', { remoteAddress });
    for (let index = 0; index < 60; index += 1) expect((await call('10.2.0.1')).status).toBe(200);
    const refused = await call('10.2.0.1');
    expect([refused.status, refused.body.code]).toEqual([429, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('10.2.0.2')).status).toBe(200);
  });

  it('answer a page that is opened too often with a readable message', async () => {
    const open = () => site.app.http.inject({ method: 'GET', url: '/truc-tiep', remoteAddress: '10.2.0.3' });
    for (let index = 0; index < 60; index += 1) await open();
    const { statusCode, headers, payload } = await open();
    expect([statusCode, headers['content-type'], Number(headers['retry-after']) > 0]).toEqual([
      429,
      'text/html; charset=utf-8',
      true,
    ]);
    expect(payload).toContain('Bạn thao tác quá nhanh.');
  });

  it('count all addresses of one IPv6 network as one', async () => {
    const login = (last: number) =>
      site.call('POST', '/au/api/user/login', {
        body: { username: 'ai-do', password: 'x' },
        remoteAddress: `2001:db8::${last}`,
      });
    for (let index = 1; index <= 10; index += 1) expect((await login(index)).status).toBe(400);
    expect((await login(11)).status).toBe(429);
  });
});

describe('operations', () => {
  it('report that the process is alive and ready, and its build', async () => {
    expect((await site.app.http.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await site.app.http.inject('/readyz')).json()).toEqual({
      ready: true,
      build: 'server-only',
      database: { kind: 'pglite', ok: true },
      bus: { kind: 'memory', ok: true },
      feeds: [],
    });
  });

  it('describe every call at /docs', async () => {
    const { paths } = (await site.app.http.inject('/docs/json')).json<{ paths: Record<string, unknown> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/au/api/user/login', '/al/api/schedule/liveRoom', '/ac/api/chat/message/v2/list']),
    );
    expect(Object.keys(paths).filter((path) => !/^\/(au|ac|al|other)\//.test(path))).toEqual([]);
  });
});
