import { settle } from '@khandai/testing';
import { observable, runInAction } from 'mobx';
import { type AccountFields, emptyAccount, invitedAccount } from './account-fields';
import { AccountStore } from './AccountStore';
import { loginPlan } from './login-plan';
import { registerPlan } from './register-plan';

const good: AccountFields = {
  ...emptyAccount,
  username: ' hongnhung.nd ',
  password: 'khan-dai-2026',
  displayName: 'Nhung Thiên Trường',
  emailAddress: 'nhung@khandai.test ',
};

/** A session that accepts every login. */
function session(status: 'guest' | 'member' = 'member') {
  const sent: unknown[] = [];
  const enter = (request: unknown): Promise<void> => {
    sent.push(request);
    return Promise.resolve();
  };
  const state = { status } as Parameters<typeof loginPlan>[0]['state'];
  return { sent, port: { login: enter, register: enter, state } };
}

const { signal } = new AbortController();

describe('a login', () => {
  test('[AU3] (dialog) sends username and password as typed, and shows the success', async () => {
    const { sent, port } = session();
    let entered = 0;
    await loginPlan(port, () => (entered += 1)).send(good, signal);
    expect([sent, entered]).toEqual([[{ username: 'hongnhung.nd', password: 'khan-dai-2026' }], 1]);
  });

  test('shows nothing if the dialog was closed before the answer', async () => {
    let entered = 0;
    await loginPlan(session('guest').port, () => (entered += 1)).send(good, signal);
    expect(entered).toBe(0);
  });

  test('empty fields are reported before anything is sent', () => {
    expect(loginPlan(session().port, () => undefined).check({ ...good, username: ' ', password: '' })).toEqual({
      username: 'usernameMissing',
      password: 'passwordMissing',
    });
  });
});

describe('a registration', () => {
  const register = (fields: AccountFields) => {
    const { sent, port } = session();
    return registerPlan(port, () => undefined)
      .send(fields, signal)
      .then(() => sent[0]);
  };

  test('[AU4] (dialog) sends its payload without empty fields, and the phone number in E.164', async () => {
    const payload = {
      username: 'hongnhung.nd',
      password: 'khan-dai-2026',
      displayName: good.displayName,
      emailAddress: 'nhung@khandai.test',
    };
    expect(await register(good)).toEqual(payload);
    const all = { ...good, inviteCode: ' NHUNG21 ', phoneNumber: { country: 'VN', text: '0912 345 678' } } as const;
    expect(await register(all)).toEqual({ ...payload, inviteCode: 'NHUNG21', phoneNumber: '+84912345678' });
  });

  test('[EN5] (pid) begins with the code of the link that the browser met first, and sends what is in the field', async () => {
    expect(invitedAccount('token=x').inviteCode).toBe('');
    const { inviteCode } = invitedAccount('a=1; pid=H7KQ3WD');
    expect(await register({ ...good, inviteCode })).toMatchObject({ inviteCode: 'H7KQ3WD' });
  });

  test.each<[Partial<AccountFields>, object]>([
    [{ username: 'nhung nd' }, { username: 'usernameForm' }],
    [{ password: 'ngắn' }, { password: 'passwordShort' }],
    [{ username: 'HongNhung', password: 'hongnhung' }, { password: 'passwordWeak' }],
    [{ displayName: ' a ' }, { displayName: 'nameShort' }],
    [{ emailAddress: 'nhung@' }, { emailAddress: 'emailForm' }],
    [{ phoneNumber: { country: 'VN', text: '0912' } }, { phoneNumber: 'phoneForm' }],
    [{}, {}],
  ])('%j is hinted at before it is sent: %j', (part, hints) => {
    expect(registerPlan(session().port, () => undefined).check({ ...good, ...part })).toEqual(hints);
  });
});

describe('actions for members', () => {
  const actions = (isMember: boolean, restored = true) => {
    const viewer = observable({ isMember, restored });
    const account = new AccountStore({ viewer });
    let done = 0;
    account.asMember(() => (done += 1), 'để đặt lịch');
    return { viewer, account, done: () => done };
  };

  test('run at once for a member', () => {
    const { account, done } = actions(true);
    expect([done(), account.dialog]).toEqual([1, undefined]);
  });

  test('wait until the stored session is restored: then a member’s run, and a guest is asked to log in', async () => {
    for (const isMember of [true, false]) {
      const { viewer, account, done } = actions(false, false);
      expect([done(), account.dialog]).toEqual([0, undefined]);
      runInAction(() => Object.assign(viewer, { isMember, restored: true }));
      await settle();
      expect([done(), account.dialog]).toEqual(isMember ? [1, undefined] : [0, 'login']);
    }
  });

  test('ask a guest to log in, with the reason, and then run once', () => {
    const { account, done } = actions(false);
    expect([done(), account.dialog, account.reason]).toEqual([0, 'login', 'để đặt lịch']);
    account.ask('register', account.reason);
    account.entered();
    account.entered();
    expect([done(), account.dialog]).toEqual([1, undefined]);
  });

  test('are dropped when the guest closes the dialog', () => {
    const { account, done } = actions(false);
    account.close();
    account.ask('login');
    account.entered();
    expect(done()).toBe(0);
  });
});
