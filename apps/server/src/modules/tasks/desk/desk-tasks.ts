import { DeskTask, type TaskKind, TaskLimit } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Database, Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { type Draft, RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage, isVisible } from '../../../platform/plain-text.js';
import { taskRefused } from '../task-faults.js';
import type { DeskTaskRepository } from './desk-task-repository.js';

export interface DeskTasksDeps {
  readonly database: Pick<Database, 'db'>;
  readonly store: DeskTaskRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

/** Kinds of which a member has one a day at most. */
const ONCE: ReadonlySet<TaskKind> = new Set(['check-in']);

const logged = Compile(DeskTask);

/** The desk of daily tasks. */
export const createDeskTasks = ({ store, ...deps }: DeskTasksDeps): RecordDesk<DeskTask, object> =>
  new RecordDesk({
    ...{ ...deps, store, resource: 'task', titleOf: ({ title }) => title },
    check: (draft: Draft<DeskTask> & { readonly id?: number }, tx) => checked(store, draft, tx),
    read: (values) => (logged.Check(values) ? values : undefined),
  });

async function checked(
  store: Pick<DeskTaskRepository, 'others'>,
  draft: Draft<DeskTask> & { readonly id?: number },
  tx: Db,
): Promise<Draft<DeskTask>> {
  const title = cleanMessage(draft.title);
  if (!isVisible(title)) throw taskRefused('taskNoTitle');
  if ([...title].length > TaskLimit.title) throw taskRefused('taskTitleTooLong', { max: TaskLimit.title });
  if (ONCE.has(draft.kind) && draft.goal !== 1) throw taskRefused('taskOnce');
  const { startsAt, endsAt } = draft;
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw taskRefused('taskEndsFirst');
  if (draft.active) {
    const others = await store.others(tx, draft.id);
    if (others.length >= TaskLimit.active) throw taskRefused('taskTooMany', { max: TaskLimit.active });
    if (draft.kind === 'tasks' && others.some(({ kind }) => kind === 'tasks')) throw taskRefused('taskChestOnce');
  }
  return { ...draft, title };
}
