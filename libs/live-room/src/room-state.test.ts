import type { Host } from '@khandai/contracts';
import { RoomState } from './room-state.js';

const host = (userId: number | null): Host => ({
  commentator:
    userId === null
      ? null
      : { userId, name: `BLV ${userId}`, profilePicture: null, roomNumber: userId, groupId: userId, live: true },
  groupId: userId ?? 30,
  roomName: 'x',
  links: [],
  viewers: 0,
  guestsWrite: true,
});
const idOf = (state: RoomState) => state.host?.commentator?.userId ?? null;

test('[LS4] (choice) the requested host is chosen, or the first one without a request', () => {
  expect(idOf(new RoomState([host(7), host(8)]))).toBe(7);
  expect(idOf(new RoomState([host(7), host(8)], 8))).toBe(8);
  expect(idOf(new RoomState([host(7), host(null)], null))).toBeNull();
  expect(idOf(new RoomState([host(7)], 99))).toBe(7);
});

test('[LS4] (choice) choosing another host emits one event, and an unknown host is refused', () => {
  const state = new RoomState([host(7), host(8)]);
  const reported: unknown[] = [];
  state.hostChanged.on(({ host: now, previous, by }) => reported.push([previous?.groupId, now?.groupId, by]));

  expect([state.choose(8), state.choose(8), state.choose(99)]).toEqual([true, true, false]);
  expect(reported).toEqual([[7, 8, 'choice']]);
});

test('[PL9] a reordered list keeps the chosen host', () => {
  const state = new RoomState([host(7), host(8)]);
  let reported = 0;
  state.hostChanged.on(() => (reported += 1));
  state.update([host(8), host(7)]);
  expect([idOf(state), reported]).toEqual([7, 0]);
});

test('[PL9] new links and viewer counts of the same host are applied without a change of host', () => {
  const state = new RoomState([host(7)]);
  state.update([{ ...host(7), viewers: 5 }]);
  expect(state.host?.viewers).toBe(5);
});

test('[PL9] a host who leaves is replaced by the first one, and is chosen again on return', () => {
  const state = new RoomState([host(7), host(8)], 8);
  const reported: string[] = [];
  state.hostChanged.on(({ by }) => reported.push(by));

  state.update([host(7)]);
  expect(idOf(state)).toBe(7);
  state.update([host(7), host(8)]);
  expect([idOf(state), reported]).toEqual([8, ['list', 'list']]);
});

test('[PL9] a fixture without hosts has none', () => {
  const state = new RoomState([]);
  expect(state.host).toBeNull();
  state.update([host(7)]);
  expect(idOf(state)).toBe(7);
});
