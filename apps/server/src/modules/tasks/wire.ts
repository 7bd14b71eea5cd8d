import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { DeskTaskRepository } from './desk/desk-task-repository.js';
import { deskTaskRoutes } from './desk/desk-task-routes.js';
import { createDeskTasks } from './desk/desk-tasks.js';
import { TaskPushes } from './task-pushes.js';
import { TaskRepository } from './task-repository.js';
import { type TaskDeps, TaskService } from './task-service.js';

type PlatformParts = 'database' | 'clock' | 'log' | 'deskLog' | 'deskChanges';
type TasksDeps = Pick<Platform, PlatformParts> & Pick<TaskDeps, 'postIn'>;
type TaskCall = 'GET /au/api/task/today' | 'POST /au/api/user/task/claim';

/** Daily tasks of members, and their desk. */
export function wire({ database, clock, log, deskLog, deskChanges, postIn }: TasksDeps) {
  const service = new TaskService({ tasks: new TaskRepository(database), postIn, clock });
  const desk = createDeskTasks({ database, store: new DeskTaskRepository(database, clock), deskLog, deskChanges });
  const pushes = new TaskPushes({ tasks: service, clock, log });
  const handlers: Handlers<TaskCall> = {
    'GET /au/api/task/today': (_input, caller) => {
      const { userId, guest } = requireIdentity(caller);
      return guest ? service.guestBoard() : service.board(userId);
    },
    'POST /au/api/user/task/claim': ({ body: { taskId, day } }, caller) =>
      service.claim(requireIdentity(caller).userId, { taskId, day }),
  };
  return {
    handlers: { ...handlers, ...deskTaskRoutes(desk) },
    topics: pushes.topics,
    loops: [pushes],
    undoers: { task: desk.undoer },
  } satisfies Module;
}
