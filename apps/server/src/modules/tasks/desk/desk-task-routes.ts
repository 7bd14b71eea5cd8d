import type { Calls, DeskTask } from '@khandai/contracts';
import type { RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { requireIdentity } from '../../../platform/http/access.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';

type DeskTaskCall = Extract<keyof Calls, `${'GET' | 'POST' | 'DELETE'} /other/api/desk/task${'' | `/${string}`}`>;

const actorOf = (caller: Caller): number => requireIdentity(caller).userId;

/** What a task has when its editor leaves it out. */
const BLANK = { sort: 0, startsAt: null, endsAt: null, active: true } as const;

export const deskTaskRoutes = (tasks: RecordDesk<DeskTask, object>): Handlers<DeskTaskCall> => ({
  'GET /other/api/desk/task': ({ query }) => tasks.page(query),
  'GET /other/api/desk/task/{id}': ({ params }) => tasks.one(params.id),
  'POST /other/api/desk/task': ({ body }, caller) => tasks.create(actorOf(caller), { ...BLANK, ...body }),
  'POST /other/api/desk/task/{id}': ({ params, body: { version, ...changes } }, caller) =>
    tasks.update(actorOf(caller), params.id, version, changes),
  'DELETE /other/api/desk/task/{id}': ({ params }, caller) => tasks.remove(actorOf(caller), params.id),
});
