import { fireEvent, render, screen } from '@testing-library/react';
import type { Corner } from './corner-drag.js';
import { MiniPlayer } from './MiniPlayer.js';

const labels = {
  play: 'Phát',
  pause: 'Tạm dừng',
  mute: 'Tắt tiếng',
  unmute: 'Bật tiếng',
  close: 'Đóng',
  move: 'Đổi góc',
};

function setUp() {
  const done: string[] = [];
  const notify = (what: string) => () => done.push(what);
  render(
    <MiniPlayer
      label="Đang xem tiếp"
      href="/truc-tiep/a"
      backLabel="Về phòng"
      title="CAHN 2 – 1 TXNĐ"
      stage={null}
      playing
      muted={false}
      corner="bottom-left"
      labels={labels}
      onTogglePlay={notify('play')}
      onToggleMute={notify('mute')}
      onClose={notify('close')}
      onCorner={(corner: Corner) => done.push(corner)}
    />,
  );
  return { done, root: screen.getByRole('region', { name: 'Đang xem tiếp' }) };
}

/** jsdom has no pointer events; mouse events have the same coordinates. */
const pointer = (element: Element, type: string, clientX: number, clientY: number) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }));

describe('[LS9] (small window) MiniPlayer', () => {
  it('has buttons to play, mute and close, and a link back to the room', () => {
    const { done } = setUp();
    for (const name of ['Tạm dừng', 'Tắt tiếng', 'Đóng']) fireEvent.click(screen.getByRole('button', { name }));
    expect(done).toEqual(['play', 'mute', 'close']);
    expect(screen.getByRole('link', { name: 'Về phòng' }).getAttribute('href')).toBe('/truc-tiep/a');
  });

  it('moves by arrow keys and by a button', () => {
    const { done, root } = setUp();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Đổi góc' }), { key: 'ArrowRight' });
    fireEvent.keyDown(root, { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('button', { name: 'Đổi góc' }));
    expect(done).toEqual(['bottom-right', 'top-left', 'top-left']);
  });

  it('moves to the corner nearest to the drop, and the click after a drag does nothing', () => {
    const { done, root } = setUp();
    root.setPointerCapture = () => undefined;
    const link = screen.getByRole('link');
    pointer(link, 'pointerdown', 20, 700);
    pointer(link, 'pointermove', 900, 30);
    expect(root.hasAttribute('data-dragged')).toBe(true);
    pointer(link, 'pointerup', 900, 30);
    expect(fireEvent.click(link)).toBe(false);
    expect(done).toEqual(['top-right']);
    expect(root.hasAttribute('data-dragged')).toBe(false);
  });
});
