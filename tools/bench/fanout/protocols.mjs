// How a client joins and sends with each server: the first frame, and the reply that confirms the room.
import { randomUUID } from 'node:crypto';

const ROOM = 30;

/** Bytes of a frame around its messages, minus the comma that separates two messages. */
const ENVELOPE = `{"type":"messages","groupId":${ROOM},"list":[]}`.length - 1;

// `envelope`: bytes that occur once per frame, not per message, so that readers whose messages are grouped into frames
// differently are comparable.
const khandai = {
  envelope: ENVELOPE,
  path: (token) => `/chat?token=${token}`,
  answer: (text) =>
    text.includes('"hello"') ? JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: ROOM }) : undefined,
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

/** This site's presence socket sends no greeting: the client first reports itself online and gets a reply. */
const presence = {
  envelope: 0,
  path: (token) => `/onlineSocket?token=${token}`,
  first: JSON.stringify({ type: 'online', uuid: 'presence-1' }),
  answer: () => undefined,
  entered: (text) => text.includes('"type":"online","uuid":"presence-1","code":0'),
  say: () => JSON.stringify({ type: 'online', uuid: 'presence-2' }),
};

export const protocols = { khandai, socketIo, bun, presence };
