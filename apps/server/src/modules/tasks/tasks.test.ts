import type { TaskBoard } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { FakeLog } from '../../platform/testing.js';
import { boardOf, type MemberDay, type OpenTask } from './task-board.js';
import { TaskPushes } from './task-pushes.js';

const SECOND = 1_000;
const task = (taskId: number, kind: OpenTask['kind'], goal: number): OpenTask => ({
  ...{ taskId, kind, goal },
  ...{ title: `${kind} ${goal}`, reward: 10 },
});
const nothing = { watch: 0, chat: 0, post: 0, share: 0, comment: 0, 'check-in': 0, booking: 0, vote: 0, invite: 0 };
const day = (counts: Partial<MemberDay['counts']>, claimed: readonly number[] = []): MemberDay => ({
  ...{ userId: 1, counts: { ...nothing, ...counts }, claimed: new Set(claimed) },
  ...{ claimedPoints: 0, balance: 40 },
});
const done = ({ tasks }: TaskBoard) => tasks.map((one) => [one.done, one.goal, one.claimed]);

describe('[EN2] (progress) the board of a day', () => {
  const open = [task(1, 'tasks', 5), task(2, 'chat', 10), task(3, 'chat', 20)];

  it('counts one kind for all tasks of it, up to the goal of each; a chest asks for no more tasks than there are', () => {
    expect(done(boardOf('2026-11-20', open, day({ chat: 14 })))).toEqual([
      [1, 2, false],
      [10, 10, false],
      [14, 20, false],
    ]);
  });

  it('shows a guest the same tasks, none begun', () => {
    const board = boardOf('2026-11-20', open);
    expect(done(board).map(([did]) => did)).toEqual([0, 0, 0]);
    expect([board.balance, board.nextDayAt]).toEqual([0, '2026-11-20T17:00:00.000Z']);
  });

  it('has no chest without another task', () => {
    expect(boardOf('2026-11-20', [task(1, 'tasks', 5)]).tasks).toEqual([]);
  });
});

describe('[EN2] (pushes) [WS36] the pushes of daily tasks', () => {
  function pushing() {
    const clock = new FakeClock();
    const log = new FakeLog();
    const asked: (readonly number[])[] = [];
    const days = new Map<number, MemberDay>();
    const state = { faults: 0 };
    const read = (userId: number) => boardOf('2026-11-20', [task(2, 'chat', 10)], days.get(userId));
    const boards = (ids: readonly number[]) => {
      asked.push(ids);
      if (state.faults-- > 0) return Promise.reject(new Error('gone'));
      return Promise.resolve(new Map(ids.map((id) => [id, read(id)])));
    };
    const tasks = { board: (id: number) => Promise.resolve(read(id)), boards };
    const pushes = new TaskPushes({ tasks, clock, log: log.log });
    const stop = new AbortController();
    const running = pushes.run(stop.signal);
    const sent: string[] = [];
    const watch = (userId: number) =>
      pushes.topics.tasks.listen?.(
        { topic: 'tasks', userId },
        (text) => void sent.push(text),
        () => undefined,
      );
    const chat = (userId: number, lines: number) => days.set(userId, day({ chat: lines }));
    const shown = () =>
      sent.splice(0).map((text) => {
        const { userId, board } = JSON.parse(text) as { userId: number; board: TaskBoard };
        return [userId, board.tasks[0]?.done];
      });
    return { clock, log, asked, state, pushes, stop, running, watch, chat, shown };
  }

  it('are read together for all who look, and sent where something changed', async () => {
    const { clock, asked, watch, chat, shown } = pushing();
    await clock.advance(3 * SECOND);
    expect(asked).toEqual([]);
    await Promise.all([watch(1), watch(2)]);
    await clock.advance(3 * SECOND);
    expect(shown()).toEqual([
      [1, 0],
      [2, 0],
    ]);
    chat(2, 7);
    await clock.advance(6 * SECOND);
    expect(shown()).toEqual([[2, 7]]);
    expect(asked).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  it('end with the last page, and go on after a fault, which is logged', async () => {
    const { clock, log, asked, state, watch, chat, shown, stop, running } = pushing();
    const leave = await watch(1);
    state.faults = 1;
    await clock.advance(3 * SECOND);
    expect([shown(), log.lines.length]).toEqual([[], 1]);
    chat(1, 2);
    await clock.advance(3 * SECOND);
    expect(shown()).toEqual([[1, 2]]);
    await leave?.();
    await clock.advance(6 * SECOND);
    expect(asked).toHaveLength(2);
    stop.abort();
    await running;
    expect(clock.sleeping).toBe(0);
  });

  it('are for the member alone', async () => {
    const { pushes } = pushing();
    const user = { userId: 1, guest: false, role: 'member', siteRoleId: 0, showName: 'A', address: '::1' } as const;
    const admit = (userId: number, rest: object = {}) =>
      pushes.topics.tasks.admit?.({ topic: 'tasks', userId }, { ...user, ...rest });
    await expect(admit(1)).resolves.toBeUndefined();
    await expect(admit(2)).rejects.toMatchObject({ status: 403 });
    await expect(admit(1, { guest: true })).rejects.toMatchObject({ status: 403 });
  });
});
