import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { users } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { FakeLog } from '../../platform/testing.js';
import { chatFixture } from '../chat/testing.js';
import { UserRepository } from './user-repository.js';
import { WatchPoints } from './watch-points.js';

const MINUTE = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function watching(rooms: Map<number, number[]>, { locked = false, faults = 0 } = {}) {
  const clock = new FakeClock();
  const log = new FakeLog();
  const given: [readonly number[], number][] = [];
  const stop = new AbortController();
  let failing = faults;
  const addExp = (userIds: readonly number[], exp: number) => {
    failing -= 1;
    if (failing >= 0) return Promise.reject(new Error('gone'));
    given.push([userIds, exp]);
    return Promise.resolve();
  };
  const points = new WatchPoints({
    database: { withLock: (_key, work) => (locked ? Promise.resolve(undefined) : work(new AbortController().signal)) },
    rooms: () => Promise.resolve([...rooms.keys()]),
    presence: { members: (groupId) => Promise.resolve(rooms.get(groupId) ?? []) },
    members: { addExp },
    clock,
    log: log.log,
  });
  return { clock, log, given, stop, running: points.run(stop.signal) };
}

describe('points for watching', () => {
  it('ten minutes with a match are five points, in one piece or in several', async () => {
    const rooms = new Map([[31, [1, 2]]]);
    const { clock, given } = watching(rooms);
    await clock.advance(9 * MINUTE);
    expect(given).toEqual([]);
    rooms.set(31, [2]);
    await clock.advance(MINUTE);
    expect(given).toEqual([[[2], 5]]);
    rooms.set(31, [1]);
    await clock.advance(MINUTE);
    expect(given.slice(1)).toEqual([[[1], 5]]);
    await clock.advance(9 * MINUTE);
    expect(given).toHaveLength(2);
    await clock.advance(MINUTE);
    expect(given.slice(2)).toEqual([[[1], 5]]);
  });

  it('who is in several rooms watches once, and who is in none not at all', async () => {
    const { clock, given } = watching(
      new Map([
        [31, [1]],
        [32, [1]],
      ]),
    );
    await clock.advance(10 * MINUTE);
    expect(given).toEqual([[[1], 5]]);
  });

  it('one process counts for all', async () => {
    const { clock, given } = watching(new Map([[31, [1]]]), { locked: true });
    await clock.advance(30 * MINUTE);
    expect(given).toEqual([]);
  });

  it('points that could not be written are given a minute later, and the fault is noted', async () => {
    const { clock, given, log } = watching(new Map([[31, [1]]]), { faults: 1 });
    await clock.advance(10 * MINUTE);
    expect([given, log.lines.length]).toEqual([[], 1]);
    await clock.advance(2 * MINUTE);
    expect(given).toEqual([[[1], 5]]);
  });

  it('ends when it is told to and leaves nobody asleep', async () => {
    const { clock, stop, running } = watching(new Map());
    await clock.advance(MINUTE);
    stop.abort();
    await running;
    expect(clock.sleeping).toBe(0);
  });

  it('experience is added to what is there', async () => {
    const { user } = chatFixture(database);
    const [watcher, other] = [await user({ exp: 98 }), await user({ exp: 7 })];
    await new UserRepository(database.db).addExp([watcher.userId], 5);
    const expOf = async (userId: number) => (await database.db.select().from(users).where(eq(users.userId, userId)))[0]?.exp;
    expect([await expOf(watcher.userId), await expOf(other.userId)]).toEqual([103, 7]);
  });
});
