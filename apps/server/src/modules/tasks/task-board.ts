import { addDays, startOfDay, VIETNAM } from '@khandai/calendar';
import type { DailyTask, TaskBoard, TaskKind } from '@khandai/contracts';

/** A task that is there today. */
export interface OpenTask extends Pick<DailyTask, 'taskId' | 'title' | 'goal' | 'reward'> {
  readonly kind: TaskKind;
}

/** How much of each kind a member did today. */
export type TaskCounts = Readonly<Record<Exclude<TaskKind, 'tasks'>, number>>;

/** What the server knows of a member's day. */
export interface MemberDay {
  readonly userId: number;
  readonly counts: TaskCounts;
  readonly claimed: ReadonlySet<number>;
  /** Points that they claimed today. */
  readonly claimedPoints: number;
  readonly balance: number;
}

export const isDone = ({ done, goal }: Pick<DailyTask, 'done' | 'goal'>): boolean => done >= goal;

/**
 * The tasks with what the member did. A chest asks for some of the other tasks, at most for all of them; without another
 * task there is none.
 */
export function boardOf(today: string, open: readonly OpenTask[], member?: MemberDay): TaskBoard {
  const progress = ({ taskId, kind, goal, ...task }: OpenTask, did: number): DailyTask => {
    const claimed = member?.claimed.has(taskId) ?? false;
    // What was deleted after the claim takes nothing back.
    return { ...task, taskId, kind, goal, done: claimed ? goal : Math.min(did, goal), claimed };
  };
  const single = open.flatMap((task) =>
    task.kind === 'tasks' ? [] : [progress(task, member?.counts[task.kind] ?? 0)],
  );
  const finished = single.filter(isDone).length;
  const byId = new Map(single.map((task) => [task.taskId, task]));
  return {
    today,
    nextDayAt: new Date(startOfDay(addDays(today, 1), VIETNAM)).toISOString(),
    tasks: open.flatMap((task) => {
      if (task.kind !== 'tasks') return byId.get(task.taskId) ?? [];
      const goal = Math.min(task.goal, single.length);
      return goal === 0 ? [] : [progress({ ...task, goal }, finished)];
    }),
    balance: member?.balance ?? 0,
  };
}
