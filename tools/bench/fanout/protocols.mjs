// How one enters and talks with each contender: what is sent first, what says that one is in the room.
import { randomUUID } from 'node:crypto';

const ROOM = 30;

/** What stands around the messages of a frame of ours, less the comma that a message behind another one has. */
const ENVELOPE = `{"type":"messages","groupId":${ROOM},"list":[]}`.length - 1;

// `envelope`: bytes of a frame that come with the frame and not with its messages, so that readers whose messages were
// put into frames in different ways can be compared.
const khandai = {
  envelope: ENVELOPE,
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
  envelope: 0,
  path: () => '/socket.io/?EIO=4&transport=websocket',
  answer: (text) => (text.startsWith('0{') ? '40' : undefined),
  entered: (text) => text.startsWith('40{'),
  say: (text) => `42${JSON.stringify(['say', { uuid: randomUUID(), text }])}`,
};

const bun = {
  envelope: 0,
  path: () => '/',
  answer: () => undefined,
  entered: (text) => text === 'ready',
  say: (text) => JSON.stringify({ uuid: randomUUID(), text }),
};

/** The presence socket of ours greets nobody: one says first that one is here, and is answered. */
const presence = {
  envelope: 0,
  path: (token) => `/onlineSocket?token=${token}`,
  first: JSON.stringify({ type: 'online', uuid: 'presence-1' }),
  answer: () => undefined,
  entered: (text) => text.includes('"type":"online","uuid":"presence-1","code":0'),
  say: () => JSON.stringify({ type: 'online', uuid: 'presence-2' }),
};

export const protocols = { khandai, socketIo, bun, presence };
