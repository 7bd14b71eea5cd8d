// How one enters and talks with each contender: what is sent first, what says that one is in the room.
import { randomUUID } from 'node:crypto';

const ROOM = 30;

const khandai = {
  path: (token) => `/chat?token=${token}`,
  answer: (text) => (text.includes('"hello"') ? JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: ROOM }) : undefined),
  entered: (text) => text.includes('"type":"sub","code":0'),
  say: (text) =>
    JSON.stringify({
      type: 'send',
      topic: 'chatroom',
      method: 'chat.sendMessage',
      uuid: randomUUID(),
      data: { groupId: ROOM, originalMessage: text },
    }),
};

const socketIo = {
  path: () => '/socket.io/?EIO=4&transport=websocket',
  answer: (text) => (text.startsWith('0{') ? '40' : undefined),
  entered: (text) => text.startsWith('40{'),
  say: (text) => `42${JSON.stringify(['say', { uuid: randomUUID(), text }])}`,
};

const bun = {
  path: () => '/',
  answer: () => undefined,
  entered: (text) => text === 'ready',
  say: (text) => JSON.stringify({ uuid: randomUUID(), text }),
};

export const protocols = { khandai, socketIo, bun };
