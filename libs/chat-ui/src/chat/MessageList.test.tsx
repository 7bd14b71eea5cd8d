import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageList, type MessageListItem } from './MessageList.js';

const item = (key: string, own = false): MessageListItem => ({ key, own, node: key });
const list = (items: readonly MessageListItem[], max?: number) => (
  <MessageList label="Tin nhắn" items={items} max={max} newLabel={(count) => `${count} tin mới`} />
);

/** jsdom has no layout: gives the box a height of 400 px, a content height of 1000 px and a scroll position. */
function laidOut(scrollTop: number) {
  const box = screen.getByRole('log');
  Object.defineProperties(box, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  });
  box.scrollTop = scrollTop;
  fireEvent.scroll(box);
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

  it('[ML4] announces new lines, and not older ones loaded at the top', () => {
    const { rerender } = render(list([item('b')]));
    const log = laidOut(100);
    expect(log.getAttribute('aria-live')).toBe('polite');
    rerender(list([item('a'), item('b')]));
    expect(log.getAttribute('aria-live')).toBe('off');
    rerender(list([item('a'), item('b'), item('c')]));
    expect(log.getAttribute('aria-live')).toBe('polite');
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
});
