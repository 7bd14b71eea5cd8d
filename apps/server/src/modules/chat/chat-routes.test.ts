import type { ChatService } from './chat-service.js';
import { chatRoutes } from './chat-routes.js';

/** Records the calls it receives. */
function fakeChat() {
  const asked: unknown[] = [];
  const chat = {
    rooms: async (...request: unknown[]) => void asked.push(request),
    history: async (...request: unknown[]) => void asked.push(request),
  };
  return { asked, routes: chatRoutes(chat as unknown as ChatService) };
}

const caller = {
  identity: { userId: 1, guest: false, role: 'member', siteRoleId: 0 },
  ip: '10.0.0.1',
  requestId: 'r',
} as const;

test('[CH9] (page size) a list of rooms is by default a page of one hundred', async () => {
  const { asked, routes } = fakeChat();
  await routes['GET /ac/api/chat/room/list-room']({ query: {} }, caller);
  await routes['GET /ac/api/chat/room/list-room']({ query: { pageNum: 2, pageSize: 5 } }, caller);
  expect(asked).toEqual([[{ pageNum: 1, pageSize: 100 }], [{ pageNum: 2, pageSize: 5 }]]);
});

test('[CH10] (page size) a history is by default a page of fifty, as its caller sees it', async () => {
  const { asked, routes } = fakeChat();
  await routes['POST /ac/api/chat/message/v2/list']({ body: { groupId: 30, searchKeyword: 'bàn' } }, caller);
  await routes['POST /ac/api/chat/message/v2/list'](
    { body: { groupId: 30, pageSize: 9, before: 7 } },
    { ...caller, identity: null },
  );
  expect(asked).toEqual([
    [{ groupId: 30, pageNum: 1, pageSize: 50, searchKeyword: 'bàn', before: undefined }, caller.identity],
    [{ groupId: 30, pageNum: 1, pageSize: 9, searchKeyword: undefined, before: 7 }, null],
  ]);
});
