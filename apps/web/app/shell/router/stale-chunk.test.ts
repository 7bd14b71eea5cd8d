import { settle } from '@khandai/testing';
import { arrived, continueNavigation, rememberDestination, reloadOnceOnStaleChunk } from './stale-chunk';

function page(path = '/', navigator = { onLine: true }) {
  const kept = new Map<string, string>();
  const target = new EventTarget();
  const state = { reloads: 0, gone: [] as string[] };
  return {
    state,
    fail: () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    window: {
      navigator,
      addEventListener: target.addEventListener.bind(target),
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
      location: {
        pathname: path,
        search: '',
        hash: '',
        reload: () => {
          state.reloads += 1;
        },
        replace: (address: string | URL) => {
          state.gone.push(String(address));
        },
      },
    },
  };
}

const answers = () => Promise.resolve('a build');

describe('a file of an older build', () => {
  test('[ER1] (once in ten seconds) a failed import reloads the page, once in ten seconds', async () => {
    const { window, state, fail } = page();
    let now = 1_000_000;
    reloadOnceOnStaleChunk(window, answers, () => now);
    const reloads = async () => {
      fail();
      await settle();
      return state.reloads;
    };
    expect(await reloads()).toBe(1);
    now += 9_999;
    expect(await reloads()).toBe(1);
    now += 1;
    expect(await reloads()).toBe(2);
  });

  test('[ER1] (marker) the reloaded page knows from session storage that it has just been reloaded', async () => {
    const [before, after, other] = [page(), page(), page()];
    let now = 1_000_000;
    const { sessionStorage } = before.window;
    reloadOnceOnStaleChunk(before.window, answers, () => now);
    reloadOnceOnStaleChunk({ ...after.window, sessionStorage }, answers, () => now);
    reloadOnceOnStaleChunk(other.window, answers, () => now);
    for (const one of [before, after, other]) {
      one.fail();
      await settle();
    }
    expect([before, after, other].map(({ state }) => state.reloads)).toEqual([1, 0, 1]);
    now += 10_000;
    after.fail();
    await settle();
    expect(after.state.reloads).toBe(1);
  });

  test('without any response the page stays and may reload later, because the file may still exist', async () => {
    const network = { onLine: false };
    const { window, state, fail } = page('/', network);
    let site: () => Promise<unknown> = answers;
    reloadOnceOnStaleChunk(
      window,
      () => site(),
      () => 1_000_000,
    );
    expect(fail()).toBe(true);
    await settle();
    network.onLine = true;
    site = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(fail()).toBe(true);
    await settle();
    expect(state.reloads).toBe(0);
    site = answers;
    fail();
    await settle();
    expect(state.reloads).toBe(1);
  });

  test('[ER1] (route) a page that reloaded during a navigation continues it, once in ten seconds', () => {
    const { window, state } = page();
    rememberDestination(window.sessionStorage, '/truc-tiep?loc=live', 1_000_000);
    continueNavigation(window, 'reload', 1_001_000);
    expect(state.gone).toEqual(['/truc-tiep?loc=live']);
    rememberDestination(window.sessionStorage, '/truc-tiep', 1_002_000);
    continueNavigation(window, 'reload', 1_003_000);
    continueNavigation(window, 'reload', 1_020_000);
    expect(state.gone).toHaveLength(1);
  });

  test.each([
    ['is where it was going', '/', 0],
    ['has long forgotten it', '/truc-tiep', 10_001],
    ['was told of another site', '//evil.test', 0],
  ])('a page that %s stays', (_, address, later) => {
    const { window, state } = page();
    rememberDestination(window.sessionStorage, address, 1_000_000);
    continueNavigation(window, 'reload', 1_000_000 + later);
    expect(state.gone).toEqual([]);
  });

  test.each(['navigate', 'back_forward', undefined] as const)('a page opened by %s stays where it is', (kind) => {
    const { window, state } = page();
    rememberDestination(window.sessionStorage, '/truc-tiep', 1_000_000);
    continueNavigation(window, kind, 1_000_000);
    continueNavigation(window, 'reload', 1_001_000);
    expect(state.gone).toEqual([]);
  });

  test('a page that arrived, or has an invalid stored destination, stays', () => {
    const { window, state } = page();
    rememberDestination(window.sessionStorage, '/truc-tiep', 1_000_000);
    arrived(window.sessionStorage);
    continueNavigation(window, 'reload', 1_000_000);
    for (const text of ['{', '7', '{"address":7,"at":1}']) {
      window.sessionStorage.setItem('khandai:going', text);
      continueNavigation(window, 'reload', 1_000_000);
    }
    expect(state.gone).toEqual([]);
  });
});
