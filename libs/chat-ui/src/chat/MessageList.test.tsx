import { act, fireEvent, render, screen } from '@testing-library/react';
import { icons } from '@khandai/ui-kit';
import { MessageList, type MessageListItem } from './MessageList.js';
import { MessageRow } from './MessageRow.js';

const item = (key: string, own = false): MessageListItem => ({ key, own, spoken: `đọc ${key}`, node: key });
const list = (items: readonly MessageListItem[], max?: number) => (
  <MessageList label="Tin nhắn" items={items} max={max} newLabel={(count) => `${count} tin mới`} />
);

/** jsdom has no layout: gives the box a height of 400 px and a content height of 1000 px, and scrolls from its end to a position. */
function laidOut(scrollTop: number) {
  const box = screen.getByRole('log');
  Object.defineProperties(box, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  });
  for (const place of [600, scrollTop]) {
    box.scrollTop = place;
    fireEvent.scroll(box);
  }
  return box;
}

describe('MessageList', () => {
  it('[ML1] follows new lines while the reader is at the bottom', () => {
    const { rerender } = render(list([item('a')]));
    const box = laidOut(600);
    rerender(list([item('a'), item('b')]));
    expect(box.scrollTop).toBe(1000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ML1] follows new lines also after those at the end grew, and until the reader scrolls up', () => {
    const { rerender } = render(list([item('a')]));
    const box = laidOut(600);
    Object.defineProperty(box, 'scrollHeight', { value: 1300, configurable: true });
    fireEvent.scroll(box);
    rerender(list([item('a'), item('b')]));
    expect(box.scrollTop).toBe(1300);
    box.scrollTop = 800;
    fireEvent.scroll(box);
    rerender(list([item('a'), item('b'), item('c')]));
    expect(box.scrollTop).toBe(800);
    expect(screen.getByRole('button', { name: '1 tin mới' })).toBeDefined();
  });

  it('[ML9] keeps its place when the page is laid out while lines leave it', () => {
    const { rerender } = render(list([item('a'), item('b')]));
    const box = laidOut(100);
    const { removeChild } = Node.prototype;
    // As a browser does: the list is short for a moment, so the position is as far down as it goes.
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      box.scrollTop = 20;
      return removeChild.call(this, child) as T;
    };
    rerender(list([item('b')]));
    Node.prototype.removeChild = removeChild;
    expect(box.scrollTop).toBe(100);
  });

  it('[ML2] keeps the position of a reader further up, counts new lines, and scrolls down on a press', () => {
    const { rerender } = render(list([item('a')]));
    const box = laidOut(100);
    rerender(list([item('a'), item('b'), item('c')]));
    expect(box.scrollTop).toBe(100);
    act(() => screen.getByRole('button', { name: '2 tin mới' }).click());
    expect(box.scrollTop).toBe(1000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ML3] the reader’s own line scrolls the list down', () => {
    const { rerender } = render(list([item('a')]));
    const box = laidOut(100);
    rerender(list([item('a'), item('b', true)]));
    expect(box.scrollTop).toBe(1000);
  });

  it('[ML1] another part of the talk is shown from its end', () => {
    const shown = (part: string, keys: string[]) => (
      <MessageList label="Tin nhắn" part={part} items={keys.map((key) => item(key))} newLabel={String} />
    );
    const { rerender } = render(shown('past', ['a', 'b']));
    const box = laidOut(100);
    rerender(shown('now', ['b', 'c']));
    expect(box.scrollTop).toBe(1000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ML4] says new lines, and not the first ones, older ones or the reader’s own', () => {
    import.meta.jest.useFakeTimers();
    const { rerender } = render(list([item('b')]));
    const said = () => screen.getByRole('status').textContent;
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
    rerender(list([item('a'), item('b')]));
    rerender(list([item('a'), item('b'), item('own', true)]));
    expect(said()).toBe('');
    rerender(list([item('a'), item('b'), item('own', true), item('c')]));
    expect(said()).toBe('đọc c');
    import.meta.jest.useRealTimers();
  });

  it('[ML4] says a mark with words of its own once, which never counts as new', () => {
    import.meta.jest.useFakeTimers();
    const mark = (key: string, spoken?: string): MessageListItem => ({ key, mark: true, spoken, node: key });
    const { rerender } = render(list([item('a')]));
    const said = () => screen.getByRole('status').textContent;
    laidOut(100);
    rerender(list([item('a'), mark('day'), mark('goal', 'Vào!')]));
    expect(said()).toBe('Vào!');
    expect(screen.queryByRole('button')).toBeNull();
    act(() => import.meta.jest.advanceTimersByTime(3_000));
    rerender(list([item('a'), mark('day'), mark('goal', 'Vào!'), item('b')]));
    expect(said()).toBe('đọc b');
    import.meta.jest.useRealTimers();
  });

  it('[ML7] says one sentence in three seconds, and sums up what came meanwhile', () => {
    import.meta.jest.useFakeTimers();
    const { rerender } = render(list([item('a')]));
    const said = () => screen.getByRole('status').textContent;
    const keys = ['a'];
    const come = (...more: string[]) => {
      keys.push(...more);
      rerender(list(keys.map((key) => item(key))));
    };
    come('b');
    come('c');
    come('d', 'e');
    expect(said()).toBe('đọc b');
    act(() => import.meta.jest.advanceTimersByTime(3_000));
    expect(said()).toBe('3 tin mới');
    act(() => import.meta.jest.advanceTimersByTime(3_000));
    come('f');
    expect(said()).toBe('đọc f');
    import.meta.jest.useRealTimers();
  });

  it('[ML8] goes to a target once, lights it up and gives it the focus; the reader is then further up', () => {
    const target = { key: 'a' };
    const shown = (keys: string[], wanted?: { key: string }) => (
      <MessageList label="Tin nhắn" items={keys.map((key) => item(key))} newLabel={String} target={wanted} />
    );
    const { rerender } = render(shown(['b']));
    rerender(shown(['b'], target));
    expect(document.activeElement).toBe(document.body);
    rerender(shown(['a', 'b'], target));
    const [line] = screen.getAllByRole('listitem');
    expect(document.activeElement).toBe(line);
    rerender(shown(['a', 'b', 'c'], target));
    expect(screen.getByRole('button', { name: '1' })).toBeDefined();
  });

  it('[ML10] holds still while the keyboard is in a line', () => {
    const held = (keys: string[]) =>
      list(keys.map((key) => ({ key, node: <button type="button">{`Trả lời ${key}`}</button> })));
    const { rerender } = render(held(['a']));
    const box = laidOut(600);
    act(() => screen.getByRole('button', { name: 'Trả lời a' }).focus());
    rerender(held(['a', 'b']));
    expect(box.scrollTop).toBe(600);
    expect(screen.getByRole('button', { name: '1 tin mới' })).toBeDefined();
  });

  it('[ML9] keeps the line at the top of the screen in its place when older lines load above it', () => {
    const HEIGHT = 50;
    const observers: (() => void)[] = [];
    globalThis.ResizeObserver = class {
      constructor(changed: ResizeObserverCallback) {
        observers.push(() => changed([], this));
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    const { getBoundingClientRect } = HTMLElement.prototype;
    const rect = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: HEIGHT, width: 0, height: HEIGHT };
    HTMLElement.prototype.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
    const numbers = (from: number, end: number) =>
      Array.from({ length: end - from }, (_, at) => item(String(from + at)));
    const { rerender } = render(list(numbers(100, 140)));
    const box = laidOut(100);
    box.scrollTo = (to?: ScrollToOptions | number) => {
      box.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    };
    act(() => observers.forEach((changed) => changed()));
    box.scrollTop = 100;
    fireEvent.scroll(box);
    rerender(list(numbers(90, 140)));
    // Ten lines of the usual height, which are measured once they are near the screen.
    expect(box.scrollTop).toBeGreaterThanOrEqual(100 + 10 * HEIGHT);
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  it('[ML6] keeps a bounded number of lines', () => {
    render(
      list(
        Array.from({ length: 50 }, (_, n) => item(String(n))),
        10,
      ),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });

  it('[ML6] leaves the lines above where they are until half as many again are below them', () => {
    const numbers = (count: number) =>
      list(
        Array.from({ length: count }, (_, n) => item(String(n))),
        10,
      );
    const { rerender } = render(numbers(50));
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    rerender(numbers(55));
    expect([shown().at(0), shown().at(-1)]).toEqual(['40', '54']);
    rerender(numbers(56));
    expect([shown().at(0), shown().at(-1)]).toEqual(['46', '55']);
  });

  it('[ML12] does not render a line again when others come', () => {
    const renders: string[] = [];
    const Line = ({ text }: { text: string }) => {
      renders.push(text);
      return text;
    };
    const lines = ['a', 'b', 'c'].map((key) => ({ key, node: <Line text={key} /> }));
    const { rerender } = render(list(lines.slice(0, 2)));
    rerender(list(lines));
    expect(renders).toEqual(['a', 'b', 'c']);
  });

  describe('in a storm', () => {
    beforeEach(() => {
      import.meta.jest.useFakeTimers();
    });
    afterEach(() => {
      import.meta.jest.useRealTimers();
    });

    const tools = { actions: [{ icon: icons.reply, label: 'Trả lời', onPress: () => undefined }] };
    const author = { id: 1, name: 'Gió Lào' };
    const rows = (count: number) =>
      list(
        Array.from({ length: count }, (_, n) => ({
          key: String(n),
          node: <MessageRow {...{ author, tools }} nameColor={1} time="" dateTime="" text={`câu ${n}`} />,
        })),
      );
    const toolbars = () => screen.queryAllByRole('button', { name: 'Trả lời' }).length;

    it('[ML11] gives new lines their toolbars once it is calm', () => {
      const { rerender } = render(rows(2));
      expect(toolbars()).toBe(2);
      rerender(rows(12));
      rerender(rows(22));
      expect(toolbars()).toBe(2);
      act(() => import.meta.jest.advanceTimersByTime(1_000));
      expect(toolbars()).toBe(22);
    });

    it('[ML11] gives a line its toolbar under the pointer, and all lines while the list has the focus', () => {
      const { rerender } = render(rows(2));
      rerender(rows(12));
      fireEvent.pointerEnter(screen.getByText('câu 9'));
      expect(toolbars()).toBe(3);
      act(() => screen.getByRole('log').focus());
      expect(toolbars()).toBe(12);
    });

    it('[ML11] a few lines at once are no storm, and a reader further up has all toolbars', () => {
      const { rerender } = render(rows(2));
      rerender(rows(6));
      expect(toolbars()).toBe(6);
      laidOut(100);
      rerender(rows(16));
      expect(toolbars()).toBe(16);
    });
  });
});
