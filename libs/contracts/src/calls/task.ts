import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id } from '../models/common.js';
import { TaskBoard } from '../models/task.js';

/** The daily tasks of a member. */
export const taskCalls = {
  'GET /au/api/task/today': call({
    summary: 'Nhiệm vụ hôm nay; với thành viên kèm tiến độ của họ',
    access: 'guest',
    data: TaskBoard,
  }),
  /** Each task once a day, for all devices together. A repeated request is answered like the first one. */
  'POST /au/api/user/task/claim': call({
    summary: 'Nhận thưởng nhiệm vụ hôm nay',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      /** Absent: all that are done. */
      taskId: Type.Optional(Id),
      /** The day that the member sees: past its end nothing of it can be claimed. */
      day: Type.String({ maxLength: 10, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    }),
    data: Type.Object({
      board: TaskBoard,
      /** Points that this request brought; 0 when the reward had been claimed before. */
      earned: Type.Integer(),
    }),
    codes: [Code.notFound, Code.taskDayOver, Code.taskNotDone, Code.taskDayFull],
    perMinute: 30,
  }),
};
