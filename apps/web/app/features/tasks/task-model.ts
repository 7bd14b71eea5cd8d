import type { DailyTask } from '@khandai/contracts';

type Progress = Pick<DailyTask, 'done' | 'goal' | 'claimed'>;

export const isDone = ({ done, goal }: Pick<Progress, 'done' | 'goal'>): boolean => done >= goal;

/** `claimable`: done, with a reward to take. */
export type TaskState = 'open' | 'claimable' | 'claimed';

export const stateOf = (task: Progress): TaskState => (task.claimed ? 'claimed' : isDone(task) ? 'claimable' : 'open');

/** The single tasks of a day, and its chest, which asks for some of them. */
export interface TaskParts {
  readonly single: readonly DailyTask[];
  readonly chest: DailyTask | undefined;
  readonly finished: number;
  /** Rewards that may be claimed now, with that of the chest. */
  readonly due: readonly DailyTask[];
}

export function partsOf(tasks: readonly DailyTask[]): TaskParts {
  const single = tasks.filter(({ kind }) => kind !== 'tasks');
  return {
    single,
    chest: tasks.find(({ kind }) => kind === 'tasks'),
    finished: single.filter(isDone).length,
    due: tasks.filter((task) => stateOf(task) === 'claimable'),
  };
}

export const sumOf = (tasks: readonly DailyTask[]): number => tasks.reduce((sum, { reward }) => sum + reward, 0);

/** Pages on which one does a task, and what the link to each says. */
export const ways = {
  watch: { href: '/truc-tiep', label: 'tasks.go.watch' },
  chat: { href: '/chatroom', label: 'tasks.go.chat' },
  post: { href: '/bang-tin', label: 'tasks.go.post' },
  comment: { href: '/bang-tin', label: 'tasks.go.feed' },
  'check-in': { href: '/diem-danh', label: 'tasks.go.checkIn' },
  booking: { href: '/lich-thi-dau?loc=coming', label: 'tasks.go.matches' },
  share: { href: '/bang-tin', label: 'tasks.go.feed' },
  vote: { href: '/lich-thi-dau?loc=coming', label: 'tasks.go.matches' },
  invite: { href: '/gioi-thieu-ban-be', label: 'tasks.go.invite' },
} as const satisfies Readonly<Record<Exclude<DailyTask['kind'], 'tasks'>, object>>;
