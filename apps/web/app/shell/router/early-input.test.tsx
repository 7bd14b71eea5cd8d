import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { earlyInputScript, replayEarlyInput, UNHYDRATED, useEarlyInput } from './early-input';

/** A field whose text is repeated beside it, and a button that counts its clicks. */
function Page(): ReactNode {
  const [text, write] = useState('');
  const [clicks, setClicks] = useState(0);
  useEarlyInput();
  return (
    <>
      <textarea
        value={text}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <p>{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setClicks(clicks + 1);
        }}
      >
        <button>
          <b>{clicks}</b>
        </button>
      </form>
      <a href="#chat">Chat</a>
    </>
  );
}

const part = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

/** Types as a browser does: by the value property of the prototype, which React does not watch. */
function type(text: string, event = 'input'): void {
  const field = part('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The server's HTML of `Page`. */
const HTML = '<textarea></textarea><p></p><form><button><b>0</b></button></form><a href="#chat">Chat</a>';

let root: Root;

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(part('#page'), <Page />);
  });
}

const replay = (page: Parameters<typeof replayEarlyInput>[0] = window): void => {
  act(() => {
    replayEarlyInput(page);
  });
};

describe('input before the page is hydrated', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="page">${HTML}</div>`;
    (new Function(earlyInputScript) as () => void)();
  });
  afterEach(() => {
    act(() => {
      root.unmount();
    });
  });

  test('typed text stays in the field and reaches the state, with its caret', async () => {
    type('Vào!');
    (part('textarea') as HTMLTextAreaElement).setSelectionRange(1, 2);
    await hydrate();
    expect(part('p').textContent).toBe('Vào!');
    expect(part('textarea')).toMatchObject({ value: 'Vào!', selectionStart: 1, selectionEnd: 2 });
  });

  test('typed text survives a render that clears the field before the replay', async () => {
    part('#page').setAttribute(UNHYDRATED, '');
    type('Vào!');
    await hydrate();
    (part('textarea') as HTMLTextAreaElement).value = '';
    part('#page').removeAttribute(UNHYDRATED);
    replay();
    expect(part('p').textContent).toBe('Vào!');
    expect(part('textarea')).toMatchObject({ value: 'Vào!' });
  });

  test('text that an input method still composes is left alone until it is composed', async () => {
    part('textarea').dispatchEvent(new Event('compositionstart', { bubbles: true }));
    type('Vao');
    await hydrate();
    expect(part('p').textContent).toBe('');
    act(() => {
      type('Vào', 'compositionend');
    });
    expect(part('p').textContent).toBe('Vào');
  });

  test('a click on a button, or on what is in it, takes effect once; its form is not submitted by the browser', async () => {
    const submits: boolean[] = [];
    window.addEventListener('submit', (event) => submits.push(event.defaultPrevented), { once: true });
    part('b').click();
    expect(submits).toEqual([true]);
    await hydrate();
    expect(part('b').textContent).toBe('1');
  });

  test('only the last click counts, and none before a click on something else', async () => {
    part('b').click();
    part('b').click();
    part('a').click();
    await hydrate();
    expect(part('b').textContent).toBe('0');
  });

  test('a click is dropped after ten seconds', async () => {
    part('#page').setAttribute(UNHYDRATED, '');
    part('b').click();
    const { timeStamp } = new Event('now');
    await hydrate();
    part('#page').removeAttribute(UNHYDRATED);
    replay({ earlyInput: window.earlyInput, performance: { now: () => timeStamp + 11_000 } as Performance });
    expect(part('b').textContent).toBe('0');
  });

  test('nothing is recorded once the page is hydrated', async () => {
    await hydrate();
    act(() => {
      part('b').click();
    });
    replay();
    expect(part('b').textContent).toBe('1');
  });

  test('input in a part that hydrates later waits for that part, also when the page is hydrated', async () => {
    part('#page').setAttribute(UNHYDRATED, '');
    type('Vào!');
    replay();
    part('b').click();
    replay();
    await hydrate();
    expect([part('p').textContent, part('b').textContent]).toEqual(['', '0']);
    part('#page').removeAttribute(UNHYDRATED);
    replay();
    expect([part('p').textContent, part('b').textContent]).toEqual(['Vào!', '1']);
  });

  test('a click in the middle of which React hydrates is handled by React, and not repeated', async () => {
    document.body.addEventListener(
      'click',
      () => {
        root = hydrateRoot(part('#page'), <Page />);
        flushSync(() => undefined);
      },
      { once: true, capture: true },
    );
    await act(async () => {
      part('b').click();
    });
    replay();
    expect(part('b').textContent).toBe('1');
  });
});
