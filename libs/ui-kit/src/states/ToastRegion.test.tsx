import { FakeClock } from '@khandai/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

describe('ToastRegion', () => {
  it('[UI2] (hover) hovering keeps a toast', async () => {
    const { clock } = shown();
    fireEvent.pointerEnter(screen.getByRole('status'));
    await act(() => clock.advance(60_000));
    fireEvent.pointerLeave(screen.getByRole('status'));
    await act(() => clock.advance(5000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[UI2] (focus) focus keeps a toast, even after the pointer leaves', async () => {
    const { clock } = shown();
    act(() => screen.getByRole('button', { name: 'Đóng' }).focus());
    fireEvent.pointerEnter(screen.getByRole('status'));
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
