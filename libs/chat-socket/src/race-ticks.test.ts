import type { ChatMessage, RaceTick } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { aMessage, FakeClock, FakeSockets, settle } from '@khandai/testing';
import { ChatRooms, ChatSocket, RaceTicks } from './index.js';

/** A tick of two marbles. */
const tick = (at: number, first: number, second: number, raceId = 2417): RaceTick => ({
  raceId,
  tick: at,
  marbles: [
    { id: 1, progress: first, rank: first < second ? 2 : 1 },
    { id: 2, progress: second, rank: first < second ? 1 : 2 },
  ],
});

const says = (race: RaceTick): ChatMessage =>
  aMessage({ groupMessageId: 0, sequence: 0, revision: 0, systemMessage: 7, race });

function watched() {
  const clock = new FakeClock();
  const announced = new Emitter<ChatMessage>();
  const race = new RaceTicks({ room: { announced }, clock });
  let changes = 0;
  race.changed.on(() => (changes += 1));
  const say = (...ticks: RaceTick[]) => {
    for (const one of ticks) announced.emit(says(one));
  };
  const kept = () => [race.before, race.latest].map((one) => one && [one.raceId, one.tick]);
  const drawn = () => race.marbles.map(({ progress }) => progress);
  return { clock, announced, race, say, kept, drawn, changes: () => changes };
}

describe('the ticks of a race', () => {
  it('[MR1] keeps the two latest', () => {
    const { say, kept } = watched();
    expect(kept()).toEqual([null, null]);
    say(tick(1, 0, 0));
    expect(kept()).toEqual([null, [2417, 1]]);
    say(tick(2, 0.1, 0.1), tick(5, 0.2, 0.2));
    expect(kept()).toEqual([
      [2417, 2],
      [2417, 5],
    ]);
  });

  it('[MR1] drops a tick that is not higher, and every tick of an earlier race', () => {
    const { say, kept, changes } = watched();
    say(tick(4, 0.3, 0.3), tick(6, 0.5, 0.5));
    say(tick(6, 0.4, 0.4), tick(5, 0.4, 0.4), tick(900, 1, 1, 2416));
    expect(kept()).toEqual([
      [2417, 4],
      [2417, 6],
    ]);
    expect(changes()).toBe(2);
  });

  it('[MR1] starts again with a later race, whose ticks count from the beginning', () => {
    const { say, kept, drawn } = watched();
    say(tick(800, 0.9, 0.9), tick(801, 1, 1), tick(1, 0, 0.1, 2418));
    expect([kept(), drawn()]).toEqual([
      [null, [2418, 1]],
      [0, 0.1],
    ]);
    say(tick(802, 1, 1), tick(2, 0.2, 0.3, 2418));
    expect(kept()).toEqual([
      [2418, 1],
      [2418, 2],
    ]);
  });

  it('[MR2] moves the marbles one tick behind, and never beyond the latest', async () => {
    const { clock, say, drawn, race } = watched();
    expect(drawn()).toEqual([]);
    say(tick(1, 0, 0));
    await clock.advance(200);
    say(tick(2, 0.5, 0.25));
    const seen = [drawn()];
    for (const ms of [100, 100, 500]) {
      await clock.advance(ms);
      seen.push(drawn());
    }
    expect(seen).toEqual([
      [0, 0],
      [0.25, 0.125],
      [0.5, 0.25],
      [0.5, 0.25],
    ]);
    expect(race.before).toEqual(tick(1, 0, 0));
  });

  it('[MR2] ranks are those of the latest tick, whatever is drawn', () => {
    const { say, race } = watched();
    say(tick(1, 0.4, 0.3));
    const overtaking = tick(2, 0.5, 0.6);
    say(overtaking);
    expect(race.marbles.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('[MR2] ticks that arrive at once jump to the latest; a marble without a tick before is where it is', async () => {
    const { clock, say, drawn } = watched();
    say(tick(1, 0, 0), tick(2, 0.5, 0.5));
    expect(drawn()).toEqual([0.5, 0.5]);
    await clock.advance(100);
    const [first, second] = tick(3, 0.75, 0.75).marbles;
    if (!first || !second) throw new Error('a tick has two marbles');
    say({ raceId: 2417, tick: 3, marbles: [first, second, { id: 3, progress: 0.5, rank: 3 }] });
    expect(drawn()).toEqual([0.5, 0.5, 0.5]);
  });

  it('[MR3] is silent after 3 s without a new tick, also before the first', async () => {
    const { clock, say, race, changes } = watched();
    await clock.advance(2_999);
    expect(race.silent).toBe(false);
    await clock.advance(1);
    expect([race.silent, changes()]).toEqual([true, 1]);
    say(tick(1, 0, 0));
    expect([race.silent, changes()]).toEqual([false, 2]);
    await clock.advance(2_000);
    say(tick(2, 0.1, 0.1));
    await clock.advance(2_000);
    say(tick(2, 0.1, 0.1)); // A repeated tick does not break the silence.
    expect(race.silent).toBe(false);
    await clock.advance(1_000);
    expect([race.silent, changes()]).toEqual([true, 4]);
  });

  it('[MR3] a tick after silence has no tick before: marbles do not crawl through the time that was lost', async () => {
    const { clock, say, kept, drawn } = watched();
    say(tick(1, 0, 0));
    await clock.advance(10_000);
    say(tick(60, 0.5, 0.5));
    expect([kept(), drawn()]).toEqual([
      [null, [2417, 60]],
      [0.5, 0.5],
    ]);
  });

  it('[MR4] ignores other system messages, and message 7 without a race', () => {
    const { announced, kept, changes } = watched();
    announced.emit({ ...says(tick(1, 0, 0)), systemMessage: 10 });
    announced.emit(aMessage({ systemMessage: 7 }));
    expect([kept(), changes()]).toEqual([[null, null], 0]);
  });

  it('[MR4] leaves no listener and no timer when it is closed', async () => {
    const { clock, announced, race, say, changes } = watched();
    say(tick(1, 0, 0));
    race.close();
    await clock.advance(10_000);
    say(tick(2, 0.1, 0.1));
    expect([clock.sleeping, announced.size, changes(), race.silent]).toEqual([0, 0, 1, false]);
  });
});

it('[CH7] (marble map part) a race moves by the system messages 7 of its room, which keeps none of them', async () => {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  const socket = new ChatSocket({
    url: 'wss://khandai.example/chat',
    token: () => 'one',
    renewToken: () => Promise.resolve(null),
    connect: sockets.connect,
    clock,
  });
  const stop = new AbortController();
  const running = socket.run(stop.signal);
  const history = () => Promise.resolve({ list: [], revision: 0 });
  const room = new ChatRooms({ socket, history, clock }).join(30);
  const race = new RaceTicks({ room, clock });
  await settle();
  const [wire] = sockets.all;
  wire?.open();
  const sub = { type: 'sub', code: 0, msg: 'Success', topic: 'chatroom', groupId: 30 };
  wire?.receive({ ...sub, revision: 0, list: [], more: false, online: 1 });
  await settle();
  for (const [at, groupId] of [
    [1, 30],
    [2, 30],
    [3, 31],
  ] as const)
    wire?.receive({ type: 'messages', groupId, list: [{ ...says(tick(at, at / 10, 0)), groupId }] });
  await settle();
  expect([race.before?.tick, race.latest?.tick, room.messages]).toEqual([1, 2, []]);
  race.close();
  room.leave();
  stop.abort();
  await running;
});
