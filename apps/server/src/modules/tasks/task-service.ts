import { dayAt, VIETNAM } from '@khandai/calendar';
import { type DailyTask, type TaskBoard, TaskLimit } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { boardOf, isDone } from './task-board.js';
import { taskDayFull, taskDayOver, taskNotDone, taskNotFound } from './task-faults.js';
import type { TaskRepository } from './task-repository.js';

/** The reward of a task for a member's account. */
export interface TaskPosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'task';
  readonly reference: string;
  readonly key: string;
}

export interface TaskDeps {
  readonly tasks: TaskRepository;
  /** Posts inside a transaction; returns the new keys. */
  readonly postIn: (tx: Db, postings: readonly TaskPosting[], at: Date) => Promise<readonly string[]>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ClaimOrder {
  /** Undefined: all that are done. */
  readonly taskId: number | undefined;
  /** The day that the member sees. */
  readonly day: string;
}

/** Daily tasks of members. A day begins at midnight in Vietnam, by the clock of the server. */
export class TaskService {
  constructor(private readonly deps: TaskDeps) {}

  /** What a member would get. */
  async guestBoard(): Promise<TaskBoard> {
    const { at, today } = this.#now();
    return boardOf(today, await this.deps.tasks.open(at));
  }

  async board(userId: number): Promise<TaskBoard> {
    return (await this.boards([userId])).get(userId) ?? this.guestBoard();
  }

  /** Boards of many members, in as many queries as one. */
  async boards(userIds: readonly number[]): Promise<ReadonlyMap<number, TaskBoard>> {
    const { tasks } = this.deps;
    const { at, today } = this.#now();
    const [open, days] = await Promise.all([tasks.open(at), tasks.days(userIds, today)]);
    return new Map(days.map((day) => [day.userId, boardOf(today, open, day)]));
  }

  /** Pays for what is done today and was not paid before. `earned` is 0 when it was. */
  async claim(userId: number, { taskId, day }: ClaimOrder): Promise<{ board: TaskBoard; earned: number }> {
    const { tasks, postIn } = this.deps;
    const { at, today } = this.#now();
    if (day !== today) throw taskDayOver();
    const earned = await tasks.oneByOne(userId, async (tx) => {
      const [[member], open] = [await tasks.days([userId], today, tx), await tasks.open(at, tx)];
      if (!member) throw taskNotFound();
      const wanted = unpaid(boardOf(today, open, member).tasks, taskId);
      const due = affordable(wanted, TaskLimit.pointsPerDay - member.claimedPoints);
      if (due.length === 0) return 0;
      await tasks.claim(
        tx,
        userId,
        today,
        due.map(({ taskId: id, reward }) => ({ taskId: id, points: reward })),
        at,
      );
      await postIn(
        tx,
        due.map((task) => postingOf(userId, today, task)),
        at,
      );
      return due.reduce((sum, { reward }) => sum + reward, 0);
    });
    return { board: await this.board(userId), earned };
  }

  #now(): { at: Date; today: string } {
    const at = new Date(this.deps.clock.now());
    return { at, today: dayAt(at.getTime(), VIETNAM) };
  }
}

/** What is to be paid: one task, which must be done, or all that are. */
function unpaid(tasks: readonly DailyTask[], taskId: number | undefined): DailyTask[] {
  if (taskId === undefined) return tasks.filter((task) => isDone(task) && !task.claimed);
  const task = tasks.find((one) => one.taskId === taskId);
  if (!task) throw taskNotFound();
  if (!isDone(task)) throw taskNotDone(task);
  return task.claimed ? [] : [task];
}

/** The first tasks that a day's points are enough for. */
function affordable(tasks: readonly DailyTask[], points: number): DailyTask[] {
  let left = points;
  const due = tasks.filter(({ reward }) => {
    if (reward > left) return false;
    left -= reward;
    return true;
  });
  if (tasks.length > 0 && due.length === 0) throw taskDayFull(TaskLimit.pointsPerDay);
  return due;
}

/** The title goes into the entry: the desk may change it later. */
const postingOf = (userId: number, day: string, { taskId, title, reward }: DailyTask): TaskPosting => ({
  ...{ userId, unit: 'points', amount: reward, cause: 'task' },
  reference: `task ${taskId}: ${title}`,
  key: `task:${userId}:${day}:${taskId}`,
});
