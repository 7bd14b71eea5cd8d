import { ApiError } from '@khandai/api-client';
import { LoginFailed } from '@khandai/auth-session';
import { AccountFormStore } from './AccountFormStore';
import { type AccountFields, checkLogin, checkRegistration, emptyFields } from './checks';

const good: AccountFields = {
  ...emptyFields,
  username: 'hongnhung.nd',
  password: 'khan-dai-2026',
  displayName: 'Nhung Thiên Trường',
  emailAddress: 'nhung@khandai.test',
};

const refusal = (code: number, message: string, retryAfterMs: number | null = null) =>
  new LoginFailed({ status: 400, code, message, retryAfterMs }, undefined);

function form(answers: unknown[] = []) {
  const sent: unknown[] = [];
  const clock = { now: 1_000 };
  let entered = 0;
  const answer = (request: unknown): Promise<void> => {
    sent.push(request);
    const next = answers.shift();
    return next === undefined ? Promise.resolve() : Promise.reject(next as Error);
  };
  const store = new AccountFormStore({ session: { login: answer, register: answer }, clock, entered: () => (entered += 1) });
  const fill = () => {
    for (const name of Object.keys(good) as (keyof AccountFields)[]) store.change(name, good[name]);
  };
  fill();
  const submit = (dialog: 'login' | 'register') => store.submit(dialog, new AbortController().signal);
  return { store, sent, clock, fill, submit, entered: () => entered };
}

describe('a login', () => {
  test('[AU3] (dialog) goes in with name and password as typed, and is done', async () => {
    const { store, sent, submit, entered } = form();
    expect(await submit('login')).toBeUndefined();
    expect(sent).toEqual([{ username: 'hongnhung.nd', password: 'khan-dai-2026' }]);
    expect([entered(), store.busy]).toEqual([1, false]);
  });

  test("[AU3] (sentence) that is refused shows the server's sentence, else its own in Vietnamese, and loses nothing typed", async () => {
    const { store, submit, entered } = form([refusal(1001, 'Sai tên đăng nhập hoặc mật khẩu.'), refusal(1, 'Login failed')]);
    await submit('login');
    expect(store.fault).toEqual({ msg: 'Sai tên đăng nhập hoặc mật khẩu.' });
    await submit('login');
    expect(store.fault).toEqual({ key: 'unnamed' });
    expect([store.fields, entered()]).toEqual([good, 0]);
  });

  test('leaves no password behind for whoever opens the dialog next', async () => {
    const { store, submit } = form();
    await submit('login');
    expect(store.fields).toEqual(emptyFields);
  });

  test('is sent once however often it is pressed', async () => {
    const { sent, submit } = form();
    await Promise.all([submit('login'), submit('login')]);
    expect(sent).toHaveLength(1);
  });

  test('waits as long as the server asks, and then may be tried', async () => {
    const { store, sent, clock, submit } = form([refusal(429, 'Bạn thao tác quá nhanh.', 6_500)]);
    await submit('login');
    expect(store.waitSeconds).toBe(7);
    await submit('login');
    expect(sent).toHaveLength(1);
    clock.now += 6_500;
    await submit('login');
    expect(sent).toHaveLength(2);
  });

  test.each([
    [new ApiError({ kind: 'network', message: 'x' }), 'offline'],
    [new ApiError({ kind: 'timeout', message: 'x' }), 'offline'],
    [new ApiError({ kind: 'malformed', message: 'x', status: 502 }), 'broken'],
    [new TypeError('x'), 'broken'],
  ])('keeps what was typed when nobody answered rightly: %p', async (error, key) => {
    const { store, submit } = form([error]);
    await submit('login');
    expect([store.fault, store.fields]).toEqual([{ key }, good]);
  });

  test('an answer that outlived its dialog changes nothing', async () => {
    const { store, entered } = form([refusal(1001, 'Sai')]);
    const life = new AbortController();
    const answer = store.submit('login', life.signal);
    life.abort();
    await answer;
    expect([store.fault, entered()]).toEqual([undefined, 0]);
  });

  test('empty fields are named before anything is sent, the first of them first', async () => {
    const { store, sent, submit } = form();
    store.change('username', ' ');
    store.change('password', '');
    expect(await submit('login')).toBe('username');
    expect([store.hints, sent]).toEqual([checkLogin(emptyFields), []]);
    store.change('username', 'a');
    expect(store.hints).toEqual({ password: 'passwordMissing' });
  });
});

describe('a registration', () => {
  test('[AU4] (dialog) sends its payload, what was left empty left out', async () => {
    const { store, sent, fill, submit } = form();
    await submit('register');
    expect(sent[0]).toEqual({
      username: 'hongnhung.nd',
      password: 'khan-dai-2026',
      displayName: good.displayName,
      emailAddress: good.emailAddress,
    });
    fill();
    store.change('inviteCode', ' NHUNG21 ');
    store.change('phoneNumber', '0912 345 678');
    await submit('register');
    expect(sent[1]).toMatchObject({ inviteCode: 'NHUNG21', phoneNumber: '0912 345 678' });
  });

  test('a name that is taken is said at its field, which is to be mended', async () => {
    const { store, submit } = form([refusal(1002, 'Tên đăng nhập đã tồn tại.')]);
    expect(await submit('register')).toBe('username');
    expect([store.refused, store.fault]).toEqual([{ username: 'Tên đăng nhập đã tồn tại.' }, undefined]);
    store.change('username', 'hongnhung.2');
    expect(store.refused).toEqual({});
  });

  test.each<[Partial<AccountFields>, object]>([
    [{ username: 'nhung nd' }, { username: 'usernameForm' }],
    [{ username: 'ab' }, { username: 'usernameForm' }],
    [{ password: 'ngắn' }, { password: 'passwordShort' }],
    [{ password: 'aaaaaaaa' }, { password: 'passwordWeak' }],
    [{ username: 'HongNhung', password: 'hongnhung' }, { password: 'passwordWeak' }],
    [{ displayName: ' a ' }, { displayName: 'nameShort' }],
    [{ emailAddress: 'nhung@' }, { emailAddress: 'emailForm' }],
    [{ phoneNumber: 'gọi tôi' }, { phoneNumber: 'phoneForm' }],
    [{ phoneNumber: '+84 (912) 345-678' }, {}],
  ])('%j is hinted at before it is sent: %j', (part, hints) => {
    expect(checkRegistration({ ...good, ...part })).toEqual(hints);
  });
});
