import { FakeClock } from '@khandai/testing';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ToastStore } from './toast-store.js';
import { ToastRegion } from './ToastRegion.js';

function shown() {
  const clock = new FakeClock();
  const store = new ToastStore({ clock });
  render(<ToastRegion store={store} labels={{ region: 'Thông báo', close: 'Đóng' }} />);
  const undone: string[] = [];
  act(
    () =>
      void store.push({
        tone: 'ok',
        title: 'Đã đặt lịch',
        actions: [{ label: 'Hoàn tác', onPress: () => undone.push('x') }],
      }),
  );
  return { clock, undone };
}

/** Moves a finger over the toast. */
function touch(): void {
  const toast = screen.getByRole('status');
  fireEvent(toast, Object.assign(createEvent.pointerMove(toast), { pointerType: 'touch' }));
}

describe('ToastRegion', () => {
  it('[UI2] (hover) hovering keeps a toast', async () => {
    const { clock } = shown();
    fireEvent.pointerMove(screen.getByRole('status'));
    await act(() => clock.advance(60_000));
    fireEvent.pointerLeave(screen.getByRole('status'));
    await act(() => clock.advance(5000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['a pointer that rests where it appears', () => fireEvent.pointerEnter(screen.getByRole('status'))],
    ['a touch', touch],
  ])('[TS5] %s does not keep a toast', async (_, point) => {
    const { clock } = shown();
    point();
    await act(() => clock.advance(5000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[UI2] (focus) focus keeps a toast, even after the pointer leaves', async () => {
    const { clock } = shown();
    act(() => screen.getByRole('button', { name: 'Đóng' }).focus());
    fireEvent.pointerMove(screen.getByRole('status'));
    fireEvent.pointerLeave(screen.getByRole('status'));
    await act(() => clock.advance(60_000));
    expect(screen.getByRole('status')).toBeTruthy();
  });

  it('[UI2] (close button) its close button removes a toast without running its action', () => {
    const { undone } = shown();
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    expect([screen.queryByRole('status'), undone]).toEqual([null, []]);
  });

  it('[UI2] (actions) an action runs and closes the toast', () => {
    const { undone } = shown();
    fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(undone).toEqual(['x']);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
