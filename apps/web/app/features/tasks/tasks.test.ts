import { ApiError } from '@khandai/api-client';
import type { DailyTask, TaskBoard } from '@khandai/contracts';
import { timeLeft } from '../../domains/engage';
import { I18n } from '../../i18n/i18n';
import { engage } from '../../i18n/vi/lazy/engage';
import { partsOf, stateOf, sumOf } from './task-model';
import { TasksStore } from './TasksStore';

const task = (taskId: number, rest: Partial<DailyTask> = {}): DailyTask => ({
  ...{ taskId, kind: 'chat', title: `Việc ${taskId}`, goal: 10, done: 0, reward: 20, claimed: false },
  ...rest,
});
const boardWith = (tasks: DailyTask[], rest: Partial<TaskBoard> = {}): TaskBoard => ({
  ...{ today: '2026-11-20', nextDayAt: '2026-11-20T17:00:00.000Z', tasks, balance: 0 },
  ...rest,
});
const done = { done: 10 } as const;
const taken = { done: 10, claimed: true } as const;

function storeOver(answers: (call: string, body: unknown) => Promise<unknown>) {
  const calls: string[] = [];
  const call = (name: string, { body }: { body?: unknown }) => {
    calls.push(body === undefined ? name : `${name} ${JSON.stringify(body)}`);
    return answers(name, body);
  };
  const store = new TasksStore({ api: { call } as never, report: () => undefined });
  return { store, calls };
}

describe('[EN2] (page) the daily tasks', () => {
  test('have a chest apart from the others, and a sum of what is due', () => {
    const chest = task(9, { kind: 'tasks', goal: 2, done: 2, reward: 50 });
    const parts = partsOf([task(1, done), task(2, taken), task(3), chest]);
    expect([parts.single.length, parts.finished, parts.chest, sumOf(parts.due)]).toEqual([3, 2, chest, 70]);
    expect([task(1), task(2, done), task(3, taken)].map(stateOf)).toEqual(['open', 'claimable', 'claimed']);
  });

  test('show what a push changed, and name the task that it finished', () => {
    const { store } = storeOver(() => Promise.reject(new Error('not asked')));
    expect(store.accept(boardWith([task(1), task(2, done)]))).toEqual({ finished: [], isNewDay: false });
    const { finished } = store.accept(boardWith([task(1, done), task(2, done)]));
    expect(finished.map(({ taskId }) => taskId)).toEqual([1]);
    expect(store.board.value?.tasks[0]?.done).toBe(10);
    const next = store.accept(boardWith([task(1), task(2)], { today: '2026-11-21' }));
    expect(next).toEqual({ finished: [], isNewDay: true });
  });

  test('claim once for two presses, and drop a push from before the claim, or from yesterday', async () => {
    const { store, calls } = storeOver(() =>
      Promise.resolve({ board: boardWith([task(1, taken)], { balance: 20 }), earned: 20 }),
    );
    store.accept(boardWith([task(1, done)]));
    expect(await Promise.all([store.claim(1), store.claim('all')])).toEqual([
      { kind: 'earned', points: 20 },
      undefined,
    ]);
    expect(calls).toEqual(['POST /au/api/user/task/claim {"day":"2026-11-20","taskId":1}']);
    store.accept(boardWith([task(1, done)]));
    store.accept(boardWith([task(1)], { today: '2026-11-19' }));
    expect(store.board.value).toMatchObject({ balance: 20, tasks: [{ claimed: true }] });
  });

  test('say in the server’s words why a claim is refused, and load what holds', async () => {
    const refusal = new ApiError({ kind: 'answer', code: 1260, status: 409, message: 'Đã sang ngày mới.' });
    const { store, calls } = storeOver((name) =>
      name.startsWith('POST') ? Promise.reject(refusal) : Promise.resolve(boardWith([], { today: '2026-11-21' })),
    );
    store.accept(boardWith([task(1, done)]));
    expect(await store.claim('all')).toEqual({ kind: 'failed', sentence: 'Đã sang ngày mới.' });
    await Promise.resolve();
    expect(calls).toEqual(['POST /au/api/user/task/claim {"day":"2026-11-20"}', 'GET /au/api/task/today']);
    expect([store.board.value?.today, store.claiming]).toEqual(['2026-11-21', undefined]);
  });

  test('begin again in hours and minutes', () => {
    const i18n = new I18n('vi');
    i18n.addResources('engage', engage);
    const t = i18n.getFixedT('engage');
    const hour = 3_600_000;
    expect([0, 59_000, 2 * hour, 3 * hour + 28 * 60_000].map((ms) => timeLeft(ms, t))).toEqual([
      ...['1 phút', '1 phút', '2 giờ', '3 giờ 28 phút'],
    ]);
  });
});
