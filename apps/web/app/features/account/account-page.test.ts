/** @jest-environment node */
import { ApiError, type ApiClient } from '@khandai/api-client';
import { Code } from '@khandai/contracts';
import { readMailLink } from './mail-link';
import { MeStore } from './MeStore';
import { Part } from '../../shell/parts/Part';
import { ResetStore } from './ResetStore';
import { VerifyStore } from './VerifyStore';

type Call = Pick<ApiClient, 'call' | 'callOr'>;

const network = new ApiError({ kind: 'network', message: 'x' });
const refused = new ApiError({ kind: 'answer', status: 400, code: 1009, message: 'Liên kết đã được dùng.' });

/** An API that answers by endpoint key; it throws an answer that is an Error. Without a token `callOr` sends nothing. */
function api(answers: Record<string, unknown>, hasToken = true): Call & { requested: [string, unknown][] } {
  const requested: [string, unknown][] = [];
  const call = (key: string, input: unknown) => {
    requested.push([key, input]);
    const answer = answers[key];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? {});
  };
  const callOr = (otherwise: unknown, key: string, input: unknown) =>
    hasToken ? call(key, input) : Promise.resolve(otherwise);
  return { requested, call: call as Call['call'], callOr: callOr as Call['callOr'] };
}

/** A signal that never aborts. */
const still = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a link of a letter', () => {
  test.each([
    ['#dat-lai-mat-khau=abc_-1', { kind: 'resetPassword', token: 'abc_-1' }],
    ['#khoi-phuc-email=abc', { kind: 'undoEmail', token: 'abc' }],
    ['#xac-minh-email=abc', { kind: 'verifyEmail', token: 'abc' }],
    ['#xac-minh-email=', undefined],
    ['#thiet-bi', undefined],
    ['', undefined],
  ])('%j asks for %j', (hash, link) => {
    expect(readMailLink(hash)).toEqual(link);
  });

  test('is used once, however often it is pressed, and shows the success', async () => {
    const calls = api({});
    let verified = 0;
    const store = new VerifyStore('t', {
      api: calls,
      call: 'POST /au/api/user/verify-email',
      verified: () => (verified += 1),
    });
    await Promise.all([store.verify(), store.verify()]);
    await store.verify();
    expect([store.state, verified, calls.requested]).toEqual([
      { status: 'verified' },
      1,
      [['POST /au/api/user/verify-email', { body: { token: 't' } }]],
    ]);
  });

  test('an invalid link shows why and has no retry; one without a response has', async () => {
    const answers: Record<string, unknown> = { 'POST /au/api/user/verify-email': network };
    const calls = api(answers);
    const store = new VerifyStore('t', {
      api: calls,
      call: 'POST /au/api/user/verify-email',
      verified: () => undefined,
    });
    await store.verify();
    expect(store.state).toEqual({ status: 'unanswered', key: 'offline' });
    answers['POST /au/api/user/verify-email'] = refused;
    await store.verify();
    await store.verify();
    expect([store.state, calls.requested.length]).toEqual([{ status: 'refused', msg: 'Liên kết đã được dùng.' }, 2]);
  });
});

describe('a link that restores an e-mail address', () => {
  test('is used once, by the call of its own', async () => {
    const calls = api({});
    const call = 'POST /au/api/user/undo-email';
    const store = new VerifyStore('t', { api: calls, call, verified: () => undefined });
    await Promise.all([store.verify(), store.verify()]);
    expect([store.state, calls.requested]).toEqual([{ status: 'verified' }, [[call, { body: { token: 't' } }]]]);
  });
});

describe('a link that sets a new password', () => {
  const RESET = 'POST /au/api/user/reset-password';
  const PASSWORD = 'nắng lên ở Thiên Trường';

  function opened(answer: unknown) {
    const calls = api({ [RESET]: answer });
    const store = new ResetStore('t', { api: calls, clock: { now: 0 } });
    store.form.change('password', PASSWORD);
    return { store, calls };
  }

  test('[AU10] (forgot-password) shows the outcome and stores no password', async () => {
    const { store, calls } = opened({});
    expect(await store.submit()).toBeUndefined();
    expect([store.outcome, store.form.fields, calls.requested]).toEqual([
      { status: 'done' },
      { password: '' },
      [[RESET, { body: { token: 't', password: PASSWORD } }]],
    ]);
  });

  test('states why it is invalid', async () => {
    const msg = 'Liên kết đã được dùng.';
    const { store } = opened(new ApiError({ kind: 'answer', status: 400, code: Code.linkRejected, message: msg }));
    expect(await store.submit()).toBeUndefined();
    expect(store.outcome).toEqual({ status: 'refused', msg });
  });

  test.each([
    [
      'a password is too weak',
      new ApiError({ kind: 'answer', status: 400, code: Code.weakPassword, message: 'Yếu quá.' }),
      'password',
    ],
    ['nobody answers', network, undefined],
  ])('can be used again when %s', async (_why, answer, wrong) => {
    const { store } = opened(answer);
    expect(await store.submit()).toBe(wrong);
    expect([store.outcome, store.form.fields]).toEqual([undefined, { password: PASSWORD }]);
  });
});

describe('a part of the page', () => {
  test('keeps its value during a reload and after a failed one', async () => {
    const answers: unknown[] = [1, network];
    const reported: unknown[] = [];
    const fetch = () => {
      const next = answers.shift();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next as number);
    };
    const part = new Part<number>({ fetch, report: (error) => reported.push(error) });
    const { signal } = new AbortController();
    await part.load(signal);
    const again = part.load(signal);
    expect([part.value, part.state]).toEqual([1, 'loading']);
    await again;
    expect([part.value, part.state, reported]).toEqual([1, 'failed', [network]]);
  });

  test('a reply after the page has closed changes nothing', async () => {
    const part = new Part<number>({ fetch: () => Promise.resolve(1), report: () => undefined });
    const life = new AbortController();
    const answer = part.load(life.signal);
    life.abort();
    await answer;
    expect(part.value).toBeUndefined();
  });
});

describe('a member’s account', () => {
  const session = (sessionId: string, current: boolean) => ({
    sessionId,
    current,
    device: 'Chrome',
    address: '',
    createdAt: '',
    lastUsedAt: '',
  });
  const me = { userId: 7, nickname: 'Nhung', balance: 5 };

  async function opened(answers: Record<string, unknown> = {}, hasToken = true) {
    const known = {
      'GET /au/api/user/info': me,
      'GET /au/api/user/level/info': { level: 1, exp: 0, nextExp: 100 },
      'GET /au/api/user/session/list': {
        total: 3,
        list: [session('a', true), session('b', false), session('c', false)],
      },
    };
    const calls = api({ ...known, ...answers }, hasToken);
    const told: unknown[] = [];
    const reported: unknown[] = [];
    const store = new MeStore({
      api: calls,
      report: (error) => reported.push(error),
      changed: (info) => told.push(info),
    });
    store.open();
    await settled();
    return { store, calls, told, reported };
  }

  test('[AC1] (sessions) an ended session leaves the list; all others can be ended at once; this device stays', async () => {
    const { store, calls } = await opened();
    await store.endSession(session('b', false), still);
    expect(store.others.map(({ sessionId }) => sessionId)).toEqual(['c']);
    await store.endOthers(still);
    expect(store.sessions.value?.map(({ sessionId }) => sessionId)).toEqual(['a']);
    expect(calls.requested.slice(-2)).toEqual([
      ['POST /au/api/user/session/end', { body: { sessionId: 'b' } }],
      ['POST /au/api/user/session/end-others', {}],
    ]);
  });

  test('[AC1] (nickname) a new name shows on the whole page', async () => {
    const { store, told } = await opened({ 'POST /au/api/user/update-info': { ...me, nickname: 'Gió Lào' } });
    await store.rename('Gió Lào', new AbortController().signal);
    expect([store.me.value?.nickname, told]).toEqual(['Gió Lào', [{ ...me, nickname: 'Gió Lào' }]]);
  });

  test('[AU10] (personal-id) a code is sent once a minute; a pending one stays valid for its remaining time', async () => {
    const { signal } = new AbortController();
    const onItsWay = {
      kind: 'answer',
      status: 429,
      code: 1013,
      message: 'Mã xác minh vừa được gửi tới số này.',
    } as const;
    const sent = (reachesPhones: boolean) => opened({ 'POST /au/api/user/send-sms': { reachesPhones } });
    const [{ store }, byGateway] = [await sent(false), await sent(true)];
    await expect(store.sendCode('+84934567890', signal)).resolves.toBe(60_000);
    await byGateway.store.sendCode('+84934567890', signal);
    expect([store.codesInFolder, byGateway.store.codesInFolder]).toEqual([true, false]);
    const again = await opened({ 'POST /au/api/user/send-sms': new ApiError({ ...onItsWay, retryAfterMs: 40_000 }) });
    await expect(again.store.sendCode('+84934567890', signal)).resolves.toBe(40_000);
    const other = await opened({
      'POST /au/api/user/send-sms': new ApiError({ ...onItsWay, code: 429, retryAfterMs: 40_000 }),
    });
    await expect(other.store.sendCode('+84911222333', signal)).rejects.toMatchObject({ code: 429 });
  });

  test('a part that fails to load does not affect the others', async () => {
    const { store } = await opened({ 'GET /au/api/user/session/list': network });
    expect([store.me.state, store.level.state, store.sessions.state]).toEqual(['idle', 'idle', 'failed']);
  });

  test('points are reloaded and show in the profile', async () => {
    const { store } = await opened({ 'POST /au/api/user/refresh-balance': { balance: 1250 } });
    await store.refreshBalance(still);
    expect(store.me.value?.balance).toBe(1250);
  });

  test('[AU12] (account page) without a token neither level nor points are requested, and no error is shown', async () => {
    const { store, calls, reported } = await opened({}, false);
    await store.refreshBalance(still);
    expect([store.level.value, store.level.state, store.me.value?.balance]).toEqual([null, 'idle', me.balance]);
    expect(calls.requested.map(([key]) => key)).toEqual(['GET /au/api/user/info', 'GET /au/api/user/session/list']);
    expect(reported).toEqual([]);
  });

  test('[ER3] (balance) points that do not reload stay as they were; the failure is logged, not shown', async () => {
    const { store, reported } = await opened({ 'POST /au/api/user/refresh-balance': network });
    const known = store.me.value?.balance;
    await store.refreshBalance(still);
    expect([store.me.value?.balance, reported]).toEqual([known, [network]]);
  });
});
