import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { ChatRoom, MessagePage } from '../models/chat.js';

export const chatCalls = {
  'GET /ac/api/chat/room/list-room': call({
    summary: 'Các phòng chat công khai',
    access: 'public',
    sameForAll: true,
    cost: 2,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
    }),
    /** `total` stops counting at 1,000. */
    data: List(ChatRoom),
  }),
  'POST /ac/api/chat/message/v2/list': call({
    summary: 'Tin cũ của một phòng, trang 1 là mới nhất; list xếp từ cũ đến mới',
    access: 'public',
    readOnly: true,
    cost: 3,
    body: Type.Object({
      groupId: Id,
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      searchKeyword: Type.Optional(Type.String({ maxLength: 100 })),
      /** Only messages with a lower sequence, so pages do not shift when new messages arrive. */
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      /** Id of a fixture: only messages up to its end, that is, none about a later match of the room's commentator. */
      talkOf: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
    /**
     * `total` counts the messages of the room, also with `before`; of a search, those found. A search finds the newest
     * 200 messages at most.
     */
    data: MessagePage,
    codes: [Code.roomNotFound, Code.chatNotAllowed],
  }),
};
