import { Code } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import { type AxiosAdapter, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import {
  ApiClient,
  type ApiClientDeps,
  ApiError,
  type InProcessRequest,
  type InProcessSend,
  isAborted,
  sendAdapter,
} from './index.js';

type Answer = Awaited<ReturnType<InProcessSend>>;

const success = (data: unknown): Answer => ({ status: 200, body: JSON.stringify({ code: 0, msg: 'Success', data }) });
const fault = (status: number, code: number, msg: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify({ code, msg, data: null, requestId: 'req-1' }),
  headers,
});

function build(
  answer: (request: InProcessRequest) => Answer | Promise<Answer>,
  deps: Partial<Pick<ApiClientDeps, 'token' | 'renew' | 'mayFinish' | 'ready'>> = {},
) {
  const clock = new FakeClock();
  const requests: InProcessRequest[] = [];
  const adapter = sendAdapter(async (request) => {
    requests.push(request);
    return answer(request);
  });
  const { token = () => 'token-1', ...rest } = deps;
  return { clock, requests, client: new ApiClient({ http: { adapter }, token, clock, ...rest }) };
}

const unreachable: AxiosAdapter = () => Promise.reject(new Error('ECONNREFUSED'));
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a request', () => {
  it('[CA1] uses the method and path of its key, with query and no body', async () => {
    const { client, requests } = build(() => success({ total: 3 }));
    await expect(
      client.call('GET /other/api/schedule/total-live-schedule', { query: { id: 'a/b c' } }),
    ).resolves.toEqual({ total: 3 });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/other/api/schedule/total-live-schedule?id=a%2Fb+c',
      body: undefined,
    });
  });

  it('[CA4] returns the value of a reply that was parsed already, itself', async () => {
    const data = Object.freeze({ total: 3 });
    const { client } = build(() => ({ status: 200, body: { code: 0, msg: 'Success', data } }));
    expect(await client.call('GET /other/api/schedule/total-live-schedule', { query: { id: 'a' } })).toBe(data);
  });

  it('[CA1] sends its body as JSON', async () => {
    const { client, requests } = build(() => success({ total: 0, list: [], revision: 0 }));
    await client.call('POST /ac/api/chat/message/v2/list', { body: { groupId: 30 } });
    expect(requests[0]?.body).toBe('{"groupId":30}');
    expect(requests[0]?.headers['content-type']).toMatch('application/json');
  });

  it('[CA1] sends a file unchanged, with its own content type', async () => {
    const sent: InternalAxiosRequestConfig[] = [];
    const adapter: AxiosAdapter = async (config) => {
      sent.push(config);
      return {
        data: success({ profilePicture: '/a' }).body,
        status: 200,
        statusText: '',
        headers: new AxiosHeaders(),
        config,
      };
    };
    const client = new ApiClient({ http: { adapter }, token: () => 'T', clock: new FakeClock() });
    const file = new Blob(['ảnh'], { type: 'image/png' });
    await client.call('POST /au/api/user/upload-avatar', { query: { x: 1, y: 2, size: 3 }, file });
    expect(sent[0]).toMatchObject({ url: '/au/api/user/upload-avatar?x=1&y=2&size=3', data: file });
    expect(sent[0]?.headers.get('Content-Type')).toBe('image/png');
  });

  it('[CA1] sends no content type without a body', async () => {
    const { client, requests } = build(() => success({ guestToken: 'g' }));
    await client.call('POST /au/api/user/guest-login');
    expect([requests[0]?.headers['content-type'], requests[0]?.body]).toEqual([undefined, undefined]);
  });

  it('[AU7] (header) sends the token in the authorization header', async () => {
    const { client, requests } = build(() => success({ total: 0, list: [] }), { token: () => 'abc' });
    await client.call('GET /al/api/schedule/anchor');
    expect(requests[0]?.headers['authorization']).toBe('Bearer abc');
  });

  it('[CA3] sends no authorization header without a token, nor on calls that start or end a session', async () => {
    const { client, requests } = build(() => success({ guestToken: 'g' }), { token: () => 'dead' });
    await client.call('POST /au/api/user/guest-login');
    await client.call('POST /au/api/user/refresh-token', { body: { refreshToken: 'r' } });
    const anonymous = build(() => success({ total: 0, list: [] }), { token: () => null });
    await anonymous.client.call('GET /al/api/schedule/anchor');
    for (const request of [...requests, ...anonymous.requests])
      expect(request.headers).not.toHaveProperty('authorization');
  });
});

describe('a client that is not ready', () => {
  it('[CA10] sends a call with the token of the moment when it is ready', async () => {
    const ready = Promise.withResolvers<undefined>();
    let token = 'early';
    const { client, requests } = build(() => success({ list: [] }), { ready: () => ready.promise, token: () => token });
    const called = client.call('GET /other/api/schedule/total-live-schedule');
    await settle();
    expect(requests).toEqual([]);
    token = 'late';
    ready.resolve(undefined);
    await called;
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer late']);
  });
});

describe('a call that needs a token', () => {
  it('[CA9] [AU12] (fallback) returns the given fallback without a token: nothing is sent and nothing fails', async () => {
    const nobody = build(() => fault(401, Code.unauthorized, 'Vui lòng đăng nhập.'), { token: () => null });
    await expect(nobody.client.callOr(null, 'GET /au/api/user/level/info')).resolves.toBeNull();
    await expect(nobody.client.callOr({}, 'POST /au/api/user/refresh-balance')).resolves.toEqual({});
    expect(nobody.requests).toEqual([]);
  });

  it('[AU12] (with a token) behaves like any other call, also when it fails', async () => {
    const { client } = build(() => success({ balance: 7 }));
    await expect(client.callOr(null, 'POST /au/api/user/refresh-balance')).resolves.toEqual({ balance: 7 });
    const broken = build(() => fault(500, Code.internal, 'Đã xảy ra lỗi'));
    expect(await failure(broken.client.callOr(null, 'POST /au/api/user/refresh-balance'))).toMatchObject({
      status: 500,
    });
  });
});

describe('a failure', () => {
  it('[CA4] of the server keeps its code, status, sentence and request id', async () => {
    const { client } = build(() => fault(404, Code.notFound, 'Không tìm thấy trận'));
    const error = await failure(client.call('GET /al/api/schedule/liveRoom', { query: { id: 'x' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'answer',
      code: 404,
      status: 404,
      message: 'Không tìm thấy trận',
      retryable: false,
      requestId: 'req-1',
    });
  });

  it('[CA4] is also a code above 0 with status 200', async () => {
    const { client } = build(() => fault(200, Code.refreshRejected, 'Hết hạn'));
    expect(
      await failure(client.call('POST /au/api/user/refresh-token', { body: { refreshToken: 'r' } })),
    ).toMatchObject({ code: 1006 });
  });

  it('[CA5] has the time to wait, from seconds or from a date', async () => {
    const seconds = build(() => fault(429, 429, 'Chậm lại', { 'Retry-After': '7' }));
    expect(await failure(seconds.client.call('GET /al/api/schedule/anchor'))).toMatchObject({
      retryable: true,
      retryAfterMs: 7000,
    });
    const date = build(() => fault(503, 503, 'Bận', { 'Retry-After': 'Fri, 20 Nov 2026 12:00:30 GMT' }));
    expect(await failure(date.client.call('GET /al/api/schedule/anchor'))).toMatchObject({
      retryable: true,
      retryAfterMs: 30_000,
    });
  });

  it.each([
    ['HTML', '<html>502</html>'],
    ['a number', '7'],
    ['JSON without a code', '{"msg":"x"}'],
    ['nothing', ''],
  ])('[CA4] is malformed when the server sends %s instead of an envelope', async (_, body) => {
    const { client } = build(() => ({ status: 502, body }));
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({
      kind: 'malformed',
      status: 502,
      code: null,
      retryable: true,
    });
  });

  it('[CA4] is of kind network without a response', async () => {
    const client = new ApiClient({ http: { adapter: unreachable }, token: () => null });
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({
      kind: 'network',
      status: 0,
      retryable: true,
    });
  });

  it('[CA6] is a time-out after 10 s without a response, and leaves no timer', async () => {
    const { client, clock } = build(() => new Promise<Answer>(() => {}));
    const caught = failure(client.call('GET /al/api/schedule/anchor'));
    await clock.advance(9_999);
    expect(clock.sleeping).toBe(1);
    await clock.advance(1);
    expect(await caught).toMatchObject({ kind: 'timeout', retryable: true });
    expect(clock.sleeping).toBe(0);
  });

  it('[CA7] differs from an abort, before or during the call', async () => {
    const { client, clock, requests } = build(() => new Promise<Answer>(() => {}));
    expect(isAborted(await failure(client.call('GET /al/api/schedule/anchor', {}, AbortSignal.abort())))).toBe(true);
    expect(requests).toHaveLength(0);
    const controller = new AbortController();
    const caught = failure(client.call('GET /al/api/schedule/anchor', {}, controller.signal));
    await settle();
    controller.abort();
    const error = await caught;
    expect(isAborted(error)).toBe(true);
    expect(error).not.toBeInstanceOf(ApiError);
    await settle();
    expect(clock.sleeping).toBe(0);
  });
});

describe('a refused token', () => {
  const refuse = (old: string) => (request: InProcessRequest) =>
    request.headers['authorization'] === `Bearer ${old}`
      ? fault(401, Code.unauthorized, 'Hết hạn')
      : success({ total: 1, list: [] });

  it('[AU8] (waiting calls) is renewed once for all waiting calls, each retried once', async () => {
    const renew = import.meta.jest.fn(async () => 'token-2');
    const { client, requests } = build(refuse('token-1'), { renew });
    const replies = await Promise.all([1, 2, 3].map(() => client.call('GET /al/api/schedule/anchor')));
    expect(replies).toHaveLength(3);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledWith('token-1');
    expect(requests).toHaveLength(6);
  });

  it('[CA8] is not renewed if another call has renewed it meanwhile', async () => {
    let token = 'token-1';
    const renew = import.meta.jest.fn(async () => 'never');
    const { client } = build(
      (request) => {
        const answer = refuse('token-1')(request);
        token = 'token-2';
        return answer;
      },
      { token: () => token, renew },
    );
    await client.call('GET /al/api/schedule/anchor');
    expect(renew).not.toHaveBeenCalled();
  });

  it('[CA8] is not replaced by another user’s token: the call fails, whether that token was there or came from the renewal', async () => {
    const mayFinish = (sent: string, next: string) => sent.split('-')[0] === next.split('-')[0];
    let token = 'an-1';
    const renew = import.meta.jest.fn(async () => 'binh-1');
    const { client, requests } = build(
      (request) => {
        const answer = refuse('an-1')(request);
        if (requests.length > 1) token = 'binh-1';
        return answer;
      },
      { token: () => token, renew, mayFinish },
    );
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({ status: 401 });
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({ status: 401 });
    expect([requests.length, renew.mock.calls.length]).toEqual([2, 1]);
  });

  it('[CA8] fails the call when the new token is refused too: no loop', async () => {
    const renew = import.meta.jest.fn(async () => 'token-2');
    const { client, requests } = build(() => fault(401, Code.unauthorized, 'Không'), { renew });
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({ status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
  });

  it.each([null, 'token-1'])('[CA8] fails the call when renewing brings %p', async (renewed) => {
    const { client, requests } = build(() => fault(401, Code.unauthorized, 'Không'), { renew: async () => renewed });
    expect(await failure(client.call('GET /al/api/schedule/anchor'))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('[AU8] (left to the session) is not renewed on guest-info and user-info, nor on wrong credentials', async () => {
    const renew = import.meta.jest.fn(async () => 'token-2');
    const { client } = build(() => fault(401, Code.unauthorized, 'Không'), { renew });
    await failure(client.call('GET /au/api/user/guest-info'));
    await failure(client.call('GET /au/api/user/info'));
    const wrong = build(() => fault(401, Code.wrongCredentials, 'Sai mật khẩu'), { renew });
    await failure(wrong.client.call('POST /au/api/user/login', { body: { username: 'a', password: 'b' } }));
    expect(renew).not.toHaveBeenCalled();
  });

  it('[CA8] [AU8] (no token sent) is not renewed where no token was sent', async () => {
    const renew = import.meta.jest.fn(async () => 'token-2');
    const { client } = build(() => fault(401, Code.unauthorized, 'Không'), { token: () => null, renew });
    await failure(client.call('GET /al/api/schedule/anchor'));
    expect(renew).not.toHaveBeenCalled();
  });
});
