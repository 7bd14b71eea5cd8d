import fc from 'fast-check';
import {
  isSubscribed,
  type RoomEffect,
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
    failed: 'idle',
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
    failed: 'failing: wait',
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
    failed: 'live',
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
    failed: 'behind',
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
    failed: 'behind: wait',
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
    failed: 'loading',
    complete: 'loading',
    gapFound: 'loading',
    pageNeeded: 'loading',
    pageEnded: 'live',
    waited: 'loading',
    closed: 'closed: stop',
  },
  failing: {
    connected: 'joining: stopWaiting expectReplies subscribe',
    lost: 'idle: stopWaiting expectConnection',
    accepted: 'failing',
    refused: 'failing',
    failed: 'failing',
    complete: 'failing',
    gapFound: 'failing',
    pageNeeded: 'failing',
    pageEnded: 'failing',
    waited: 'joining: subscribe',
    closed: 'closed: stopWaiting stop',
  },
  refused: {
    connected: 'joining: expectReplies subscribe',
    lost: 'idle: expectConnection',
    accepted: 'refused',
    refused: 'refused',
    failed: 'refused',
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
    failed: 'closed',
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

it('[RM12] a wait runs in the statuses `behind` and `failing` and in no other', () => {
  const waits = (status: RoomStatus) => status === 'behind' || status === 'failing';
  for (const { status, event, next, effects } of cells) {
    expect(effects.includes('wait')).toBe(!waits(status) && waits(next));
    expect(effects.includes('stopWaiting')).toBe(waits(status) && !waits(next) && event !== 'waited');
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

/** What a room has started and not ended, as its effects say. */
class World {
  status: RoomStatus = 'idle';
  isConnected = false;
  isWaiting = false;
  asked = 0;
  isLoading = false;
  isStopped = false;

  /** An event that cannot happen now, such as the end of a wait that does not run, changes nothing. */
  on(event: RoomEvent): void {
    if (event === 'connected') this.isConnected = true;
    if (event === 'lost') this.isConnected = false;
    if (!this.#canHappen(event)) return;
    if (event === 'waited') this.isWaiting = false;
    if (event === 'accepted' || event === 'refused' || event === 'failed') this.asked = 0;
    if (event === 'pageEnded') this.isLoading = false;
    const { next, effects } = roomTransitions[this.status][event];
    this.status = next;
    for (const effect of effects) this.#run(effect);
    if (next === 'idle') this.asked = 0;
  }

  #canHappen(event: RoomEvent): boolean {
    if (event === 'waited') return this.isWaiting;
    if (event === 'accepted' || event === 'refused' || event === 'failed') return this.isConnected && this.asked > 0;
    if (event === 'pageEnded') return this.isLoading;
    return true;
  }

  #run(effect: RoomEffect): void {
    const effects: Partial<Record<RoomEffect, () => void>> = {
      wait: () => (this.isWaiting = true),
      stopWaiting: () => (this.isWaiting = false),
      subscribe: () => (this.asked = 1),
      loadPage: () => (this.isLoading = true),
      stop: () => (this.isStopped = true),
    };
    if (effect === 'wait') expect(this.isWaiting).toBe(false);
    expect(this.isStopped).toBe(false);
    effects[effect]?.();
  }
}

const anyWalk = fc.array(fc.constantFrom(...events), { maxLength: 80 });

it('[RM12] on any walk a room waits only where it says so, asks only over a connection, and is silent after its end', () => {
  fc.assert(
    fc.property(anyWalk, (walk) => {
      const world = new World();
      for (const event of walk) {
        world.on(event);
        const { status, isWaiting, asked, isConnected, isStopped } = world;
        expect(isWaiting).toBe(status === 'behind' || status === 'failing');
        expect(isStopped).toBe(status === 'closed');
        if (status === 'joining' || status === 'catchingUp') expect(asked).toBe(1);
        if (status !== 'closed') expect(status === 'idle').toBe(!isConnected);
      }
    }),
  );
});

it('[RM12] from any walk, a room whose server answers is live within four events', () => {
  const answers: Partial<Record<RoomStatus, RoomEvent>> = {
    ...{ idle: 'connected', joining: 'accepted', behind: 'waited', catchingUp: 'accepted' },
    ...{ loading: 'pageEnded', failing: 'waited', refused: 'connected' },
  };
  fc.assert(
    fc.property(anyWalk, (walk) => {
      const world = new World();
      for (const event of walk) if (event !== 'closed') world.on(event);
      for (let step = 0; step < 4 && world.status !== 'live'; step += 1) {
        const answer = answers[world.status];
        if (answer) world.on(answer);
      }
      expect(world.status).toBe('live');
    }),
  );
});
