import { reloadOnceOnStaleChunk } from './stale-chunk';

function page() {
  const kept: Record<string, string> = {};
  const target = new EventTarget();
  const state = { reloads: 0 };
  return {
    state,
    fail: () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true })),
    window: {
      addEventListener: target.addEventListener.bind(target),
      sessionStorage: {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
      },
      location: {
        reload: () => {
          state.reloads += 1;
        },
      },
    },
  };
}

describe('a file of an older build', () => {
  test('[ER1] a failed import reloads the page once in ten seconds, then the error is let through', () => {
    const { window, state, fail } = page();
    let now = 1_000_000;
    reloadOnceOnStaleChunk(window, () => now);
    expect(fail()).toBe(false);
    now += 9_999;
    expect(fail()).toBe(true);
    now += 1;
    expect(fail()).toBe(false);
    expect(state.reloads).toBe(2);
  });
});
