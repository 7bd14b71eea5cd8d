import fc from 'fast-check';
import {
  isSubscribed,
  type RoomEvent,
  type RoomStatus,
  type RoomTransition,
  roomTransitions,
} from './room-transitions.js';

/** Every cell: the next status, then the effects. */
const expected: Record<RoomStatus, Record<RoomEvent, string>> = {
  idle: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle',
    accepted: 'idle',
    refused: 'idle',
    complete: 'idle',
    gapFound: 'idle',
    pageNeeded: 'idle',
    pageEnded: 'idle',
    waited: 'idle',
    closed: 'closed: stop',
  },
  joining: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'live: announceSelf resend',
    refused: 'refused',
    complete: 'joining',
    gapFound: 'joining',
    pageNeeded: 'joining',
    pageEnded: 'joining',
    waited: 'joining',
    closed: 'closed: stop',
  },
  live: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'live',
    refused: 'live',
    complete: 'live: resetWaits',
    gapFound: 'behind: wait',
    pageNeeded: 'loading: loadPage',
    pageEnded: 'live',
    waited: 'live',
    closed: 'closed: stop',
  },
  behind: {
    connected: 'joining: stopWaiting expectReplies subscribe',
    lost: 'idle: stopWaiting expectConnection',
    accepted: 'behind',
    refused: 'behind',
    complete: 'live: stopWaiting resetWaits',
    gapFound: 'behind',
    pageNeeded: 'loading: stopWaiting loadPage',
    pageEnded: 'behind',
    waited: 'catchingUp: subscribe',
    closed: 'closed: stopWaiting stop',
  },
  catchingUp: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'live',
    refused: 'behind: wait',
    complete: 'catchingUp',
    gapFound: 'catchingUp',
    pageNeeded: 'catchingUp',
    pageEnded: 'catchingUp',
    waited: 'catchingUp',
    closed: 'closed: stop',
  },
  loading: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'loading',
    refused: 'loading',
    complete: 'loading',
    gapFound: 'loading',
    pageNeeded: 'loading',
    pageEnded: 'live',
    waited: 'loading',
    closed: 'closed: stop',
  },
  refused: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'refused',
    refused: 'refused',
    complete: 'refused',
    gapFound: 'refused',
    pageNeeded: 'refused',
    pageEnded: 'refused',
    waited: 'refused',
    closed: 'closed: stop',
  },
  closed: {
    connected: 'closed',
    lost: 'closed',
    accepted: 'closed',
    refused: 'closed',
    complete: 'closed',
    gapFound: 'closed',
    pageNeeded: 'closed',
    pageEnded: 'closed',
    waited: 'closed',
    closed: 'closed',
  },
};
const statuses = Object.keys(expected) as RoomStatus[];
const events = Object.keys(expected.idle) as RoomEvent[];
const cells = statuses.flatMap((status) =>
  events.map((event) => ({ status, event, ...roomTransitions[status][event] })),
);
const written = ({ next, effects }: RoomTransition) =>
  [next, ...(effects.length > 0 ? [effects.join(' ')] : [])].join(': ');

it.each(cells)('[RM12] $status, $event: $next', ({ status, event }) => {
  expect(written(roomTransitions[status][event])).toBe(expected[status][event]);
});

it('[RM12] the table has no status and no event beside these', () => {
  expect(Object.keys(roomTransitions)).toEqual(statuses);
  for (const row of Object.values(roomTransitions)) expect(Object.keys(row)).toEqual(events);
});

it('[RM12] the wait for missing changes runs in the status `behind` and in no other', () => {
  for (const { status, event, next, effects } of cells) {
    expect(effects.includes('wait')).toBe(status !== 'behind' && next === 'behind');
    expect(effects.includes('stopWaiting')).toBe(status === 'behind' && next !== 'behind' && event !== 'waited');
  }
});

it('[RM12] to subscribe is the last effect of a cell, since it may find that the connection is lost', () => {
  for (const { effects } of cells) expect(effects.slice(0, -1)).not.toContain('subscribe');
});

it('[RM12][CH4] (resend) after any events, a new connection that the server accepts makes the room live and sends again', () => {
  const anyEvent = fc.constantFrom(...events.filter((event) => event !== 'closed'));
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (history) => {
      const before = history.reduce<RoomStatus>((status, event) => roomTransitions[status][event].next, 'idle');
      const joining = roomTransitions[before].connected;
      const live = roomTransitions[joining.next].accepted;
      expect([joining.next, isSubscribed(joining.next)]).toEqual(['joining', false]);
      expect([live.next, isSubscribed(live.next), live.effects]).toEqual(['live', true, ['announceSelf', 'resend']]);
    }),
  );
});
