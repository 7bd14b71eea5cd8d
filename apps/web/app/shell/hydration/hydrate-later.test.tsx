import { settle } from '@khandai/testing';
import { act, render } from '@testing-library/react';
import { Component, createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRoutesStub, UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { earlyInputScript, useEarlyInput } from '../router/early-input';
import { HydrateLater } from './HydrateLater';
import { HydrationContext, HydrationQueue } from './HydrationQueue';
import { useOpenOnNavigation } from './use-open-on-navigation';

describe('a part of the page that hydrates later', () => {
  afterEach(() => {
    window.earlyInput = undefined;
  });

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

  test('keeps its first content while the page renders again, and shows the newest once it is hydrated', async () => {
    const { container, rest, rename, faults } = await setUp();
    const html = container.querySelector('button');
    rename('third');
    expect(container.textContent).toBe('first 0second 0');
    await rest();
    expect(container.textContent).toBe('third 0second 0');
    expect(container.querySelector('button')).toBe(html);
    expect(faults).toEqual([]);
  });

  test('hydrates after all others if it is the last', async () => {
    const { rest } = await setUp({ firstIsLast: true });
    await rest();
    expect(hydrated).toEqual(['second']);
    await rest();
    expect(hydrated).toEqual(['second', 'first']);
  });

  test('hydrates at once when a user presses it, and handles the press', async () => {
    const { container, queue } = await setUp();
    queue.watchInput(page);
    await click(container, 1);
    expect(container.textContent).toBe('first 0second 1');
  });

  test('hydrates without a turn if a user pressed something before the page was hydrated', async () => {
    const { started } = await setUp({ press: true });
    expect(hydrated).toEqual(['first', 'second']);
    expect(started()).toBe(false);
  });

  test('hydrates without a turn if it joins the page after an input', async () => {
    const { queue } = await setUp();
    await act(async () => {
      queue.openAll();
    });
    const late = { opened: Promise.withResolvers<undefined>(), done: Promise.withResolvers<undefined>() };
    queue.add(late, false);
    const isOpen = await Promise.race([late.opened.promise.then(() => true), settle().then(() => false)]);
    expect(isOpen).toBe(true);
  });

  test('keeps its content when Back changes a context of the page', async () => {
    const { container, queue, rename, faults } = await setUp();
    queue.watchInput(page);
    const html = container.querySelector('button');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      rename('third', 'context');
    });
    expect(container.textContent).toBe('third 0second 0');
    expect(container.querySelector('button')).toBe(html);
    expect(faults).toEqual([]);
  });

  test('renders at once where there is nothing to hydrate', () => {
    expect(render(<HydrateLater>here</HydrateLater>).container.textContent).toBe('here');
  });
});

describe('a page that navigates by itself while it hydrates', () => {
  test('keeps the content of its parts', async () => {
    const queue = queueOf({ idle: () => new Promise<never>(() => undefined) });
    const go: { away?: () => Promise<unknown> } = {};
    function Inside() {
      useOpenOnNavigation(use(HydrationContext));
      const navigate = useNavigate();
      useEffect(() => {
        go.away = async () => navigate('/?a=1', { replace: true });
      }, [navigate]);
      return (
        <HydrateLater>
          <Counter name="first" />
        </HydrateLater>
      );
    }
    /** Replaces a context when the router navigates, as the router's root does. */
    function Root() {
      const router = use(UNSAFE_DataRouterContext)?.router;
      const [other, setOther] = useState('');
      useLayoutEffect(
        () =>
          router?.subscribe(({ location }) => {
            setOther(location.search);
          }),
        [router],
      );
      return (
        <NameContext value={other}>
          <Inside />
        </NameContext>
      );
    }
    const Stub = createRoutesStub([{ path: '/', Component: Root }]);
    const container = pageOf('first');
    const faults: unknown[] = [];
    await hydrate(container, queue, <Stub initialEntries={['/']} />, faults);
    const html = container.querySelector('button');
    await act(async () => go.away?.());
    expect(container.textContent).toBe('?a=1 0');
    expect(container.querySelector('button')).toBe(html);
    expect(faults).toEqual([]);
  });
});

describe('the stores of the page', () => {
  test('start when all parts are hydrated', async () => {
    const { rest, started } = await setUp();
    await rest();
    expect(started()).toBe(false);
    await rest();
    expect(started()).toBe(true);
  });

  test('start without a part that never hydrates: after the deadline all others hydrate', async () => {
    const { container, rest, started, passTheDeadline } = await setUp({ stuck: true });
    await rest();
    await rest();
    expect([hydrated, started()]).toEqual([[], false]);
    await passTheDeadline();
    expect([hydrated, started()]).toEqual([['second'], false]);
    await passTheDeadline();
    expect(started()).toBe(true);
    expect(container.textContent).toBe('first 0second 0');
  });

  test('start without a part that fails to hydrate', async () => {
    const { container, rest, started } = await setUp({ throws: true });
    await rest();
    await rest();
    expect([hydrated, started()]).toEqual([['second'], true]);
    expect(container.textContent).toBe('failedsecond 0');
  });

  test('do not wait for idle periods in a hidden page', async () => {
    const { run, started } = await setUp({ hidden: true });
    await act(async () => {
      run();
    });
    expect([hydrated, started()]).toEqual([['first', 'second'], true]);
  });

  test('do not wait for an idle period after an input', async () => {
    const { run, started, queue } = await setUp();
    await act(async () => {
      run();
    });
    await act(async () => {
      queue.openAll();
    });
    expect(started()).toBe(true);
  });

  test('have started before input from before the hydration is replayed', async () => {
    const { container, rest } = await setUp({ press: true });
    expect(container.textContent).toBe('first 0second 0');
    await rest();
    expect(log).toEqual(['stores start', 'second pressed']);
    expect(container.textContent).toBe('first 0second 1');
  });

  test('do not lose what was typed in a part before the hydration', async () => {
    const { container, rest } = await setUp({ text: 'Vào!' });
    await rest();
    expect(container.querySelector('p')?.textContent).toBe('Vào!');
    expect(container.querySelector('input')?.value).toBe('Vào!');
  });
});

let hydrated: string[] = [];
let log: string[] = [];

// The window of the tests runs the listeners of all tests.
const page = {
  addEventListener: (type: string, listener: EventListenerOrEventListenerObject | null) => {
    if (listener) window.addEventListener(type, listener, { capture: true, once: true });
  },
  get earlyInput() {
    return window.earlyInput;
  },
};

const never = new Promise<never>(() => undefined);
const NameContext = createContext('');

function Counter({ name, stuck = false, throws = false }: { name: string; stuck?: boolean; throws?: boolean }) {
  if (stuck) use(never);
  if (throws) throw new Error('broken part');
  const other = use(NameContext);
  const [count, setCount] = useState(0);
  useEffect(() => {
    hydrated.push(name);
    // Once for each part, by its first name.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <button
      type="button"
      onClick={() => {
        log.push(`${name} pressed`);
        setCount(count + 1);
      }}
    >
      {`${(name === 'first' && other) || name} ${count}`}
    </button>
  );
}

function Field() {
  const [text, write] = useState('');
  return (
    <>
      <input
        value={text}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <p>{text}</p>
    </>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

/** Calls `useEarlyInput` as the page does, in an effect before that of the queue. */
function Replay({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}

const click = (container: HTMLElement, index: number): Promise<void> =>
  act(async () => {
    container.querySelectorAll('button')[index]?.click();
  });

const part = (html: string): string => `<!--$-->${html}<!--/$-->`;
const button = (name: string): string => part(`<button type="button">${name} 0</button>`);

/** The HTML of a page with these parts, as the server sent it. */
function pageOf(...names: string[]): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = names.map(button).join('');
  hydrated = [];
  log = [];
  return container;
}

const queueOf = (ports: Partial<ConstructorParameters<typeof HydrationQueue>[0]>) =>
  new HydrationQueue({ idle: () => never, deadline: () => never, isHidden: () => false, ...ports });

const hydrate = (container: HTMLElement, queue: HydrationQueue, content: ReactNode, faults: unknown[]) =>
  act(async () =>
    hydrateRoot(container, <HydrationContext value={queue}>{content}</HydrationContext>, {
      onRecoverableError: (fault) => faults.push(fault),
      onCaughtError: () => undefined,
    }),
  );

interface Case {
  readonly stuck?: boolean;
  readonly throws?: boolean;
  readonly firstIsLast?: boolean;
  readonly hidden?: boolean;
  /** A user presses the button of the second part before the page is hydrated. */
  readonly press?: boolean;
  /** A user types this into a field before the page is hydrated. */
  readonly text?: string;
}

/** A page of two parts, as the server sent it, that has just hydrated. */
async function setUp({ stuck = false, throws = false, firstIsLast = false, hidden = false, press, text }: Case = {}) {
  const idle: (() => void)[] = [];
  let deadline = Promise.withResolvers<undefined>();
  const queue = queueOf({
    idle: () =>
      new Promise((resolve) => {
        idle.push(resolve);
      }),
    deadline: () => deadline.promise,
    isHidden: () => hidden,
  });
  const rename: { inParent?: (name: string) => void; inContext?: (name: string) => void } = {};
  function Page() {
    const [name, setName] = useState('first');
    const [other, setOther] = useState('');
    useEffect(() => {
      rename.inParent = setName;
      rename.inContext = setOther;
    }, []);
    return (
      <NameContext value={other}>
        <Boundary>
          <HydrateLater last={firstIsLast}>
            <Counter name={name} stuck={stuck} throws={throws} />
          </HydrateLater>
        </Boundary>
        <HydrateLater>
          <Counter name="second" />
        </HydrateLater>
        {text !== undefined && (
          <HydrateLater>
            <Field />
          </HydrateLater>
        )}
      </NameContext>
    );
  }
  const container = pageOf('first', 'second');
  if (text !== undefined) container.innerHTML += part('<input value=""/><p></p>');
  if (press || text !== undefined) (new Function(earlyInputScript) as () => void)();
  if (press) container.querySelectorAll('button')[1]?.click();
  if (text !== undefined) type(container, text);
  if (press || text !== undefined) queue.watchInput(page);
  const faults: unknown[] = [];
  await hydrate(
    container,
    queue,
    <Replay>
      <Page />
    </Replay>,
    faults,
  );
  let started = false;
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    void queue.run(() => {
      started = true;
      log.push('stores start');
      return Promise.resolve();
    }, new AbortController().signal);
  };
  return {
    container,
    faults,
    queue,
    run,
    started: () => started,
    passTheDeadline: () =>
      act(async () => {
        const passed = deadline;
        deadline = Promise.withResolvers();
        passed.resolve(undefined);
      }),
    rename: (name: string, where: 'parent' | 'context' = 'parent') => {
      act(() => {
        (where === 'parent' ? rename.inParent : rename.inContext)?.(name);
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

/** Types as a browser does: by the value property of the prototype, which React does not watch. */
function type(container: HTMLElement, text: string): void {
  const field = container.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
