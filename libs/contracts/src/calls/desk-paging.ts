import { Type } from 'typebox';

/** Query of every list of the desk. */
export const deskPaging = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
};

/** Why, for the log. */
export const DeskReason = Type.String({ minLength: 3, maxLength: 300 });
