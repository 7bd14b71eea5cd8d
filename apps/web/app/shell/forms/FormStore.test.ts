import { ApiError } from '@khandai/api-client';
import { LoginFailed } from '@khandai/auth-session';
import { emailFault, faultsOf } from './checks';
import { type FormPlan, FormStore } from './FormStore';

interface Fields {
  readonly email: string;
  readonly secret: string;
}

const empty: Fields = { email: '', secret: '' };
const good: Fields = { email: 'nhung@khandai.test', secret: 'khan-dai-2026' };
const TAKEN = 1010;

const refusal = (code: number, message: string, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'answer', status: 400, code, message, retryAfterMs });

function form(answers: unknown[] = [], rest: Partial<FormPlan<Fields>> = {}) {
  const sent: Fields[] = [];
  const done: Fields[] = [];
  const clock = { now: 1_000 };
  const store = new FormStore<Fields>({ empty, fieldOf: new Map([[TAKEN, 'email']]), clock });
  store.change('email', good.email);
  store.change('secret', good.secret);
  const plan: FormPlan<Fields> = {
    check: ({ email, secret }) =>
      faultsOf({ email: emailFault(email), secret: secret === '' ? 'passwordMissing' : undefined }),
    send: (fields) => {
      sent.push(fields);
      const next = answers.shift();
      return next === undefined ? Promise.resolve() : Promise.reject(next as Error);
    },
    done: (fields) => void done.push(fields),
    ...rest,
  };
  const submit = (signal = new AbortController().signal) => store.submit(plan, signal);
  return { store, sent, done, clock, submit };
}

describe('a form', () => {
  test('after reopening it shows no earlier faults, and keeps the input', async () => {
    const { store, submit } = form([refusal(TAKEN, 'Email đã có người dùng'), refusal(9999, 'Không được')]);
    await submit();
    expect(store.refused).toEqual({ email: 'Email đã có người dùng' });
    store.clearFault();
    expect(store.refused).toEqual({});
    await submit();
    expect(store.fault).toEqual({ msg: 'Không được' });
    store.clearFault();
    expect(store.fault).toBeUndefined();
    store.change('email', 'nhung');
    await submit();
    expect(store.hints).toEqual({ email: 'emailForm' });
    store.clearFault();
    expect([store.hints, store.fields]).toEqual([{}, { ...good, email: 'nhung' }]);
  });

  test('shows a hint at a field before the submit, until the field changes or the form is submitted', async () => {
    const { store, submit, sent } = form([], { keepsFields: true });
    store.refuseField('email', 'Không dùng được');
    expect(store.refused).toEqual({ email: 'Không dùng được' });
    store.change('email', good.email);
    expect(store.refused).toEqual({});
    store.refuseField('email', 'Không dùng được');
    expect(await submit()).toBeUndefined();
    expect([store.refused, sent]).toEqual([{}, [good]]);
  });

  test('submits the input as typed, and is empty afterwards', async () => {
    const { store, sent, done, submit } = form();
    expect(await submit()).toBeUndefined();
    expect([sent, done, store.busy]).toEqual([[good], [good], false]);
    expect(store.fields).toEqual(empty);
  });

  test('keeps fields that may be sent again', async () => {
    const { store, submit } = form([], { keepsFields: true });
    await submit();
    expect(store.fields).toEqual(good);
  });

  test('is submitted once, however often the button is pressed', async () => {
    const { sent, submit } = form();
    await Promise.all([submit(), submit()]);
    expect(sent).toHaveLength(1);
  });

  test('shows faults before anything is sent, focuses the first one, and clears each on change', async () => {
    const { store, sent, submit } = form();
    store.change('email', 'nhung@');
    store.change('secret', '');
    expect(await submit()).toBe('email');
    expect([store.hints, sent]).toEqual([{ email: 'emailForm', secret: 'passwordMissing' }, []]);
    store.change('email', good.email);
    expect(store.hints).toEqual({ secret: 'passwordMissing' });
  });

  test("shows the server's message at its field, and keeps the input", async () => {
    const { store, done, submit } = form([refusal(TAKEN, 'Địa chỉ này đã có người dùng.')]);
    expect(await submit()).toBe('email');
    expect([store.refused, store.fault, store.fields, done]).toEqual([
      { email: 'Địa chỉ này đã có người dùng.' },
      undefined,
      good,
      [],
    ]);
    store.change('email', 'khac@khandai.test');
    expect(store.refused).toEqual({});
  });

  test('shows other messages above the fields', async () => {
    const { store, submit } = form([refusal(1005, 'Tài khoản đã bị khóa.')]);
    expect(await submit()).toBeUndefined();
    expect(store.fault).toEqual({ msg: 'Tài khoản đã bị khóa.' });
  });

  test('waits as long as the server asks, and can then be submitted', async () => {
    const { store, sent, clock, submit } = form([refusal(429, 'Bạn thao tác quá nhanh.', 6_500)]);
    await submit();
    expect(store.waitSeconds).toBe(7);
    await submit();
    expect(sent).toHaveLength(1);
    clock.now += 6_500;
    await submit();
    expect(sent).toHaveLength(2);
  });

  test.each([
    [new ApiError({ kind: 'network', message: 'x' }), 'offline'],
    [new ApiError({ kind: 'timeout', message: 'x' }), 'offline'],
    [new ApiError({ kind: 'malformed', message: 'x', status: 502 }), 'broken'],
    [new TypeError('x'), 'broken'],
    [new LoginFailed({ status: 400, code: 1, message: 'Login failed', retryAfterMs: null }, undefined), 'unnamed'],
  ])('keeps the input after a failed request: %p', async (error, key) => {
    const { store, submit } = form([error]);
    await submit();
    expect([store.fault, store.fields]).toEqual([{ key }, good]);
  });

  test('a reply after the end changes nothing', async () => {
    const { store, done, submit } = form([refusal(TAKEN, 'Sai')]);
    const life = new AbortController();
    const answer = submit(life.signal);
    life.abort();
    await answer;
    expect([store.fault, store.refused, done]).toEqual([undefined, {}, []]);
  });
});
