import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { FakeLog } from '../../platform/testing.js';
import { chatFixture } from '../chat/testing.js';
import { type Posting, PointsRepository } from './points-repository.js';
import { type WatchedMinutes, WatchPoints } from './watch-points.js';

const MINUTE = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function watching(rooms: Map<number, number[]>, { faults = 0 } = {}) {
  const clock = new FakeClock();
  const log = new FakeLog();
  const given: Posting[] = [];
  const added: WatchedMinutes[] = [];
  const minutes: (readonly number[])[] = [];
  const stop = new AbortController();
  let failing = faults;
  const post = (postings: readonly Posting[]) => {
    if (postings.length > 0) failing -= 1;
    if (failing >= 0 && postings.length > 0) return Promise.reject(new Error('gone'));
    given.push(...postings);
    return Promise.resolve([]);
  };
  const points = new WatchPoints({
    rooms: () => Promise.resolve([...rooms.keys()]),
    presence: { members: (groupId) => Promise.resolve(rooms.get(groupId) ?? []) },
    ledger: { post },
    addMinutes: (minutes) => Promise.resolve(void added.push(...minutes)),
    countMinute: (userIds) => Promise.resolve(void minutes.push(userIds)),
    clock,
    log: log.log,
  });
  const earned = () => given.map(({ userId, unit, amount }) => [userId, unit, amount]);
  return { clock, log, given, added, minutes, earned, points, stop, running: points.run(stop.signal) };
}

describe('points for watching', () => {
  it('ten minutes of watching earn five points, in one visit or several', async () => {
    const rooms = new Map([[31, [1, 2]]]);
    const { clock, earned } = watching(rooms);
    await clock.advance(9 * MINUTE);
    expect(earned()).toEqual([]);
    rooms.set(31, [2]);
    await clock.advance(MINUTE);
    expect(earned()).toEqual([[2, 'exp', 5]]);
    rooms.set(31, [1]);
    await clock.advance(MINUTE);
    expect(earned().slice(1)).toEqual([[1, 'exp', 5]]);
    await clock.advance(9 * MINUTE);
    expect(earned()).toHaveLength(2);
    await clock.advance(MINUTE);
    expect(earned().slice(2)).toEqual([[1, 'exp', 5]]);
  });

  it('[CH16] (minutes part) the minutes count in the rooms where they were watched', async () => {
    const rooms = new Map([[31, [1]]]);
    const { clock, added } = watching(rooms);
    await clock.advance(4 * MINUTE);
    rooms.set(31, []).set(32, [1]);
    await clock.advance(6 * MINUTE);
    expect(added).toEqual([
      { groupId: 31, userId: 1, minutes: 4 },
      { groupId: 32, userId: 1, minutes: 6 },
    ]);
  });

  it('[EN2] (minutes) each minute counts for the day at once, one a member', async () => {
    const rooms = new Map([[31, [1, 2]]]).set(32, [1]);
    const { clock, minutes } = watching(rooms);
    await clock.advance(MINUTE);
    rooms.set(31, []);
    await clock.advance(MINUTE);
    expect(minutes).toEqual([[1, 2], [1]]);
  });

  it('a user in several rooms counts once, and one in no room does not count', async () => {
    const { clock, earned } = watching(
      new Map([
        [31, [1]],
        [32, [1]],
      ]),
    );
    await clock.advance(10 * MINUTE);
    expect(earned()).toEqual([[1, 'exp', 5]]);
  });

  it('points that could not be written are written a minute later, and the error is logged', async () => {
    const { clock, earned, log } = watching(new Map([[31, [1]]]), { faults: 1 });
    await clock.advance(10 * MINUTE);
    expect([earned(), log.lines.length]).toEqual([[], 1]);
    await clock.advance(2 * MINUTE);
    expect(earned()).toEqual([[1, 'exp', 5]]);
  });

  it('one process counts for all, and the next one starts at zero', async () => {
    const { clock, earned, points, stop, running } = watching(new Map([[31, [1]]]));
    expect(points.job).toMatchObject({ kind: 'continuous', name: 'watch-points' });
    await clock.advance(9 * MINUTE);
    stop.abort();
    await running;
    const next = new AbortController();
    const again = points.run(next.signal);
    await clock.advance(9 * MINUTE);
    expect(earned()).toEqual([]);
    await clock.advance(MINUTE);
    expect(earned()).toEqual([[1, 'exp', 5]]);
    next.abort();
    await again;
  });

  it('ends on abort and leaves no timer', async () => {
    const { clock, stop, running } = watching(new Map());
    await clock.advance(MINUTE);
    stop.abort();
    await running;
    expect(clock.sleeping).toBe(0);
  });

  it('[AU10] (level/info part) experience is added to what the member has, once for the same minutes', async () => {
    const { user } = chatFixture(database);
    const [watcher, other] = [await user(), await user()];
    const ledger = new PointsRepository(database.db);
    const { clock, given } = watching(new Map([[31, [watcher.userId]]]));
    await clock.advance(20 * MINUTE);
    for (const posting of [...given, ...given]) await ledger.post([posting], new Date(clock.now()));
    const expOf = async (userId: number) => (await ledger.balances(userId)).exp;
    expect([await expOf(watcher.userId), await expOf(other.userId)]).toEqual([10, 0]);
  });
});
