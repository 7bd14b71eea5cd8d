import { type Static, Type } from 'typebox';
import { Id } from '../models/common.js';
import { TaskBoard } from '../models/task.js';
import { topic } from '../topic.js';

/** A member's tasks of today after something of them changed. */
export const TasksFrame = Type.Object({
  type: Type.Literal('tasks'),
  userId: Type.Integer(),
  board: TaskBoard,
});
export type TasksFrame = Static<typeof TasksFrame>;

export const taskTopics = {
  /** The daily tasks of the user with this id, for the user alone; on all their devices. */
  tasks: topic({ params: { userId: Id }, frame: TasksFrame }),
};
