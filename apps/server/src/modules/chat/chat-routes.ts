import type { Handlers } from '../../platform/http/handlers.js';
import type { ChatService } from './chat-service.js';

const ROOM_PAGE = 100;
const HISTORY_PAGE = 50;

type ChatKeys = 'GET /ac/api/chat/room/list-room' | 'POST /ac/api/chat/message/v2/list';

/** The REST calls of the chat. */
export const chatRoutes = (chat: ChatService): Handlers<ChatKeys> => ({
  'GET /ac/api/chat/room/list-room': ({ query: { pageNum = 1, pageSize = ROOM_PAGE } }) =>
    chat.rooms({ pageNum, pageSize }),
  'POST /ac/api/chat/message/v2/list': ({ body: { pageNum = 1, pageSize = HISTORY_PAGE, ...rest } }, { identity }) =>
    chat.history({ ...rest, pageNum, pageSize }, identity),
});
