import { Emitter } from '@khandai/runtime';
import { FakeClock } from '@khandai/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { vi } from '../../i18n/vi';
import { type Services, ServicesContext } from '../services/services';
import { LateCode } from './late-code';
import { NearPart } from './NearPart';

type Say = (text: string) => ReactNode;

const label: Say = (text) => `${text} in the browser`;

describe('a part whose code loads near the window', () => {
  const original = globalThis.IntersectionObserver;
  let comeNear: () => void;

  beforeEach(() => {
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => {
          tell([{ isIntersecting: true }]);
        };
      }
      observe(): void {}
      disconnect(): void {}
    }
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  });

  afterEach(() => {
    globalThis.IntersectionObserver = original;
    document.body.replaceChildren();
  });

  test('keeps the server’s HTML until it comes near, then renders what the page knows by then', async () => {
    const { code, page, faults, answer } = await setUp('<div id="list"><a href="/x">on the server</a></div>');
    expect(screen.getByRole('link').textContent).toBe('on the server');
    expect(code.value).toBeUndefined();
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.resolve(label);
    });
    expect(page.textContent).toBe('goals in the browser');
    expect(page.querySelectorAll('#list')).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('hands the focus and a click in the server’s HTML to what replaces it', async () => {
    const { answer } = await setUp('<div id="list"><a href="/x">match</a><button>book</button></div>');
    screen.getByRole('button').focus();
    screen.getByRole('button').click();
    let presses = 0;
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.resolve(() => (
        <>
          <a href="/x">match</a>
          <button onClick={() => (presses += 1)}>booked</button>
        </>
      ));
    });
    expect(document.activeElement?.textContent).toBe('booked');
    expect(presses).toBe(1);
  });

  test('does not follow a link again that was clicked', async () => {
    const { answer } = await setUp('<div id="list"><a href="#x">match</a></div>');
    screen.getByRole('link').click();
    let presses = 0;
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.resolve(() => (
        <a href="#x" onClick={() => (presses += 1)}>
          match
        </a>
      ));
    });
    expect(presses).toBe(0);
  });

  test('hands over a click from before the page was hydrated', async () => {
    const event = new Event('click');
    const { answer, page } = await setUp('<div id="list"><button>book</button></div>', {
      before: (button) => {
        window.earlyInput = { hydrated: false, fields: new Map(), click: { button, event } };
      },
    });
    let presses = 0;
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.resolve(() => <button onClick={() => (presses += 1)}>booked</button>);
    });
    expect([page.textContent, presses, window.earlyInput?.click]).toEqual(['booked', 1, undefined]);
    window.earlyInput = undefined;
  });

  test('keeps the server’s HTML and its links where the code does not load', async () => {
    const { page, warned, answer } = await setUp('<div id="list"><a href="/x">on the server</a></div>');
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.reject(new Error('away'));
    });
    expect(page.textContent).toBe('on the server');
    expect(warned).toEqual(['list']);
  });

  test('a live part does not keep values that no longer move: it offers to load the code again', async () => {
    const served = '<div id="list">0.90</div>';
    const { page, answer } = await setUp(served, { isLive: true });
    await act(async () => {
      comeNear();
    });
    expect(page.textContent).toBe('0.90');
    await act(async () => {
      answer.reject(new Error('away'));
    });
    expect(page.textContent).not.toContain('0.90');
    await act(async () => {
      screen.getByRole('button', { name: vi.shell.retry }).click();
    });
    expect(page.textContent).not.toContain('0.90');
  });

  test('a press of the offer to load again is no press of what then loads', async () => {
    const { page, answer, later } = await setUp('<div id="list"><button>0.90</button></div>', { isLive: true });
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.reject(new Error('away'));
    });
    await act(async () => {
      screen.getByRole('button', { name: vi.shell.retry }).click();
    });
    let presses = 0;
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      later.resolve(() => <button onClick={() => (presses += 1)}>0.95</button>);
    });
    expect([page.textContent, presses]).toEqual(['0.95', 0]);
  });

  test('after a navigation inside the site, offers to load again what failed', async () => {
    const { page, answer } = await setUp('');
    expect(page.textContent).toBe('waiting');
    await act(async () => {
      comeNear();
    });
    await act(async () => {
      answer.reject(new Error('away'));
    });
    expect(screen.getByRole('button', { name: vi.shell.retry })).toBeTruthy();
  });

  test('renders code that is provided already at once', async () => {
    const { page, faults } = await setUp('<div id="list">goals in the browser</div>', { provided: label });
    expect(page.textContent).toBe('goals in the browser');
    expect(faults).toEqual([]);
  });
});

interface Setting {
  readonly provided?: Say;
  /** Runs before the page is hydrated. */
  readonly before?: (button: HTMLElement) => void;
  readonly isLive?: boolean;
}

/** A page with the server's HTML, and with a part whose code the test answers, `later` after a retry. Without HTML, the part is rendered from scratch. */
async function setUp(html: string, { provided, before, isLive = false }: Setting = {}) {
  const answer = Promise.withResolvers<Say>();
  const later = Promise.withResolvers<Say>();
  const answers = [answer];
  const code = new LateCode(() => (answers.shift() ?? later).promise);
  if (provided) code.provide(provided);
  const warned: string[] = [];
  const faults: unknown[] = [];
  const services = {
    log: { warn: (what: string) => warned.push(what) },
    missed: { suspected: new Emitter<void>() },
    timers: new FakeClock(),
    network: { online: true },
  } as unknown as Services;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <I18nContext value={new I18n('vi')}>
          <ServicesContext value={services}>
            <NearPart id="list" code={code} waiting="waiting" isLive={isLive}>
              {(say) => say('goals')}
            </NearPart>
          </ServicesContext>
        </I18nContext>
      ),
    },
  ]);
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const button = page.querySelector('button');
  if (button) before?.(button);
  await act(async () => {
    if (html) hydrateRoot(page, <Stub />, { onRecoverableError: (fault) => faults.push(fault) });
    else createRoot(page).render(<Stub />);
  });
  return { code, page, faults, warned, answer, later };
}
