import { FakeClock } from '@khandai/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Tabs } from './Tabs.js';
import { useMedia } from './use-media.js';

const WIDE = '(min-width: 768px)';

/** A media query list whose result the test sets. */
class Turning extends EventTarget {
  matches = false;
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...args);
  }
  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...args);
  }
  turn(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const before = globalThis.matchMedia;
let device: Turning;
beforeEach(() => {
  device = new Turning();
  globalThis.matchMedia = () => device as unknown as MediaQueryList;
});
afterEach(() => {
  globalThis.matchMedia = before;
});

function watched() {
  const clock = new FakeClock();
  const renders: boolean[] = [];
  const hook = renderHook(() => {
    const matches = useMedia(WIDE, { onServer: false, clock });
    renders.push(matches);
    return matches;
  });
  return { clock, renders, ...hook, pass: (ms: number) => act(() => clock.advance(ms)) };
}

describe('useMedia', () => {
  it('[ER5] [TB5] updates 50 ms after the device is rotated, and not before', async () => {
    const { result, rerender, pass } = watched();
    device.turn(true);
    await pass(49);
    rerender();
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
  });

  it('[ER5] [TB5] counts the 50 ms from the last of several changes, and does not render when the result is the same', async () => {
    const { renders, clock, result, pass } = watched();
    device.turn(true);
    await pass(40);
    device.turn(false);
    await pass(40);
    device.turn(true);
    await pass(49);
    expect(renders).toEqual([false]);
    await pass(1);
    expect(result.current).toBe(true);
    device.turn(false);
    device.turn(true);
    await pass(50);
    expect([renders, clock.sleeping]).toEqual([[false, true], 0]);
  });

  it('[TB5] removes its listener and its timer', () => {
    const { clock, unmount } = watched();
    expect(device.listeners).toBe(1);
    device.turn(true);
    unmount();
    expect([device.listeners, clock.sleeping]).toEqual([0, 0]);
  });

  it('[TB5] (tabs) a phone-only tab is replaced by its stand-in in a wide window', () => {
    const tabs = [
      { id: 'chat', label: 'Chat', panel: 'trò chuyện', only: 'phone', standIn: 'events' },
      { id: 'events', label: 'Diễn biến', panel: 'bàn thắng' },
    ] as const;
    const view = <Tabs<'chat' | 'events'> label="Nội dung" value="chat" tabs={tabs} onChange={() => undefined} />;
    const { unmount } = render(view);
    expect(screen.getByRole('tabpanel').textContent).toBe('trò chuyện');
    unmount();
    device.matches = true;
    render(view);
    expect(screen.getByRole('tabpanel').textContent).toBe('bàn thắng');
  });
});
