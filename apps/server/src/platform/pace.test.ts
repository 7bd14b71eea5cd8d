import { FakeClock, settle } from '@khandai/testing';
import type { Identity } from './http/caller.js';
import type { Room } from '../modules/chat/chat-rows.js';
import { JoinNotices } from '../modules/chat/join-notices.js';
import { Pace } from './pace.js';
import { RoomQueue } from '../modules/chat/room-queue.js';

describe('pace', () => {
  const build = () => {
    const clock = new FakeClock();
    return { clock, pace: new Pace({ clock, max: 3, windowMs: 30_000 }) };
  };

  test('[WS11] the window slides: a place is free when the oldest leaves it', async () => {
    const { clock, pace } = build();
    for (let n = 0; n < 3; n += 1) {
      expect(pace.take(1)).toBe(0);
      await clock.advance(5_000);
    }
    expect(pace.take(1)).toBe(15_000);
    await clock.advance(15_000);
    expect([pace.take(1), pace.take(1)]).toEqual([0, 5_000]);
  });

  test('a limit of zero lets nobody through', () => {
    const pace = new Pace({ clock: new FakeClock(), max: 0, windowMs: 30_000 });
    expect([pace.take(1), pace.isFree(1)]).toEqual([30_000, false]);
  });

  test('[WS11] a burst has a limit of its own, and its window is the shorter one', async () => {
    const clock = new FakeClock();
    const pace = new Pace({ clock, max: 3, windowMs: 30_000, burst: { max: 2, windowMs: 1_000 } });
    expect([pace.take(1), pace.take(1)]).toEqual([0, 0]);
    await clock.advance(400);
    expect(pace.take(1)).toBe(600);
    await clock.advance(600);
    expect([pace.take(1), pace.take(1)]).toEqual([0, 29_000]);
  });

  test('[WS11] a released slot can be taken again', () => {
    const { pace } = build();
    for (let n = 0; n < 3; n += 1) pace.take(1);
    pace.giveBack(1);
    expect([pace.take(1), pace.take(1)]).toEqual([0, 30_000]);
  });

  test('[WS11] inactive users are removed from memory', async () => {
    const { clock, pace } = build();
    for (let userId = 0; userId < 1_000; userId += 1) pace.take(userId);
    await clock.advance(60_000);
    pace.take(1);
    expect(pace.size).toBe(1);
  });
});

describe('join notices', () => {
  test('[CH7] (join part) those announced are forgotten after ten minutes', async () => {
    const clock = new FakeClock();
    const joins = new JoinNotices({ clock });
    const room: Room = {
      groupId: 30,
      fixtureId: null,
      name: '',
      authorId: null,
      vipGroup: 0,
      vipHostId: null,
      privateMessage: false,
      guestsWrite: true,
      revision: 0,
    };
    const person = (userId: number): Identity => ({ userId, guest: false, role: 'member', siteRoleId: 0 });
    for (let userId = 0; userId < 1_000; userId += 1) expect(joins.claim(person(userId), room)).toBe(true);
    expect(joins.claim(person(5), room)).toBe(false);
    expect(joins.claim(person(5), { ...room, groupId: 31 })).toBe(true);
    await clock.advance(600_000);
    expect(joins.claim(person(5), room)).toBe(true);
    expect(joins.size).toBe(1);
  });
});

describe('the queue of rooms', () => {
  test('[WS13] tasks of one room run one after another, other rooms do not wait, and a failure blocks no task', async () => {
    const queue = new RoomQueue();
    const done: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const step = (name: string) => async () => void done.push(name);
    const first = queue.run(1, async () => {
      await held;
      throw new Error('broken');
    });
    const failed = expect(first).rejects.toThrow('broken');
    const rest = [queue.run(1, step('second')), queue.run(2, step('other'))];
    await settle();
    expect(done).toEqual(['other']);
    release();
    await Promise.all([failed, ...rest]);
    expect([done, queue.size]).toEqual([['other', 'second'], 0]);
  });
});
