import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { ConversationService } from './conversation-service.js';

const CONVERSATION_PAGE = 100;
const MESSAGE_PAGE = 50;

type ConversationKeys =
  | 'GET /ac/api/chat/room/list-private'
  | 'GET /ac/api/chat/private-message/list-private'
  | 'POST /ac/api/chat/private-message/open'
  | 'POST /ac/api/chat/block'
  | 'GET /ac/api/chat/block/list';

/** The REST calls about private conversations. */
export const conversationRoutes = (
  conversations: Pick<ConversationService, 'list' | 'history' | 'open' | 'block' | 'blocked'>,
): Handlers<ConversationKeys> => ({
  'GET /ac/api/chat/room/list-private': ({ query: { pageNum = 1, pageSize = CONVERSATION_PAGE } }, caller) =>
    conversations.list(requireIdentity(caller), { pageNum, pageSize }),
  'GET /ac/api/chat/private-message/list-private': (
    { query: { pageNum = 1, pageSize = MESSAGE_PAGE, ...rest } },
    caller,
  ) => conversations.history(requireIdentity(caller), { ...rest, pageNum, pageSize }),
  'POST /ac/api/chat/private-message/open': async ({ body: { otherUserId } }, caller) => ({
    room: await conversations.open(requireIdentity(caller), otherUserId),
  }),
  'POST /ac/api/chat/block': ({ body: { userId, block = true } }, caller) =>
    conversations.block(requireIdentity(caller), userId, block),
  'GET /ac/api/chat/block/list': ({ query: { pageNum = 1, pageSize = CONVERSATION_PAGE, userId } }, caller) =>
    conversations.blocked(requireIdentity(caller), { pageNum, pageSize }, userId),
});
