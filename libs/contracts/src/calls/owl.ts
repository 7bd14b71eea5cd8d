import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id } from '../models/common.js';
import { OwlAnswer } from '../models/owl.js';

export const owlCalls = {
  /** 404 while the operator has the owl turned off. */
  'POST /ac/api/chat/owl/ask': call({
    summary: 'Hỏi Cú trợ lý: /lich, /keo hoặc /luat, kèm tên đội, giải, ngày hay điều luật',
    access: 'guest',
    readOnly: true,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 200 }),
      /** The room in which the user asks; its rules answer `/luat`. */
      groupId: Type.Optional(Id),
      /** The match that the user watches; it answers `/keo`. */
      fixtureId: Type.Optional(FixtureId),
      timezone: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    data: OwlAnswer,
    codes: [Code.notFound],
    perMinute: 20,
  }),
};
