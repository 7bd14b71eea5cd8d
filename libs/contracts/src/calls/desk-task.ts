import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List, Nullable } from '../models/common.js';
import { DeskTask, taskKinds } from '../models/task.js';
import { TaskLimit } from '../task-limits.js';
import { deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Time = Nullable(Type.String({ format: 'date-time', maxLength: 40 }));

const required = {
  kind: Type.Enum([...taskKinds]),
  // Twice the limit in UTF-16 units: the server counts code points.
  title: Type.String({ maxLength: 2 * TaskLimit.title }),
  goal: Type.Integer({ minimum: 1, maximum: TaskLimit.goal }),
  reward: Type.Integer({ minimum: 1, maximum: TaskLimit.reward }),
};
const optional = Type.Partial(
  Type.Object({
    sort: Type.Integer({ minimum: -10_000, maximum: 10_000 }),
    startsAt: Time,
    endsAt: Time,
    active: Type.Boolean(),
  }),
).properties;

/** What staff do with daily tasks. Each change is in the desk's log, and can be undone. */
export const deskTaskCalls = {
  'GET /other/api/desk/task': call({
    summary: 'Mọi nhiệm vụ hằng ngày, theo thứ tự',
    ...staff,
    query: Type.Object(deskPaging),
    data: List(DeskTask),
  }),
  'GET /other/api/desk/task/{id}': call({
    summary: 'Một nhiệm vụ hằng ngày',
    ...staff,
    params: OneId,
    data: DeskTask,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/task': call({
    summary: 'Thêm nhiệm vụ hằng ngày',
    ...staff,
    body: Type.Object({ ...required, ...optional }),
    data: DeskTask,
    codes: [Code.taskRefused],
    perMinute: 60,
  }),
  'POST /other/api/desk/task/{id}': call({
    summary: 'Sửa nhiệm vụ hằng ngày',
    ...staff,
    params: OneId,
    body: Type.Object({
      ...Type.Partial(Type.Object(required)).properties,
      ...optional,
      version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
    data: DeskTask,
    codes: [Code.notFound, Code.conflict, Code.taskRefused],
    perMinute: 120,
  }),
  'DELETE /other/api/desk/task/{id}': call({
    summary: 'Xóa một nhiệm vụ chưa ai nhận thưởng; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    data: DeskTask,
    codes: [Code.notFound, Code.taskRefused],
    perMinute: 60,
  }),
};
