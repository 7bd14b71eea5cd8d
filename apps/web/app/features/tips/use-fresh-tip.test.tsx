import type { Tip } from '@khandai/contracts';
import { act, renderHook } from '@testing-library/react';
import { type Services, ServicesContext } from '../../shell/services/services';
import { useFreshTip } from './use-fresh-tip';

const tip = { slug: 'hai-phong-cahcm-1', state: 'open', agree: { yes: 0, no: 0, mine: null } } as Tip;
const voted: Tip = { ...tip, agree: { yes: 1, no: 0, mine: true } };
const settled: Tip = { ...tip, state: 'settled' };

/** The tip of a page that a guest or a member reads. */
function open(isMember: boolean) {
  const asked: { answer: (tip: Tip) => void; fail: (error: unknown) => void }[] = [];
  const warned: unknown[] = [];
  const refreshes = new Set<() => void>();
  const services = {
    api: { call: () => new Promise((answer, fail) => asked.push({ answer, fail })) },
    log: { warn: (name: unknown) => warned.push(name) },
    missed: {
      suspected: {
        on: (refresh: () => void) => {
          refreshes.add(refresh);
          return () => refreshes.delete(refresh);
        },
      },
    },
    timers: { sleep: () => new Promise(() => undefined) },
    viewer: { version: 1, isMember },
  } as unknown as Services;
  const { result } = renderHook(() => useFreshTip(tip), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  const refresh = () => {
    act(() => {
      refreshes.forEach((run) => {
        run();
      });
    });
  };
  return { asked, warned, refreshes, refresh, shown: () => result.current[0], vote: () => result.current[1](voted) };
}

describe('the tip of a page', () => {
  test('is asked for again until it is settled, also for guests', async () => {
    const page = open(false);
    expect(page.asked).toEqual([]);
    page.refresh();
    await act(async () => page.asked[0]?.answer(settled));
    expect(page.shown()).toBe(settled);
    expect(page.refreshes.size).toBe(0);
  });

  test('stays as it is when it does not load', async () => {
    const page = open(false);
    page.refresh();
    await act(async () => page.asked[0]?.fail(new Error('away')));
    expect([page.shown(), page.warned]).toEqual([tip, ['tip']]);
  });

  test('keeps a vote that was answered while an older answer is on its way', async () => {
    const page = open(true);
    act(page.vote);
    await act(async () => page.asked[0]?.answer(tip));
    expect(page.shown()).toBe(voted);
    page.refresh();
    await act(async () => page.asked[1]?.answer(settled));
    expect(page.shown()).toBe(settled);
  });
});
