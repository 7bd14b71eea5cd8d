import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { pictures, previewLabels as labels } from '../stories/samples/preview.js';
import { Preview, type PreviewProps } from './Preview.js';

// jsdom has the dialog element but not its showModal(), and no layout.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.setPointerCapture ??= () => undefined;
  for (const [name, value] of [
    ['clientWidth', 1000],
    ['clientHeight', 600],
    ['offsetWidth', 800],
    ['offsetHeight', 600],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
});

function open(props: Partial<PreviewProps> = {}) {
  const closed: true[] = [];
  const view = render(<Preview items={pictures} labels={labels} onClose={() => closed.push(true)} {...props} />);
  const dialog = screen.getByRole('dialog', { name: 'Xem ảnh' });
  return { ...view, dialog, closed };
}

const press = (key: string, init: object = {}) => fireEvent.keyDown(screen.getByRole('dialog'), { key, ...init });
const button = (name: string) => screen.getByRole('button', { name });
const percent = () => screen.getByRole<HTMLInputElement>('textbox', { name: labels.percent });
const picture = () => screen.getByRole('img');
const stage = () =>
  document.querySelector<HTMLElement>('[data-part="picture"]')?.parentElement?.parentElement as HTMLElement;

/** jsdom has no pointer events; mouse events have the same coordinates. */
const pointer = (type: string, clientX: number, clientY = 0) =>
  fireEvent(stage(), new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }));

describe('Preview', () => {
  it('[UI1] (index and wrap-around) opens at an index, wraps around by buttons and arrow keys, and states the position', () => {
    open({ start: 3 });
    expect(screen.getByRole('status').textContent).toBe('Ảnh 4/5');
    fireEvent.click(button('Tiếp theo'));
    press('ArrowRight');
    expect(screen.getByText('Ảnh 1/5')).toBeTruthy();
    press('ArrowLeft');
    fireEvent.click(button('Trước đó'));
    expect(screen.getByText('Ảnh 4/5')).toBeTruthy();
    expect(picture().getAttribute('alt')).toBe(pictures[3]?.alt);
  });

  it('[UI1] (closing) a press beside the picture closes, one on the picture does not', () => {
    const { closed } = open();
    fireEvent.click(picture());
    expect(closed).toHaveLength(0);
    fireEvent.click(stage());
    expect(closed).toHaveLength(1);
    fireEvent.click(button('Đóng'));
    expect(closed).toHaveLength(2);
  });

  it('[PV4] Escape requests closing, and the owner decides', () => {
    const { dialog, closed } = open();
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(closed).toHaveLength(1);
  });

  it('[UI1] (zoom) by buttons, keys and a typed percentage', () => {
    open();
    fireEvent.click(button('Phóng to'));
    expect(percent().value).toBe('130%');
    press('+');
    expect(percent().value).toBe('160%');
    press('-');
    fireEvent.click(button('Thu nhỏ'));
    expect(percent().value).toBe('100%');
    fireEvent.change(percent(), { target: { value: '9999' } });
    fireEvent.keyDown(percent(), { key: 'Enter' });
    expect(percent().value).toBe('500%');
    expect(button('Phóng to').getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(percent(), { target: { value: '12' } });
    fireEvent.blur(percent());
    expect(percent().value).toBe('50%');
    fireEvent.change(percent(), { target: { value: 'to' } });
    fireEvent.keyDown(percent(), { key: 'Enter' });
    expect(percent().value).toBe('50%');
    press('0');
    expect(percent().value).toBe('100%');
    fireEvent.change(percent(), { target: { value: '300' } });
    fireEvent.keyDown(percent(), { key: 'Escape' });
    expect(percent().value).toBe('100%');
  });

  it('[PV2] the wheel zooms at the pointer, and the page does not scroll', () => {
    open();
    const turn = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    act(() => void stage().dispatchEvent(turn));
    expect(turn.defaultPrevented).toBe(true);
    expect(percent().value).toBe('130%');
  });

  it('[PV3] a swipe shows the next item, and the click after it does not close', () => {
    const { closed } = open();
    pointer('pointerdown', 300);
    pointer('pointermove', 250);
    pointer('pointermove', 100);
    pointer('pointerup', 100);
    fireEvent.click(stage());
    expect(screen.getByText('Ảnh 2/5')).toBeTruthy();
    expect(closed).toHaveLength(0);
  });

  it('[PV3] arrows move a picture that is larger than the window', () => {
    open();
    press('+');
    press('+');
    press('ArrowDown');
    press('ArrowLeft', { shiftKey: true });
    expect(picture().parentElement?.style.transform).toBe('translate(64px, -64px) scale(1.6)');
    expect(screen.getByText('Ảnh 1/5')).toBeTruthy();
  });

  it('[PV4] Tab stays inside', () => {
    open();
    button('Vừa màn hình').focus();
    press('Tab');
    expect(document.activeElement).toBe(button('Đóng'));
  });

  it('[PV4] the page behind neither scrolls nor jumps', () => {
    const { style } = document.documentElement;
    const { unmount } = open();
    expect(style.overflow).toBe('hidden');
    unmount();
    expect([style.overflow, style.paddingRight]).toEqual(['', '']);
  });

  it('[PV5] a picture shows as loading until it has loaded', () => {
    open();
    expect(screen.getByText('Đang tải')).toBeTruthy();
    fireEvent.load(picture());
    expect(screen.queryByText('Đang tải')).toBeNull();
  });

  it('[PV5] a picture that fails to load states it, and can be retried', () => {
    const { closed } = open();
    fireEvent.error(picture());
    fireEvent.click(screen.getByText('Không tải được ảnh.'));
    expect(closed).toHaveLength(0);
    fireEvent.click(button('Thử lại'));
    expect(picture().getAttribute('src')).toBe(pictures[0]?.src);
  });

  it('[PV1] a video has its own controls and keys, and no zoom', () => {
    open({ items: [{ src: '/ban-thang.mp4', alt: 'Bàn thắng phút 67' }, ...pictures] });
    const video = screen.getByLabelText('Bàn thắng phút 67');
    expect(video.hasAttribute('controls')).toBe(true);
    expect(screen.getByText('Video 1/6')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    expect(screen.getByText('Video 1/6')).toBeTruthy();
  });

  it('[PV1] a single picture has no navigation', () => {
    open({ items: pictures.slice(0, 1) });
    expect(screen.queryByRole('button', { name: 'Tiếp theo' })).toBeNull();
  });

  it('[PV4] closes the dialog before it unmounts, so that the focus returns', () => {
    const removed: boolean[] = [];
    function Owner() {
      const [shown, setShown] = useState(true);
      return shown ? <Preview items={pictures} labels={labels} onClose={() => setShown(false)} /> : null;
    }
    render(<Owner />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const close = dialog.close.bind(dialog);
    dialog.close = () => {
      removed.push(dialog.isConnected);
      close();
    };
    fireEvent.click(button('Đóng'));
    expect(removed).toEqual([true]);
  });
});
