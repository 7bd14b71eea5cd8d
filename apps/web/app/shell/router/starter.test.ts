import { starter } from './starter';

/**
 * A page with the router's script and the starter after it, as `scriptsLast` writes them. The test triggers frames and
 * timers.
 */
function open(hidden = false) {
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const made: HTMLElement[] = [];
  const page = {
    hidden,
    currentScript: { previousElementSibling: { textContent: 'import("/entry.js");' }, nonce: 'n' },
    createElement: (name: string) => document.createElement(name),
    head: { append: (link: HTMLElement) => made.push(link) },
    body: { append: (script: HTMLElement) => made.push(script) },
  };
  // jsdom has no dynamic import for modules, so this list names only the entry.
  const code = starter(['/entry.js'], '/entry.js');
  const run = new Function('document', 'requestAnimationFrame', 'setTimeout', code) as (...globals: unknown[]) => void;
  run(
    page,
    (frame: () => void) => frames.push(frame),
    (timer: () => void) => timers.push(timer),
  );
  return { frames, timers, made };
}

const kinds = (made: readonly HTMLElement[]) => made.map(({ tagName }) => tagName);

describe('the scripts of a page', () => {
  test('are requested after the first paint', () => {
    const { frames, timers, made } = open();
    expect(made).toEqual([]);
    frames[0]?.();
    expect(made).toEqual([]);
    timers.at(-1)?.();
    expect(kinds(made)).toEqual(['LINK', 'SCRIPT']);
    expect(made[1]).toMatchObject({ type: 'module', nonce: 'n', textContent: 'import("/entry.js");' });
  });

  test('are requested at once in a hidden tab, and only once', () => {
    const { timers, made } = open(true);
    expect(kinds(made)).toEqual(['LINK', 'SCRIPT']);
    timers[0]?.();
    expect(made).toHaveLength(2);
  });

  test('are requested even if no frame is painted', () => {
    const { timers, made } = open();
    timers[0]?.();
    expect(kinds(made)).toEqual(['LINK', 'SCRIPT']);
  });
});
