import { ApiError, type ApiClient } from '@khandai/api-client';
import type { DailyTask, TaskBoard } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../shell/parts/Part';
import { isDone } from './task-model';

export interface TasksDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

/** What a press brought; 0 points when the reward had been claimed before, on this device or another. */
export type ClaimOutcome =
  | { readonly kind: 'earned'; readonly points: number }
  | { readonly kind: 'already' }
  | { readonly kind: 'failed'; readonly sentence: string | undefined };

/** What a push changed. */
export interface TaskNews {
  readonly finished: readonly DailyTask[];
  readonly isNewDay: boolean;
}

const NO_NEWS: TaskNews = { finished: [], isNewDay: false };

/** The daily tasks of a member, or for a guest what they would be. */
export class TasksStore {
  /** Which reward is being claimed. */
  claiming: number | 'all' | undefined = undefined;
  readonly board: Part<TaskBoard>;
  private visit = new AbortController();

  constructor(private readonly deps: TasksDeps) {
    this.board = new Part({
      fetch: (signal) => deps.api.call('GET /au/api/task/today', {}, signal),
      report: deps.report,
    });
    makeAutoObservable<this, 'deps' | 'visit'>(this, { deps: false, visit: false, board: false }, { autoBind: true });
  }

  /** Loads the tasks again; what is on its way is dropped. */
  load(): void {
    this.leave();
    void this.board.load(this.visit.signal);
  }

  leave(): void {
    this.visit.abort();
    this.visit = new AbortController();
  }

  /** Shows a pushed board. One that was read before a claim was answered is dropped: the next push has the claim. */
  accept(board: TaskBoard): TaskNews {
    const { value: shown } = this.board;
    if (shown && isOlder(board, shown)) return NO_NEWS;
    this.leave();
    this.board.set(board);
    if (!shown) return NO_NEWS;
    if (shown.today !== board.today) return { finished: [], isNewDay: true };
    const wasOpen = new Set(shown.tasks.filter((task) => !isDone(task)).map(({ taskId }) => taskId));
    const finished = board.tasks.filter((task) => isDone(task) && !task.claimed && wasOpen.has(task.taskId));
    return { finished, isNewDay: false };
  }

  /** Claims one reward, or all that are due. Undefined while another claim is on its way. */
  async claim(which: number | 'all'): Promise<ClaimOutcome | undefined> {
    const { value: shown } = this.board;
    if (this.claiming !== undefined || !shown) return undefined;
    this.become(which);
    try {
      const body = { day: shown.today, ...(which !== 'all' && { taskId: which }) };
      const { board, earned } = await this.deps.api.call('POST /au/api/user/task/claim', { body });
      this.leave();
      this.board.set(board);
      return earned > 0 ? { kind: 'earned', points: earned } : { kind: 'already' };
    } catch (error) {
      this.deps.report(error);
      const isAnswer = error instanceof ApiError && error.kind === 'answer';
      // The server knows better what is done, and which day it is.
      if (isAnswer) this.load();
      return { kind: 'failed', sentence: isAnswer ? error.message : undefined };
    } finally {
      this.become(undefined);
    }
  }

  private become(which: number | 'all' | undefined): void {
    this.claiming = which;
  }
}

function isOlder(board: TaskBoard, shown: TaskBoard): boolean {
  if (board.today !== shown.today) return board.today < shown.today;
  const claimed = new Set(board.tasks.filter((task) => task.claimed).map(({ taskId }) => taskId));
  const there = new Set(board.tasks.map(({ taskId }) => taskId));
  return shown.tasks.some(({ taskId, claimed: was }) => was && there.has(taskId) && !claimed.has(taskId));
}
