import { aUser } from '@khandai/testing';
import { type SessionEvent, tokenOf, transition } from './transitions.js';
import type { SessionState, SessionStatus } from './types.js';

const tokens = { accessToken: 'a', refreshToken: 'r' };
const states: SessionState[] = [
  { status: 'starting' },
  { status: 'blocked' },
  { status: 'guest', guestToken: 'g', info: null },
  { status: 'member', token: 't', refreshToken: 'r', info: null, infoDueAt: 0 },
];
const events: SessionEvent[] = [
  { type: 'restored', stored: null, at: 0 },
  { type: 'guestGranted', guestToken: 'g2' },
  { type: 'rateLimited' },
  { type: 'retryAsked' },
  { type: 'tokenRefused' },
  { type: 'infoLoaded', info: aUser() },
  { type: 'loggedIn', tokens, infoDueAt: 5 },
  { type: 'refreshed', tokens },
  { type: 'loggedOut' },
];

/** For each status, the status after each event above; '-' where the same state object stays. */
const expected: Record<SessionStatus, string[]> = {
  starting: ['starting', 'guest', 'blocked', '-', '-', '-', 'member', '-', '-'],
  blocked: ['starting', '-', '-', 'starting', '-', '-', 'member', '-', '-'],
  guest: ['starting', '-', '-', '-', 'starting', 'guest', 'member', '-', '-'],
  member: ['starting', '-', '-', '-', 'starting', 'member', 'member', 'member', 'starting'],
};

describe.each(states)('[AS11] from $status', (state) => {
  it.each(events.map((event, column) => [event.type, event, expected[state.status][column]] as const))(
    '%s',
    (_, event, status) => {
      const next = transition(state, event);
      if (status === '-' || (state.status === 'starting' && status === 'starting'))
        expect(next.status).toBe(state.status);
      else expect(next).not.toBe(state);
      if (status !== '-') expect(next.status).toBe(status);
    },
  );
});

it('[AU7] (which token) a member’s token takes precedence over a guest’s', () => {
  expect(states.map(tokenOf)).toEqual([null, null, 'g', 't']);
});
