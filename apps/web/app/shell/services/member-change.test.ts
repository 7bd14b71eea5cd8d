import type { AuthSession, SessionState } from '@khandai/auth-session';
import { Emitter } from '@khandai/runtime';
import { runAsCurrentMember } from './member-change';
import { ViewerStore } from './ViewerStore';

const token = (sid: string, serial = 1) => `x.${btoa(JSON.stringify({ sid, serial }))}.y`;
const member = (sid: string, serial?: number) => ({ status: 'member', token: token(sid, serial) }) as SessionState;
const guest = { status: 'guest', guestToken: 'g', info: null } as const;

function setUp(state: SessionState) {
  const changed = new Emitter<SessionState>();
  const session = { state, changed };
  const become = (next: SessionState) => {
    session.state = next;
    changed.emit(next);
  };
  return { session, become };
}

describe('work for a member', () => {
  test.each([
    ['is given up when he logs out', [{ status: 'starting' }, guest], true],
    ['is given up when another has taken his place', [member('b')], true],
    ['goes on while his token is renewed', [member('a', 2), member('a', 3)], false],
  ] as const)('%s', async (_, states, givenUp) => {
    const { session, become } = setUp(member('a'));
    const aborted = await runAsCurrentMember(session, (signal) => {
      states.forEach(become);
      return Promise.resolve(signal.aborted);
    });
    expect(aborted).toBe(givenUp);
  });

  test('watches the session until the work ends', async () => {
    const { session, become } = setUp(member('a'));
    let stored: AbortSignal | undefined;
    const failing = runAsCurrentMember(session, (signal) => {
      stored = signal;
      return Promise.reject(new Error('refused'));
    });
    await expect(failing).rejects.toThrow('refused');
    become(guest);
    expect(stored?.aborted).toBe(false);
  });
});

test('a page detects another member, but not for a renewed token or new profile data', () => {
  const { session, become } = setUp(guest);
  const view = new ViewerStore();
  view.follow(session as unknown as AuthSession, new AbortController().signal);
  const turns = [member('a'), member('a', 2), member('b'), { status: 'starting' } as const, guest].map((state) => {
    become(state);
    return [view.version, view.state === state];
  });
  expect(turns).toEqual([
    [1, true],
    [1, true],
    [2, true],
    [3, true],
    [3, true],
  ]);
});
