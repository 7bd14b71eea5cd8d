import { FakeClock } from '@khandai/testing';
import { act, renderHook } from '@testing-library/react';
import { type Services, ServicesContext } from '../../../shell/services/services';
import { EVENT_MS, STEP_MS, useCoursePlayer } from './use-course-player';

const realMatchMedia = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = realMatchMedia;
});

/** The minutes of a match of four, in the second of which something happened. */
function minutes({ calm }: { calm: boolean }) {
  globalThis.matchMedia = (() => ({ matches: calm })) as never;
  const timers = new FakeClock();
  const { result, rerender, unmount } = renderHook(({ last }) => useCoursePlayer(last, (at) => at === 1), {
    initialProps: { last: 3 },
    wrapper: ({ children }) => <ServicesContext value={{ timers } as unknown as Services}>{children}</ServicesContext>,
  });
  const pass = (ms: number) => act(() => timers.advance(ms));
  const shown = () => [result.current.at, result.current.isPlaying];
  const press = (work: (player: typeof result.current) => void) => {
    act(() => {
      work(result.current);
    });
  };
  return { pass, shown, press, grow: (last: number) => rerender({ last }), unmount };
}

describe('[SH11] (pitch part) the minutes of a match', () => {
  test('play on their own, longer where something happened, and follow the match from the end on', async () => {
    const { pass, shown, grow } = minutes({ calm: false });
    expect(shown()).toEqual([0, true]);
    await pass(STEP_MS);
    await pass(STEP_MS);
    expect(shown()).toEqual([1, true]);
    await pass(EVENT_MS - STEP_MS);
    expect(shown()).toEqual([2, true]);
    await pass(STEP_MS);
    expect(shown()).toEqual([3, false]);
    grow(5);
    expect(shown()).toEqual([5, false]);
  });

  test('stay where they are paused or where the reader goes, and play again from the kick-off', async () => {
    const { pass, shown, press, grow } = minutes({ calm: false });
    press(({ toggle }) => {
      toggle();
    });
    await pass(10_000);
    expect(shown()).toEqual([0, false]);
    press(({ show }) => {
      show(2);
    });
    grow(5);
    await pass(10_000);
    expect(shown()).toEqual([2, false]);
    press(({ show }) => {
      show(9);
    });
    expect(shown()).toEqual([5, false]);
    press(({ toggle }) => {
      toggle();
    });
    expect(shown()).toEqual([0, true]);
  });

  test('do not move on their own for readers who want less motion', async () => {
    const { pass, shown } = minutes({ calm: true });
    await pass(10_000);
    expect(shown()).toEqual([3, false]);
  });
});
