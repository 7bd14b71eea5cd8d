import fc from 'fast-check';
import { aMessage } from '@khandai/testing';
import {
  followed,
  type FollowedChange,
  type FollowedRoom,
  type FollowedRooms,
  informed,
  listed,
  noRooms,
  opened,
  type RoomNews,
  unreadTotal,
} from './followed-rooms.js';
import { type ReadingEvent, type ReadingStatus, readingTransitions } from './reading-transitions.js';

/** Every cell: the next status, then the effects. */
const expected: Record<ReadingStatus, Record<ReadingEvent, string>> = {
  read: {
    opened: 'open',
    left: 'read',
    message: 'unread: raise notify',
    seen: 'read: raise',
    counted: 'unread',
    cleared: 'read',
  },
  unread: {
    opened: 'open: confirm',
    left: 'unread',
    message: 'unread: raise notify',
    seen: 'read: raise',
    counted: 'unread',
    cleared: 'read',
  },
  open: {
    opened: 'open',
    left: 'read',
    message: 'open: raise confirm',
    seen: 'open: raise',
    counted: 'open: confirm',
    cleared: 'open',
  },
};

const READER = 7;
const lastMessage = (sequence: number, userId = 3) => aMessage({ sequence, userId });
const room = (groupId: number, unread_messages = 0, sequence = 1): FollowedRoom => ({
  groupId,
  unread_messages,
  lastMessage: lastMessage(sequence),
});
const news = (groupId: number, unread_messages: number, sequence: number, part: Partial<RoomNews> = {}): RoomNews => ({
  ...room(groupId, unread_messages, sequence),
  followed: true,
  ...part,
});
const start = (...rooms: FollowedRoom[]): FollowedRooms<FollowedRoom> => listed(noRooms, rooms).state;
const ids = ({ state }: Pick<FollowedChange<FollowedRoom>, 'state'>) => state.rooms.map(({ groupId }) => groupId);
const kinds = ({ effects }: FollowedChange<FollowedRoom>) => effects.map(({ kind, groupId }) => `${kind} ${groupId}`);

describe('the table', () => {
  const cells = Object.entries(readingTransitions).flatMap(([status, row]) =>
    Object.entries(row).map(([event, { next, effects }]) => ({ status, event, next, effects })),
  );

  it.each(cells)('[FR1] $status on $event', ({ status, event, next, effects }) => {
    const text = effects.length > 0 ? `${next}: ${effects.join(' ')}` : next;
    expect(text).toBe(expected[status as ReadingStatus][event as ReadingEvent]);
  });
});

describe('followed rooms', () => {
  it('[FR1] a message in a room that is not open raises it, counts and notifies', () => {
    const change = informed(start(room(30), room(31)), [news(31, 1, 2)], READER);
    expect([ids(change), unreadTotal(change.state), kinds(change)]).toEqual([[31, 30], 1, ['notify 31']]);
  });

  it('[FR1] a message in the open room raises it and is marked as read, without a count or a notice', () => {
    const open = opened(start(room(30), room(31)), 31).state;
    const change = informed(open, [news(31, 1, 2)], READER);
    expect([ids(change), unreadTotal(change.state), kinds(change)]).toEqual([[31, 30], 0, ['confirm 31']]);
  });

  it('[FR1] opening a room with unread messages clears its count; what arrives after the reader left counts again', () => {
    const open = opened(start(room(30, 4)), 30);
    expect([unreadTotal(open.state), kinds(open)]).toEqual([0, ['confirm 30']]);
    const left = opened(open.state, undefined);
    expect([kinds(left), kinds(opened(left.state, 30))]).toEqual([[], []]);
    expect(kinds(informed(left.state, [news(30, 1, 2)], READER))).toEqual(['notify 30']);
  });

  it('[FR1] a list that counts unread messages of the open room has them marked as read', () => {
    const change = listed(opened(start(), 30).state, [room(30, 3)]);
    expect([unreadTotal(change.state), kinds(change)]).toEqual([0, ['confirm 30']]);
  });

  it('[FR3] an own message from another device raises its room in silence', () => {
    const own = news(31, 1, 2, { lastMessage: lastMessage(2, READER) });
    const change = informed(start(room(30), room(31)), [own], READER);
    expect([ids(change), kinds(change)]).toEqual([[31, 30], []]);
  });

  it('[FR1] a message that another device has shown raises its room, without a count', () => {
    const change = informed(start(room(30), room(31, 2)), [news(31, 0, 2)], READER);
    expect([ids(change), unreadTotal(change.state), kinds(change)]).toEqual([[31, 30], 0, []]);
  });

  it('[FR4] a list from before a message keeps that message and its count', () => {
    const told = informed(start(room(30)), [news(30, 1, 2)], READER).state;
    const { state } = listed(told, [room(30, 0, 1)]);
    expect([unreadTotal(state), state.rooms[0]?.lastMessage?.sequence]).toEqual([1, 2]);
  });

  it('[FR5] a room followed on another device is unknown, one unfollowed there goes', () => {
    const change = informed(start(room(30), room(31)), [news(32, 1, 1), news(31, 0, 1, { followed: false })], READER);
    expect([ids(change), change.unknown]).toEqual([[30], [32]]);
  });

  it('a room that the reader follows is the first, and goes when they do not any more', () => {
    const state = followed(start(room(30)), room(31), true);
    expect([ids({ state }), ids({ state: followed(state, room(30), false) })]).toEqual([[31, 30], [31]]);
  });
});

/** Two devices of one reader and their server. Frames arrive in order on each device, calls at any time. */
class TwoDevices {
  #newest = 0;
  #read = 0;
  readonly #devices = [0, 1].map(() => ({ state: start(room(30, 0, 0)), frames: [] as RoomNews[] }));
  readonly #confirms: number[] = [];

  write(): void {
    this.#newest += 1;
    this.#push();
  }

  look(device: number, groupId: number | undefined): void {
    this.#apply(device, opened(this.#device(device).state, groupId));
  }

  deliver(device: number): boolean {
    const frame = this.#device(device).frames.shift();
    if (frame) this.#apply(device, informed(this.#device(device).state, [frame], READER));
    return frame !== undefined;
  }

  confirm(): boolean {
    const sequence = this.#confirms.shift();
    if (sequence === undefined) return false;
    this.#read = Math.max(this.#read, sequence);
    this.#push();
    return true;
  }

  settle(): void {
    while (this.deliver(0) || this.deliver(1) || this.confirm());
  }

  get counts(): number[] {
    return this.#devices.map(({ state }) => unreadTotal(state));
  }

  get unread(): number {
    return this.#newest - this.#read;
  }

  get isOpen(): boolean {
    return this.#devices.some(({ state }) => state.openId === 30);
  }

  #device(at: number) {
    const device = this.#devices[at];
    if (!device) throw new RangeError(`no device ${at}`);
    return device;
  }

  #push(): void {
    for (const { frames } of this.#devices) frames.push(news(30, this.unread, this.#newest));
  }

  #apply(at: number, { state, effects }: FollowedChange<FollowedRoom>): void {
    const device = this.#device(at);
    device.state = state;
    for (const { kind } of effects) {
      if (kind === 'confirm') this.#confirms.push(state.rooms[0]?.lastMessage?.sequence ?? 0);
    }
  }
}

const device = fc.constantFrom(0, 1);
const action = fc.oneof(
  fc.constant((two: TwoDevices) => two.write()),
  fc.constant((two: TwoDevices) => void two.confirm()),
  device.map((at) => (two: TwoDevices) => two.look(at, 30)),
  device.map((at) => (two: TwoDevices) => two.look(at, undefined)),
  device.map((at) => (two: TwoDevices) => void two.deliver(at)),
);

it('[FR2] two devices and the server agree after any order of messages, opening, leaving and delivery', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const two = new TwoDevices();
      for (const act of actions) act(two);
      two.settle();
      expect(two.counts).toEqual([two.unread, two.unread]);
      if (two.isOpen) expect(two.unread).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});
