import { act, render } from '@testing-library/react';
import { use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrateLater } from './HydrateLater';
import { HydrationContext, HydrationQueue } from './HydrationQueue';

describe('a part of the page that hydrates later', () => {
  test('is the server’s HTML until its turn comes, one part for each idle period', async () => {
    const { container, rest, faults } = await setUp();
    expect(container.textContent).toBe('first 0second 0');
    await click(container, 0);
    expect(container.textContent).toBe('first 0second 0');
    await rest();
    expect(hydrated).toEqual(['first']);
    await rest();
    expect(hydrated).toEqual(['first', 'second']);
    await click(container, 0);
    expect(container.textContent).toBe('first 1second 0');
    expect(faults).toEqual([]);
  });

  test('keeps its first content while the page renders anew, and shows the newest once it is hydrated', async () => {
    const { container, rest, rename, faults } = await setUp();
    const html = container.querySelector('button');
    rename('third');
    expect(container.textContent).toBe('first 0second 0');
    await rest();
    expect(container.textContent).toBe('third 0second 0');
    expect(container.querySelector('button')).toBe(html);
    expect(faults).toEqual([]);
  });

  test('hydrates at once when a user presses it, and handles the press', async () => {
    const { container, run } = await setUp();
    await act(async () => {
      run();
    });
    await click(container, 1);
    expect(container.textContent).toBe('first 0second 1');
  });

  test('the stores of the page start when all parts are hydrated', async () => {
    const { rest, started } = await setUp();
    await rest();
    expect(started()).toBe(false);
    await rest();
    expect(started()).toBe(true);
  });

  test('a part that never hydrates does not hold back the next', async () => {
    const { container, rest, started, loseThePatience } = await setUp({ stuck: true });
    await rest();
    await rest();
    expect(started()).toBe(false);
    await act(async () => {
      loseThePatience();
    });
    await rest();
    expect([hydrated, started()]).toEqual([['second'], true]);
    expect(container.textContent).toBe('first 0second 0');
  });

  test('renders at once where there is nothing to hydrate', () => {
    expect(render(<HydrateLater>here</HydrateLater>).container.textContent).toBe('here');
  });
});

let hydrated: string[] = [];

// The window of the tests does not accept the signals of Node.
const page = {
  addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
    window.addEventListener(type, listener, true);
  },
};

const never = new Promise<never>(() => undefined);

function Counter({ name, stuck = false }: { name: string; stuck?: boolean }) {
  if (stuck) use(never);
  const [count, setCount] = useState(() => {
    hydrated.push(name);
    return 0;
  });
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {`${name} ${count}`}
    </button>
  );
}

const click = (container: HTMLElement, index: number): Promise<void> =>
  act(async () => {
    container.querySelectorAll('button')[index]?.click();
  });

const served = (name: string): string => `<!--$--><button type="button">${name} 0</button><!--/$-->`;

/** A page of two parts, as the server sent it, that has just hydrated. */
async function setUp({ stuck = false } = {}) {
  const idle: (() => void)[] = [];
  const patience = Promise.withResolvers<undefined>();
  const queue = new HydrationQueue(
    () =>
      new Promise((resolve) => {
        idle.push(resolve);
      }),
    () => patience.promise,
  );
  const rename: { to?: (name: string) => void } = {};
  function Page() {
    const [name, setName] = useState('first');
    useEffect(() => {
      rename.to = setName;
    }, []);
    return (
      <>
        <HydrateLater>
          <Counter name={name} stuck={stuck} />
        </HydrateLater>
        <HydrateLater>
          <Counter name="second" />
        </HydrateLater>
      </>
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = ['first', 'second'].map(served).join('');
  hydrated = [];
  const faults: unknown[] = [];
  await act(async () =>
    hydrateRoot(
      container,
      <HydrationContext value={queue}>
        <Page />
      </HydrationContext>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  let started = false;
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    void queue.run(page, new AbortController().signal).then(() => {
      started = true;
    });
  };
  return {
    container,
    faults,
    run,
    started: () => started,
    loseThePatience: () => {
      patience.resolve(undefined);
    },
    rename: (name: string) => {
      act(() => {
        rename.to?.(name);
      });
    },
    /** The page rests once. */
    rest: () =>
      act(async () => {
        run();
        await Promise.resolve();
        idle.shift()?.();
      }),
  };
}
