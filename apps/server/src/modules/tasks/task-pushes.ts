import type { TaskBoard, TasksFrame } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { checkAccess, Forbidden } from '../../platform/http/access.js';
import type { Log } from '../../platform/log.js';
import type { Loop } from '../../platform/module.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';

export interface TaskPushesDeps {
  readonly tasks: {
    board(userId: number): Promise<TaskBoard>;
    boards(userIds: readonly number[]): Promise<ReadonlyMap<number, TaskBoard>>;
  };
  readonly clock: Pick<Clock, 'sleep'>;
  readonly log: Pick<Log, 'error'>;
}

interface Watcher {
  readonly push: (text: string) => void;
  sent: string | undefined;
}

const EVERY_MS = 3_000;
/** Members whose tasks are read in one query. */
const BATCH = 200;

/**
 * Tasks of members who look at them, read together every few seconds and pushed where they changed: a chat line or a
 * watched minute costs nothing here, and it does not matter which process saw it.
 */
export class TaskPushes implements Loop {
  readonly #watchers = new Map<number, Watcher>();

  constructor(private readonly deps: TaskPushesDeps) {}

  readonly topics: TopicHandlers<'tasks'> = {
    tasks: {
      admit: async ({ userId }, user) => {
        checkAccess('member', user);
        if (userId !== user.userId) throw new Forbidden();
      },
      snapshot: async ({ userId }) => frameOf(userId, await this.deps.tasks.board(userId)),
      listen: ({ userId }, push) => {
        const watcher: Watcher = { push, sent: undefined };
        this.#watchers.set(userId, watcher);
        return Promise.resolve(() => {
          if (this.#watchers.get(userId) === watcher) this.#watchers.delete(userId);
        });
      },
    },
  };

  /** Resolves when `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      await this.deps.clock.sleep(EVERY_MS, signal);
      if (signal.aborted) return;
      try {
        await this.#push();
      } catch (err) {
        this.deps.log.error({ err }, 'pushing daily tasks failed');
      }
    }
  }

  async #push(): Promise<void> {
    const ids = [...this.#watchers.keys()];
    for (let start = 0; start < ids.length; start += BATCH) {
      const boards = await this.deps.tasks.boards(ids.slice(start, start + BATCH));
      for (const [userId, board] of boards) this.#pushTo(userId, JSON.stringify(frameOf(userId, board)));
    }
  }

  #pushTo(userId: number, text: string): void {
    const watcher = this.#watchers.get(userId);
    if (!watcher || watcher.sent === text) return;
    watcher.sent = text;
    watcher.push(text);
  }
}

const frameOf = (userId: number, board: TaskBoard): TasksFrame => ({ type: 'tasks', userId, board });
