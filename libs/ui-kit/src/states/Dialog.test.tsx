import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Dialog } from './Dialog.js';

// jsdom has the dialog element but not its showModal().
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function open(onClose: () => void = () => undefined) {
  render(
    <Dialog open onClose={onClose} title="Đăng nhập" closeLabel="Đóng">
      <input aria-label="Tên" />
      <button type="button">Gửi</button>
    </Dialog>,
  );
  return screen.getByRole('dialog', { name: 'Đăng nhập' });
}

describe('Dialog', () => {
  it('[DG1] Escape, × and the backdrop request closing, and the owner decides', () => {
    let requested = 0;
    const dialog = open(() => (requested += 1));
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    fireEvent.click(dialog);
    expect(requested).toBe(3);
    fireEvent.click(screen.getByRole('textbox'));
    expect(requested).toBe(3);
  });

  it('[DG1] (files) stays open when the file picker in it is cancelled', () => {
    let requested = 0;
    open(() => (requested += 1));
    const field = screen.getByRole('textbox');
    fireEvent(field, createEvent('cancel', field, { bubbles: true }));
    expect(requested).toBe(0);
  });

  it('[DG2] Tab stays inside', () => {
    const dialog = open();
    const [first, last] = [screen.getByRole('button', { name: 'Đóng' }), screen.getByRole('button', { name: 'Gửi' })];
    last.focus();
    fireEvent.keyDown(dialog, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  it('[DG3] is open when the effects of its children run', () => {
    const seen: (boolean | undefined)[] = [];
    function Form() {
      const form = useRef<HTMLFormElement>(null);
      useEffect(() => void seen.push(form.current?.closest('dialog')?.open), []);
      return <form ref={form} />;
    }
    render(
      <Dialog open onClose={() => undefined} title="Đăng nhập" closeLabel="Đóng">
        <Form />
      </Dialog>,
    );
    expect(seen).toEqual([true]);
  });

  it('[DG4] the page behind does not scroll until the dialog is closed', () => {
    const { style } = document.documentElement;
    const dialog = (isOpen: boolean) => (
      <Dialog open={isOpen} onClose={() => undefined} title="Đăng nhập" closeLabel="Đóng">
        <p>Chào bạn</p>
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(style.overflow).toBe('');
    rerender(dialog(true));
    expect(style.overflow).toBe('hidden');
    rerender(dialog(false));
    expect([style.overflow, style.paddingRight]).toEqual(['', '']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[DG4] the page scrolls again when a dialog leaves together with one inside it', () => {
    const post = (isMenuOpen: boolean) => (
      <Dialog open onClose={() => undefined} title="Bài viết" closeLabel="Đóng">
        <Dialog open={isMenuOpen} onClose={() => undefined} title="Tùy chọn" closeLabel="Đóng">
          <p>Chào bạn</p>
        </Dialog>
      </Dialog>
    );
    const { rerender, unmount } = render(post(false));
    rerender(post(true));
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });
});
