import { pushWish } from './push-wish';
import { renewDevice } from './renew-device';
import { type WebPushDeps, WebPushStore } from './WebPushStore';

const made = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

/** A browser and a server; the test sets what each answers, and reads what was asked of them. */
function world() {
  const is = {
    support: 'supported' as ReturnType<WebPushDeps['browser']['support']>,
    permission: 'default' as NotificationPermission,
    answer: 'granted' as NotificationPermission,
    subscribed: undefined as { endpoint: string } | undefined,
    device: null as { endpoint: string } | null,
    broken: '',
  };
  const done: string[] = [];
  const step = async (name: string): Promise<void> => {
    if (is.broken === name) throw new Error(`${name} fails`);
    done.push(name);
  };
  const deps: WebPushDeps = {
    browser: {
      support: () => is.support,
      permission: () => is.permission,
      ask: async () => {
        await step('ask');
        is.permission = is.answer;
        return is.answer;
      },
      current: async () => is.subscribed,
      subscribe: async (publicKey) => {
        await step(`subscribe ${publicKey}`);
        is.subscribed = made;
        return made;
      },
      unsubscribe: async () => {
        await step('unsubscribe');
        is.subscribed = undefined;
      },
    },
    server: {
      read: async () => {
        await step('read');
        return { publicKey: 'site-key', device: is.device };
      },
      register: async (device) => {
        await step('register');
        is.device = { endpoint: device.endpoint };
      },
      remove: async () => {
        await step('remove');
        is.device = null;
      },
    },
    wish: { set: (wanted) => void done.push(`wish ${wanted}`) },
    failed: (action) => void done.push(`${action} failed`),
  };
  const store = new WebPushStore(deps);
  const open = async () => {
    await store.open(new AbortController().signal);
    return store.state;
  };
  return { is, done, deps, store, open };
}

describe('the switch of web push', () => {
  it.each(['unsupported', 'install'] as const)('says %s without asking the server', async (support) => {
    const { is, done, open } = world();
    is.support = support;
    expect([await open(), done]).toEqual([support, []]);
  });

  it('is on only when the server has this very browser', async () => {
    const { is, open } = world();
    expect(await open()).toBe('off');
    is.device = made;
    expect(await open()).toBe('off');
    is.subscribed = { endpoint: 'https://push.example/old' };
    expect(await open()).toBe('off');
    is.subscribed = made;
    expect(await open()).toBe('on');
    is.permission = 'denied';
    expect(await open()).toBe('refused');
  });

  it('asks for the permission when it is turned on, and not before', async () => {
    const { done, store, open } = world();
    await open();
    await store.turn(true);
    expect(done).toEqual(['read', 'ask', 'subscribe site-key', 'register', 'wish true']);
    expect([store.state, store.busy]).toEqual(['on', false]);
  });

  it.each([
    ['denied', 'refused'],
    ['default', 'off'],
  ] as const)('is %s by the user, and then %s', async (answer, state) => {
    const { is, done, store, open } = world();
    await open();
    is.answer = answer;
    await store.turn(true);
    expect([store.state, done]).toEqual([state, ['read', 'ask']]);
  });

  it('is turned off at the server first', async () => {
    const { is, done, store, open } = world();
    [is.device, is.subscribed] = [made, made];
    await open();
    await store.turn(false);
    expect([store.state, done.slice(1)]).toEqual(['off', ['remove', 'wish false', 'unsubscribe']]);
  });

  it.each([
    [true, 'register', 'off', 'on failed'],
    [true, 'subscribe site-key', 'off', 'on failed'],
    [false, 'remove', 'on', 'off failed'],
  ] as const)('turned to %s stays as it was when "%s" fails', async (on, broken, state, report) => {
    const { is, done, store, open } = world();
    if (!on) [is.device, is.subscribed] = [made, made];
    await open();
    is.broken = broken;
    await store.turn(on);
    expect([store.state, done.at(-1), store.busy]).toEqual([state, report, false]);
  });

  it('says so when the check fails', async () => {
    const { is, done, open } = world();
    is.broken = 'read';
    expect([await open(), done]).toEqual(['failed', ['check failed']]);
  });
});

describe('a browser whose member wants pushes', () => {
  const saved = () => {
    const items = new Map<string, string>();
    return pushWish({ getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) });
  };
  const renew = (deps: WebPushDeps, wish: ReturnType<typeof saved>, userId = 7) =>
    renewDevice(userId, { ...deps, wish }, new AbortController().signal);

  it('is registered again after a login, and after the browser changed its subscription', async () => {
    const { is, done, deps } = world();
    const wish = saved();
    wish.set(7);
    is.permission = 'granted';
    await renew(deps, wish);
    expect(done).toEqual(['read', 'subscribe site-key', 'register']);
    await renew(deps, wish);
    expect(done.slice(3)).toEqual(['read']);
    is.subscribed = { endpoint: 'https://push.example/2' };
    await renew(deps, wish);
    expect(done.slice(4)).toEqual(['read', 'subscribe site-key', 'register']);
  });

  it('is not registered for another member, without the permission, or after they turned it off', async () => {
    const { is, done, deps } = world();
    const wish = saved();
    await renew(deps, wish);
    wish.set(7);
    await renew(deps, wish);
    is.permission = 'granted';
    await renew(deps, wish, 8);
    wish.set(null);
    await renew(deps, wish);
    expect(done).toEqual([]);
  });
});
