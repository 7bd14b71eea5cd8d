import { SESSION_KEY } from './session-storage';
import { browserTabs } from './tabs';

type Request = (name: string, options: LockOptions, work: () => Promise<unknown>) => Promise<unknown>;

function browserWith(request: Request | undefined): void {
  if (request) Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  else Reflect.deleteProperty(navigator, 'locks');
}

// Node's BroadcastChannel would keep the test process alive.
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
afterEach(() => {
  browserWith(undefined);
});

describe('the pages of a browser', () => {
  test('run one task at a time under one lock name', async () => {
    const names: string[] = [];
    browserWith((name, _options, work) => (names.push(name), work()));
    await expect(browserTabs.runExclusive(() => Promise.resolve(7))).resolves.toBe(7);
    expect(names).toEqual(['khandai:session']);
  });

  test('use the channel lock without Web Locks, and do not wait if it fails to load', async () => {
    await expect(browserTabs.runExclusive(() => Promise.resolve(7))).resolves.toBe(7);
    browserWith(() => Promise.reject(new DOMException('too long', 'TimeoutError')));
    await expect(browserTabs.runExclusive(() => Promise.resolve(8))).resolves.toBe(8);
  });

  test('do not repeat failed work', async () => {
    let tries = 0;
    browserWith((_name, _options, work) => work());
    const failing = browserTabs.runExclusive(() => ((tries += 1), Promise.reject(new Error('away'))));
    await expect(failing).rejects.toThrow('away');
    expect(tries).toBe(1);
  });

  test('are notified when another page saved the session, and of no other key', () => {
    let received = 0;
    const stop = browserTabs.onSaved(() => (received += 1));
    window.dispatchEvent(new StorageEvent('storage', { key: 'khandai:settings' }));
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(received).toBe(1);
  });
});
