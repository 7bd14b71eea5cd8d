import type { MatchPick, MatchVote } from '@khandai/contracts';
import { act, renderHook } from '@testing-library/react';
import { coming } from '../../../test/fixtures';
import { type Services, ServicesContext } from '../../shell/services/services';
import { useFanVote } from './use-fan-vote';

const BEFORE: MatchVote = { open: true, own: null, counts: null } as MatchVote;
const AFTER: MatchVote = { open: true, own: 'home', counts: { home: 1, draw: 0, away: 0 } } as MatchVote;
const LATER: MatchVote = { ...AFTER, counts: { home: 1, draw: 2, away: 0 } } as MatchVote;

interface Request {
  readonly path: string;
  readonly pick: MatchPick | undefined;
  readonly answer: (vote: MatchVote) => void;
  readonly fail: (error: unknown) => void;
}

/** A match in a room; each call is answered when the test says so. */
function room() {
  const requests: Request[] = [];
  const faults: unknown[] = [];
  const viewer = { version: 1, isKnown: true };
  const services = {
    api: {
      call: (path: string, { body }: { readonly body?: { readonly pick: MatchPick } }) =>
        new Promise((answer, fail) => requests.push({ path, pick: body?.pick, answer, fail })),
    },
    log: { warn: (_: string, error: unknown) => faults.push(error) },
    viewer,
  } as unknown as Services;
  const { result, rerender } = renderHook(() => useFanVote(coming({ fixtureId: '1001' }), (e) => faults.push(e)), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  const answer = (index: number, vote: MatchVote) => act(async () => requests[index]?.answer(vote));
  const fail = (index: number, error: unknown) => act(async () => requests[index]?.fail(error));
  const press = (...picks: readonly MatchPick[]) =>
    act(async () => {
      for (const pick of picks) void result.current.store(pick);
    });
  /** What a guest presses waits for the login, as the page was before it. */
  const logIn = () => {
    const { store } = result.current;
    viewer.version += 1;
    rerender();
    return act(async () => {
      void store('home');
    });
  };
  return {
    requests,
    faults,
    answer,
    fail,
    press,
    logIn,
    shown: () => result.current.vote,
    wish: () => result.current.wish,
  };
}

describe('the vote on a match', () => {
  test('is shown as it was read', async () => {
    const { answer, shown } = room();
    expect(shown()).toBeUndefined();
    await answer(0, BEFORE);
    expect(shown()).toBe(BEFORE);
  });

  test('an older reading that answers after the vote does not take it back, and is read once more', async () => {
    const { requests, answer, press, shown } = room();
    await press('home');
    await answer(1, AFTER);
    expect(shown()).toBe(AFTER);
    await answer(0, BEFORE);
    expect(shown()).toBe(AFTER);
    expect(requests.map(({ path }) => path.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
    await answer(2, LATER);
    expect([shown(), requests.length]).toEqual([LATER, 3]);
  });

  test('a vote that is not stored leaves the reading that follows it', async () => {
    const { faults, answer, fail, press, shown } = room();
    await press('home');
    const error = new Error('offline');
    await fail(1, error);
    await answer(0, BEFORE);
    await answer(2, BEFORE);
    expect([shown(), faults]).toEqual([BEFORE, [error]]);
  });

  test('of quick presses the last one counts, one call at a time, and the same press again is no other call', async () => {
    const { requests, answer, press, shown, wish } = room();
    await answer(0, BEFORE);
    await press('home', 'home', 'draw', 'away');
    expect([requests.slice(1).map(({ pick }) => pick), wish()]).toEqual([['home'], 'away']);
    await answer(1, AFTER);
    expect(requests.slice(1).map(({ pick }) => pick)).toEqual(['home', 'away']);
    await answer(2, LATER);
    expect([requests.length, shown(), wish()]).toEqual([3, LATER, undefined]);
    await press('draw', 'home', 'draw');
    await answer(3, AFTER);
    expect([requests.length, shown(), wish()]).toEqual([4, AFTER, undefined]);
  });

  test('a vote that waited for the login is shown, also when the reading of the new member answers first', async () => {
    const { requests, answer, logIn, shown } = room();
    await answer(0, BEFORE);
    await logIn();
    expect(requests.map(({ path }) => path.split(' ')[0])).toEqual(['GET', 'GET', 'POST']);
    await answer(1, BEFORE);
    await answer(2, AFTER);
    expect(shown()).toBe(AFTER);
  });
});
