import type { LoginResponse, UserInfo } from '@khandai/contracts';
import { sameLogin } from './token-claims.js';
import type { SessionState, SessionStatus, StoredSession } from './types.js';

/** Events of a session, named in the past tense. `at` is milliseconds since the epoch. */
export type SessionEvent =
  | { readonly type: 'restored'; readonly stored: StoredSession | null; readonly at: number }
  | { readonly type: 'guestGranted'; readonly guestToken: string }
  | { readonly type: 'rateLimited' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'tokenRefused' }
  | { readonly type: 'infoLoaded'; readonly info: UserInfo }
  | { readonly type: 'loggedIn'; readonly tokens: LoginResponse; readonly infoDueAt: number }
  | { readonly type: 'refreshed'; readonly tokens: LoginResponse }
  | { readonly type: 'loggedOut' };
type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;
type StateOf<S extends SessionStatus> = Extract<SessionState, { status: S }>;

type Table = {
  readonly [S in SessionStatus]: {
    readonly [T in SessionEvent['type']]?: (state: StateOf<S>, event: EventOf<T>) => SessionState;
  };
};

const starting: SessionState = { status: 'starting' };
const blocked: SessionState = { status: 'blocked' };

const start = (): SessionState => starting;
const restore = (_: SessionState, { stored, at }: EventOf<'restored'>): SessionState => {
  if (stored?.token && stored.refreshToken) {
    return { status: 'member', token: stored.token, refreshToken: stored.refreshToken, info: null, infoDueAt: at };
  }
  return stored?.guestToken ? { status: 'guest', guestToken: stored.guestToken, info: null } : starting;
};
const logIn = (_: SessionState, { tokens, infoDueAt }: EventOf<'loggedIn'>): SessionState => ({
  status: 'member',
  token: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  info: null,
  infoDueAt,
});
const becomeGuest = (_: SessionState, { guestToken }: EventOf<'guestGranted'>): SessionState => ({
  status: 'guest',
  guestToken,
  info: null,
});

/** The complete behaviour: status × event. A status ignores the events that it does not list. */
const table: Table = {
  starting: {
    restored: restore,
    guestGranted: becomeGuest,
    rateLimited: () => blocked,
    loggedIn: logIn,
  },
  blocked: {
    restored: restore,
    retryAsked: start,
    loggedIn: logIn,
  },
  guest: {
    restored: restore,
    tokenRefused: start,
    infoLoaded: (state, { info }) => ({ ...state, info }),
    loggedIn: logIn,
  },
  member: {
    restored: (state, event) => {
      const next = restore(state, event);
      // Another page renewed the token of the same login: the user info stays on screen.
      const renewed = next.status === 'member' && sameLogin(next.token, state.token);
      return renewed ? { ...next, info: state.info, infoDueAt: state.infoDueAt } : next;
    },
    tokenRefused: start,
    infoLoaded: (state, { info }) => ({ ...state, info }),
    loggedIn: logIn,
    refreshed: (state, { tokens }) => ({ ...state, token: tokens.accessToken, refreshToken: tokens.refreshToken }),
    loggedOut: start,
  },
};

/** The state after `event`; the same object when nothing changes. */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  // The entry at this status and type accepts exactly this state and event, but TypeScript cannot infer that.
  const row = table[state.status] as Partial<
    Record<string, (state: SessionState, event: SessionEvent) => SessionState>
  >;
  return row[event.type]?.(state, event) ?? state;
}

/** The token for API calls: the member's, else the guest's; null when there is none. */
export function tokenOf(state: SessionState): string | null {
  if (state.status === 'member') return state.token;
  return state.status === 'guest' ? state.guestToken : null;
}

/** The part of a state that the store holds between pages. A member has no guest token. */
export function storedForm(state: SessionState): StoredSession {
  const { token, refreshToken } = state.status === 'member' ? state : { token: null, refreshToken: null };
  const guestToken = state.status === 'guest' ? state.guestToken : null;
  return { token, refreshToken, guestToken, guest: state.status === 'member' ? 0 : 1 };
}
