import { AuthSession, type SessionStore, type StoredSession } from '@khandai/auth-session';
import { aUser, FakeClock, FakeSockets, settle } from '@khandai/testing';
import { FakeWindow } from '../../../test/fake-window';
import { PageLog } from '../../shell/services/log';
import { OnlineListStore } from './OnlineListStore';
import { PresenceStore } from './PresenceStore';
import { type PresencePage, runPresence } from './run-presence';

const member: StoredSession = { token: 'access-0', refreshToken: 'refresh-0', guestToken: null, guest: 0 };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A window whose visibility the test controls. */
function fakePage() {
  const [window, document] = [new FakeWindow(), new FakeWindow()];
  let visibilityState: DocumentVisibilityState = 'visible';
  const page: PresencePage = {
    addEventListener: window.addEventListener,
    document: {
      addEventListener: document.addEventListener,
      get visibilityState() {
        return visibilityState;
      },
    },
  };
  return {
    page,
    turn: (next: DocumentVisibilityState) => {
      visibilityState = next;
      document.fire('visibilitychange');
    },
    say: (type: string, event: object = {}) => {
      window.fire(type, event);
    },
  };
}

async function visit(stored: StoredSession | null) {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  let kept = stored;
  let infos = 0;
  const store: SessionStore = { load: () => kept, save: (session) => (kept = session) };
  const session = new AuthSession({
    store,
    clock,
    api: {
      guestLogin: async () => ({ guestToken: 'guest-1' }),
      guestInfo: async () => aUser({ guest: 1 }),
      userInfo: async () => ((infos += 1), aUser()),
      login: async () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
      register: async () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
      refresh: async () => ({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
      logout: async () => ({}),
    },
  });
  const life = new AbortController();
  stops.push(() => {
    life.abort();
  });
  void session.run(life.signal);
  await settle();
  const ports = {
    clock,
    storage: { getItem: () => null, setItem: () => undefined },
    socketUrl: (path: string) => `wss://a${path}`,
    connect: sockets.connect,
    idle: () => Promise.resolve(),
    tabs: { runExclusive: <T>(work: () => Promise<T>) => work(), onSaved: () => () => undefined },
  };
  const services = { session, ports, log: new PageLog() };
  return { services, session, sockets, clock, signal: life.signal, infos: () => infos, ...fakePage() };
}

const written = ({ frames }: { frames: unknown[] }) => (frames as { type: string }[]).map(({ type }) => type);

describe('the presence of a page', () => {
  test('[PR4] a member is online on mount, and a closing window sends offline', async () => {
    const { services, sockets, page, say, signal } = await visit(member);
    runPresence(services, page, () => undefined, signal);
    await settle();
    expect(sockets.last.url).toBe('wss://a/onlineSocket?token=access-0');
    sockets.last.open();
    say('pagehide');
    expect([written(sockets.last), sockets.last.state]).toEqual([['online', 'offline'], 'closed']);
    say('pageshow', { persisted: true });
    await settle();
    sockets.last.open();
    expect([sockets.all.length, written(sockets.last)]).toEqual([2, ['online']]);
  });

  test('[PR3] (page) a hidden page sends offline; when it is visible again it loads user info, and the member is online', async () => {
    const { services, sockets, page, turn, signal, infos } = await visit(member);
    runPresence(services, page, () => undefined, signal);
    await settle();
    sockets.last.open();
    turn('hidden');
    expect([written(sockets.last), infos()]).toEqual([['online', 'offline'], 1]);
    turn('visible');
    await settle();
    expect([written(sockets.last), infos()]).toEqual([['online', 'offline', 'online'], 2]);
  });

  test('[AU5] (offline signal) logging out sends offline and closes; a guest has no socket', async () => {
    const { services, session, sockets, page, signal } = await visit(member);
    runPresence(services, page, () => undefined, signal);
    await settle();
    sockets.last.open();
    await session.logout();
    await settle();
    expect([written(sockets.last), sockets.last.state, sockets.all.length]).toEqual([
      ['online', 'offline'],
      'closed',
      1,
    ]);
    expect(session.state.status).toBe('guest');
  });

  test('[PR2] (page) a guest’s page fetches nothing and opens nothing', async () => {
    const { services, sockets, page, signal } = await visit(null);
    const store = new PresenceStore(services);
    store.start(page, signal);
    store.enterRoom(30)();
    await settle();
    expect([sockets.all, store.online]).toEqual([[], false]);
  });
});

describe('the online list', () => {
  const people = (total: number) => ({
    total,
    list: Array.from({ length: Math.min(total, 50) }, (_, at) => aUser({ userId: at + 1 })),
  });

  test('[PR5] (list) is loaded for the room, refreshed while it is open, and loaded for the whole site on request', async () => {
    const timers = new FakeClock();
    const requested: object[] = [];
    const store = new OnlineListStore(30, {
      timers,
      failed: () => undefined,
      load: async (place) => (requested.push(place), people(requested.length)),
    });
    const look = new AbortController();
    void store.open(look.signal);
    await settle();
    expect([requested, store.total, store.load]).toEqual([[{ roomId: 30, pageSize: 50 }], 1, { state: 'idle' }]);
    await timers.advance(10_000);
    expect(store.total).toBe(2);
    store.choose('site');
    expect([store.members, store.load]).toEqual([[], { state: 'loading' }]);
    await settle();
    expect([requested.at(-1), store.total]).toEqual([{ pageSize: 50 }, 3]);
    look.abort();
    await settle();
    expect(timers.sleeping).toBe(0);
  });

  test('[ER3] (online list) a failure is logged and keeps a loaded list', async () => {
    const timers = new FakeClock();
    let fault: Error | undefined = new Error('away');
    const logged: unknown[] = [];
    const store = new OnlineListStore(30, {
      timers,
      failed: (error) => logged.push(error),
      load: () => (fault ? Promise.reject(fault) : Promise.resolve(people(70))),
    });
    const look = new AbortController();
    stops.push(() => {
      look.abort();
    });
    void store.open(look.signal);
    await settle();
    expect([store.load, logged]).toEqual([{ state: 'failed' }, [fault]]);
    fault = undefined;
    await store.refresh();
    expect([store.load, store.members.length, store.hasMore]).toEqual([{ state: 'idle' }, 50, true]);
    fault = new Error('away again');
    await store.refresh();
    expect([store.load.state, store.members.length]).toEqual(['failed', 50]);
  });

  test('[PR5] (busy room) reloads once for all who come and go within seconds, and soon after it was opened', async () => {
    const timers = new FakeClock();
    let requests = 0;
    const store = new OnlineListStore(30, {
      timers,
      failed: () => undefined,
      load: async () => ((requests += 1), people(requests)),
    });
    const look = new AbortController();
    stops.push(() => {
      look.abort();
    });
    void store.open(look.signal);
    void store.refreshSoon();
    await timers.advance(2_000);
    expect(requests).toBe(2);
    for (let second = 0; second < 20; second += 1) {
      void store.refreshSoon();
      await timers.advance(1_000);
    }
    expect(requests).toBeLessThanOrEqual(2 + 20 / 5 + 2);
    look.abort();
    await settle();
    expect(timers.sleeping).toBe(0);
  });

  test('those who stay keep their places', async () => {
    const answers = [
      [1, 2, 3],
      [4, 3, 1],
    ].map((ids) => ids.map((userId) => aUser({ userId })));
    const store = new OnlineListStore(30, {
      timers: new FakeClock(),
      failed: () => undefined,
      load: async () => ({ total: 3, list: answers.shift() ?? [] }),
    });
    const look = new AbortController();
    stops.push(() => {
      look.abort();
    });
    void store.open(look.signal);
    await settle();
    await store.refresh();
    expect(store.members.map(({ userId }) => userId)).toEqual([1, 3, 4]);
  });

  test('a reply for a place that is no longer chosen is not shown', async () => {
    const answers: ((page: ReturnType<typeof people>) => void)[] = [];
    const store = new OnlineListStore(30, {
      failed: () => undefined,
      timers: new FakeClock(),
      load: () => new Promise((resolve) => answers.push(resolve)),
    });
    const look = new AbortController();
    stops.push(() => {
      look.abort();
    });
    void store.open(look.signal);
    await settle();
    store.choose('site');
    answers[1]?.(people(2));
    answers[0]?.(people(9));
    await settle();
    expect(store.total).toBe(2);
  });
});
