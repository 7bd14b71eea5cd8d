import { Type } from 'typebox';
import { call } from '../call.js';
import { Instant, List } from '../models/common.js';

export const {{camel}}Calls = {
  'GET /other/api/{{name}}/list': call({
    summary: '{{title}}',
    access: 'public',
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    data: List(Type.Object({ id: Type.Integer(), title: Type.String(), createdAt: Instant })),
  }),
};
