import { whenNearViewport } from './when-near-viewport';

describe('whenNearViewport', () => {
  const observers: { see(isIntersecting: boolean): void; readonly ended: boolean }[] = [];
  const original = globalThis.IntersectionObserver;

  beforeEach(() => {
    observers.length = 0;
    class Observer {
      ended = false;
      constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(this);
      }
      disconnect(): void {
        this.ended = true;
      }
      observe(): void {
        this.see(false);
      }
      see(isIntersecting: boolean): void {
        this.tell([{ isIntersecting }]);
      }
    }
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    document.body.innerHTML = '<section id="chat"></section>';
  });

  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });

  test('resolves when the element comes near the viewport, and stops observing', async () => {
    let loaded = false;
    const waiting = whenNearViewport('chat').then(() => (loaded = true));
    await Promise.resolve();
    expect(loaded).toBe(false);
    observers[0]?.see(true);
    await waiting;
    expect(observers[0]?.ended).toBe(true);
  });

  test('loads at once where the element is not on the page yet', async () => {
    await whenNearViewport('absent');
    expect(observers).toEqual([]);
  });

  test('loads at once in a browser without IntersectionObserver', async () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    await expect(whenNearViewport('chat')).resolves.toBeUndefined();
  });
});
