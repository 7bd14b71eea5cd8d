import { randomUUID } from 'node:crypto';
import { Code, TaskLimit } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { desc, eq } from 'drizzle-orm';
import { bookable } from '../src/modules/bookings/testing.js';
import { seeds } from '../src/modules/chat/testing.js';
import { PointBook } from '../src/modules/points/point-book.js';
import { PointBookQuery } from '../src/modules/points/point-book-query.js';
import { PointsRepository } from '../src/modules/points/points-repository.js';
import { WatchDayRepository } from '../src/modules/points/watch-day-repository.js';
import { DeskTaskRepository } from '../src/modules/tasks/desk/desk-task-repository.js';
import { createDeskTasks } from '../src/modules/tasks/desk/desk-tasks.js';
import { TaskRepository } from '../src/modules/tasks/task-repository.js';
import { TaskService } from '../src/modules/tasks/task-service.js';
import type { Database } from '../src/platform/database/database.js';
import {
  bookings,
  chatMessages,
  checkIns,
  comments,
  dailyTasks,
  deskLog as deskLogRows,
  matchVotes,
  posts,
  taskClaims,
} from '../src/platform/database/schema.js';
import { DeskLog } from '../src/platform/desk-log/desk-log.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TODAY = '2026-11-20';

/** Tests for daily tasks over each database. `open` returns an empty, migrated database. */
export function tasksSuite(open: () => Promise<Database>): void {
  let database: Database;
  let clock: FakeClock;
  let ledger: PointsRepository;
  let service: TaskService;
  let match: string;
  beforeAll(async () => {
    database = await open();
    ledger = new PointsRepository(database.db);
    match = await (await bookable(database)).match('tasks', Date.parse('2026-11-21T12:00:00Z'));
  });
  beforeEach(() => {
    // 20:00 on Friday, 20 November in Vietnam.
    clock = new FakeClock(Date.parse('2026-11-20T13:00:00Z'));
    service = new TaskService({
      tasks: new TaskRepository(database),
      postIn: (tx, postings, at) => new PointsRepository(tx).post(postings, at),
      clock,
    });
  });
  afterEach(async () => expect(await ledger.differences()).toEqual([]));
  afterAll(() => database.close());

  const now = () => new Date(clock.now());
  const member = async () => (await seeds(database).user()).userId;
  const tasksOf = async (userId: number) =>
    Object.fromEntries((await service.board(userId)).tasks.map((task) => [task.kind, task]));
  const idOf = async (kind: string) => (await tasksOf(await member()))[kind]?.taskId ?? 0;
  const checkIn = (userId: number, day = TODAY) =>
    database.db.insert(checkIns).values({ userId, day, run: 1, points: 10, checkedInAt: now() });
  const watch = async (userId: number, minutes: number) => {
    const days = new WatchDayRepository(database);
    for (let minute = 0; minute < minutes; minute += 1) await days.count([userId], clock.now() + minute * MINUTE);
  };
  const vote = (userId: number) =>
    database.db.insert(matchVotes).values({ userId, fixtureId: match, pick: 'home', votedAt: now() });
  const post = async (authorId: number, rest: Partial<typeof posts.$inferInsert> = {}) => {
    const text = { content: 'Hay quá', original: 'Hay quá', commentator: false } as const;
    const [row] = await database.db
      .insert(posts)
      .values({ authorId, uuid: randomUUID(), type: 10, visibility: 1, ...text, createdAt: now(), ...rest })
      .returning();
    return row?.postId ?? 0;
  };

  describe('[EN2] (progress) what members did today', () => {
    it('is counted from what the server stores, of the member alone', async () => {
      const [one, other] = [await member(), await member()];
      const postId = await post(one);
      const talk = { authorId: one, postId, content: 'Đúng', original: 'Đúng', createdAt: now() };
      await database.db.insert(comments).values([
        { ...talk, uuid: randomUUID() },
        { ...talk, uuid: randomUUID(), deletedAt: now() },
      ]);
      await database.db
        .insert(bookings)
        .values({ userId: one, fixtureId: match, bookedFor: new Date(clock.now() + HOUR), createdAt: now() });
      await Promise.all([checkIn(one), vote(one), watch(one, 12)]);
      const done = async (userId: number) =>
        Object.values(await tasksOf(userId)).map(({ kind, done, goal }) => [kind, done, goal]);
      expect(await done(one)).toEqual([
        ['check-in', 1, 1],
        ['watch', 12, 30],
        ['chat', 0, 10],
        ['vote', 1, 1],
        ['booking', 1, 1],
        ['comment', 1, 3],
        ['post', 1, 1],
        ['tasks', 4, 5],
      ]);
      expect((await done(other)).map(([, did]) => did)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    });

    it('has lines of public rooms that were not taken back, and no share among the posts', async () => {
      const userId = await member();
      const { room } = seeds(database);
      const [open, quiet] = [await room(), await room({ privateMessage: true })];
      const line = (groupId: number, sequence: number, rest: object = {}) => ({
        ...{ groupId, sequence, revision: sequence, uuid: randomUUID(), userId, createdAt: now() },
        ...{ originalMessage: 'Vào!', filteredMessage: 'Vào!', searchKey: 'vao!' },
        ...rest,
      });
      await database.db
        .insert(chatMessages)
        .values([
          line(open, 1),
          line(open, 2),
          line(open, 3, { recalled: 'author' }),
          line(open, 4, { systemMessage: 1 }),
          line(open, 5, { createdAt: new Date('2026-11-19T16:59:59.999Z') }),
          line(quiet, 1),
        ]);
      await post(userId, { shares: true });
      const { chat, post: posted } = await tasksOf(userId);
      expect([chat?.done, posted?.done]).toEqual([2, 0]);
    });

    it('counts a watched minute once, however often it is written, and begins again with the day', async () => {
      const userId = await member();
      const days = new WatchDayRepository(database);
      const minute = async () => (await tasksOf(userId))['watch']?.done;
      await Promise.all([1, 2, 3].map(() => days.count([userId], clock.now())));
      expect(await minute()).toBe(1);
      await clock.advance(MINUTE);
      await days.count([userId], clock.now());
      expect(await minute()).toBe(2);
      await clock.advance(4 * HOUR);
      expect(await minute()).toBe(0);
      await days.count([userId], clock.now());
      expect(await minute()).toBe(1);
    });
  });

  describe('[EN2] (claims) a reward', () => {
    it('is paid once to 20 claims at the same moment, in one entry of the book', async () => {
      const userId = await member();
      await checkIn(userId);
      const order = { taskId: await idOf('check-in'), day: TODAY };
      const claims = await Promise.all(Array.from({ length: 20 }, () => service.claim(userId, order)));
      expect(claims.map(({ earned }) => earned).sort((a, b) => b - a)).toEqual([5, ...Array<number>(19).fill(0)]);
      expect((await ledger.balances(userId)).points).toBe(5);
      const book = new PointBook({
        ...{ entries: new PointBookQuery(database), points: ledger, giftName: () => undefined, clock },
      });
      const { list } = await book.list(userId, { flow: 'all', cause: 'task', before: undefined, limit: 20 });
      expect(list.map(({ cause, subject, change }) => ({ cause, subject, change }))).toEqual([
        {
          cause: 'task',
          subject: { name: 'Điểm danh hôm nay', count: null, path: '/nhiem-vu-hang-ngay' },
          change: 5,
        },
      ]);
    });

    it('of all that is done is paid together, also the chest that it completes', async () => {
      const userId = await member();
      await Promise.all([checkIn(userId), vote(userId), watch(userId, 30), post(userId)]);
      const first = await service.claim(userId, { taskId: undefined, day: TODAY });
      expect(first.earned).toBe(5 + 15 + 30 + 20);
      expect(first.board).toMatchObject({ balance: 70, today: TODAY, nextDayAt: '2026-11-20T17:00:00.000Z' });
      expect((await service.claim(userId, { taskId: undefined, day: TODAY })).earned).toBe(0);
      await database.db
        .insert(bookings)
        .values({ userId, fixtureId: match, bookedFor: new Date(clock.now() + HOUR), createdAt: now() });
      expect((await service.claim(userId, { taskId: undefined, day: TODAY })).earned).toBe(10 + 50);
    });

    it('of what is not done, of yesterday, or of no task of today is refused', async () => {
      const userId = await member();
      const taskId = await idOf('watch');
      await watch(userId, 29);
      await expect(service.claim(userId, { taskId, day: TODAY })).rejects.toMatchObject({
        code: Code.taskNotDone,
        values: { title: 'Xem trực tiếp 30 phút', done: 29, goal: 30 },
      });
      await expect(service.claim(userId, { taskId: 2_000_000, day: TODAY })).rejects.toMatchObject({
        code: Code.notFound,
      });
      await clock.advance(30 * MINUTE);
      await watch(userId, 1);
      expect((await tasksOf(userId))['watch']?.done).toBe(30);
      // Midnight in Vietnam comes between the end of the task and the claim.
      await clock.advance(4 * HOUR);
      await expect(service.claim(userId, { taskId, day: TODAY })).rejects.toMatchObject({ code: Code.taskDayOver });
      await expect(service.claim(userId, { taskId, day: '2026-11-21' })).rejects.toMatchObject({
        code: Code.taskNotDone,
      });
      await expect(service.claim(userId, { taskId, day: '2026-11-22' })).rejects.toMatchObject({
        code: Code.taskDayOver,
      });
      expect((await ledger.balances(userId)).points).toBe(0);
    });

    it('can be claimed on each day, and stays claimed when what it was for is deleted', async () => {
      const userId = await member();
      const taskId = await idOf('check-in');
      await checkIn(userId);
      await service.claim(userId, { taskId, day: TODAY });
      await database.db.delete(checkIns).where(eq(checkIns.userId, userId));
      expect((await tasksOf(userId))['check-in']).toMatchObject({ done: 1, claimed: true });
      await clock.advance(24 * HOUR);
      await checkIn(userId, '2026-11-21');
      expect((await tasksOf(userId))['check-in']).toMatchObject({ done: 1, claimed: false });
      expect((await service.claim(userId, { taskId, day: '2026-11-21' })).earned).toBe(5);
    });

    it('is refused once the points of a day are used up', async () => {
      const userId = await member();
      const rows = await database.db
        .insert(dailyTasks)
        .values([1, 2, 3].map((sort) => ({ kind: 'vote' as const, title: `Lớn ${sort}`, goal: 1, reward: 500, sort })))
        .returning();
      try {
        await vote(userId);
        const { earned } = await service.claim(userId, { taskId: undefined, day: TODAY });
        expect(earned).toBe(TaskLimit.pointsPerDay);
        const taskId = rows[2]?.taskId ?? 0;
        await expect(service.claim(userId, { taskId, day: TODAY })).rejects.toMatchObject({ code: Code.taskDayFull });
        expect((await ledger.balances(userId)).points).toBe(TaskLimit.pointsPerDay);
      } finally {
        await database.db.delete(taskClaims).where(eq(taskClaims.userId, userId));
        for (const { taskId } of rows) await database.db.delete(dailyTasks).where(eq(dailyTasks.taskId, taskId));
      }
    });
  });

  describe('[EN2] (desk) staff', () => {
    const openDesk = () =>
      createDeskTasks({
        ...{ database, store: new DeskTaskRepository(database, clock), deskLog: new DeskLog({ clock }) },
        deskChanges: { publish: () => Promise.resolve() },
      });
    const draft = { kind: 'share', title: 'Chia sẻ một bài', goal: 1, reward: 10, sort: 1, active: true } as const;
    const always = { startsAt: null, endsAt: null } as const;

    it('make a task that members see in its time, change it, take it away, and undo that', async () => {
      const [staff, fan] = [await member(), await member()];
      const desk = openDesk();
      const from = new Date(clock.now() + HOUR).toISOString();
      const { id, version } = await desk.create(staff, { ...draft, ...always, startsAt: from });
      expect((await tasksOf(fan))['share']).toBeUndefined();
      await clock.advance(HOUR);
      await post(fan, { shares: true });
      expect((await tasksOf(fan))['share']).toMatchObject({ title: 'Chia sẻ một bài', done: 1, goal: 1 });
      await desk.update(staff, id, version, { reward: 40 });
      expect((await service.claim(fan, { taskId: id, day: TODAY })).earned).toBe(40);
      await expect(desk.remove(staff, id)).rejects.toMatchObject({ code: Code.taskRefused });
      await database.db.delete(taskClaims).where(eq(taskClaims.taskId, id));
      await desk.remove(staff, id);
      expect((await tasksOf(fan))['share']).toBeUndefined();
      const [act] = await database.db.select().from(deskLogRows).orderBy(desc(deskLogRows.logId)).limit(1);
      if (!act) throw new Error('nothing is in the log');
      expect(act).toMatchObject({ resource: 'task', action: 'delete', title: 'Chia sẻ một bài' });
      expect(await database.db.transaction((tx) => desk.undoer.undo(tx, act))).toBe(true);
      expect((await tasksOf(fan))['share']).toMatchObject({ reward: 40 });
      await desk.remove(staff, id);
    });

    it('are refused in words: no title, a check-in twice a day, an end before the start, a second chest', async () => {
      const [staff, desk] = [await member(), openDesk()];
      const reasons = async (rest: object) =>
        desk.create(staff, { ...draft, ...always, ...rest }).then(
          () => 'accepted',
          ({ values }: { values: { reason: string } }) => values.reason,
        );
      expect(await reasons({ title: ' \u200b ' })).toBe('Nhiệm vụ cần có tên.');
      expect(await reasons({ kind: 'check-in', goal: 2 })).toMatch(/mục tiêu phải là 1/);
      expect(await reasons({ startsAt: now().toISOString(), endsAt: now().toISOString() })).toMatch(/sau giờ bắt đầu/);
      expect(await reasons({ kind: 'tasks' })).toMatch(/rương thưởng đang bật/);
    });
  });
}
