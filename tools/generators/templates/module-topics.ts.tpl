import { Type } from 'typebox';
import { Instant } from '../models/common.js';
import { topic } from '../topic.js';

export const {{camel}}Topics = {
  /** New rows, newest first. */
  '{{name}}': topic({
    frame: Type.Object({
      type: Type.Literal('{{name}}'),
      list: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), createdAt: Instant })),
    }),
  }),
};
