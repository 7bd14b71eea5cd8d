import { once } from 'node:events';
import { WebSocket } from 'ws';
import { damaged, json, scalar, text } from './values.mjs';

const AT_ONCE = 24;
/** One more malformed frame would close the socket. */
const FRAMES_OF_A_SOCKET = 9;
const LATE_MS = 20_000;
const LARGEST = 16 * 1024;
/** Close codes that the protocol defines for a misbehaving client; 1011 means a server error. */
const rightfulEnds = new Set([1000, 1002, 1003, 1005, 1007, 1009, 4400, 4429]);
const types = ['sub', 'unsub', 'send', 'x', 'hello'];
const topics = ['chatroom', 'fixture', 'scores', 'odds', 'rooms', 'private'];

/**
 * Sends frames on many short-lived sockets. Each socket that its last frame did not close must still reply to a valid
 * frame at the end.
 */
export async function frames({ port, tokens, fixtureIds, random, count, found }) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const first = next;
      next += FRAMES_OF_A_SOCKET;
      const chance = random('frames', first);
      const sent = Array.from({ length: Math.min(FRAMES_OF_A_SOCKET, count - first) }, () =>
        frameOf(chance, fixtureIds),
      );
      const fault = await faultOf(port, chance.one(tokens), sent, chance).catch((error) => `${error}`);
      if (fault) found(`frames/${first}`, fault, sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

async function faultOf(port, token, sent, random) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat?token=${token}`, { handshakeTimeout: LATE_MS });
  const late = setTimeout(() => socket.terminate(), LATE_MS);
  try {
    return await talk(socket, sent, random);
  } finally {
    clearTimeout(late);
    socket.terminate();
  }
}

async function talk(socket, sent, random) {
  const seen = [];
  const answered = new Promise((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.code === 500) seen.push(frame);
      if (frame.type === 'unsub' && frame.topic === 'scores') resolve('answered');
    });
    socket.on('close', resolve);
  });
  await once(socket, 'open');
  // A protocol error also closes the socket; only the close code matters.
  socket.on('error', () => undefined);
  for (const frame of sent) socket.send(frame);
  if (random.chance(0.1)) return leave(socket, random);
  socket.send('{"type":"unsub","topic":"scores"}');
  const end = await answered;
  if (seen.length > 0) return `the server failed at a frame: ${JSON.stringify(seen[0])}`;
  return end === 'answered' || rightfulEnds.has(end) ? undefined : `the socket ended with ${end}`;
}

/** Ends a socket abruptly, like a phone that loses its network, or maliciously. */
async function leave(socket, random) {
  const ways = {
    binary: () => socket.send(Buffer.from([0, 1, 2, 255])),
    large: () => socket.send('x'.repeat(LARGEST + 1)),
    notUtf8: () => socket.send(Buffer.from([0x7b, 0xff, 0xfe]), { binary: false }),
    pings: () => Array.from({ length: 20 }, () => socket.ping(text(random).slice(0, 20))),
    terminate: () => socket.terminate(),
    oddCode: () => socket.close(random.int(3000, 4999), 'x'),
  };
  const way = random.one(Object.keys(ways));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  ways[way]();
  if (way === 'pings') socket.close();
  const code = await closed;
  // A close that the client starts itself is always acceptable.
  const isRightful = rightfulEnds.has(code) || way === 'oddCode' || way === 'terminate';
  return isRightful ? undefined : `the socket ended with ${code} after ${way}`;
}

function frameOf(random, fixtureIds) {
  if (random.chance(0.1)) return short(text(random));
  if (random.chance(0.1)) return short(JSON.stringify(json(random)));
  const whole = JSON.stringify(random.chance(0.4) ? sendOf(random) : requestOf(random, fixtureIds));
  return short(random.chance(0.15) ? damaged(random, whole) : whole);
}

function requestOf(random, fixtureIds) {
  return spoil(random, {
    type: random.one(types),
    topic: random.one(topics),
    groupId: random.one([30, 30, 31, 1, 999_999]),
    fixtureId: random.one(fixtureIds),
    after: random.int(0, 50),
  });
}

function sendOf(random) {
  const data = {
    groupId: 30,
    originalMessage: text(random),
    groupMessageId: random.int(0, 99),
    reaction: random.one(['like', 'love', 'x']),
  };
  const uuid = `fuzz-${random.int(0, 1e9)}`;
  return spoil(random, {
    type: 'send',
    topic: 'chatroom',
    method: 'chat.sendMessage',
    uuid,
    data: random.chance(0.7) ? spoil(random, data) : json(random),
  });
}

function spoil(random, whole) {
  const names = Object.keys(whole).filter(() => random.chance(0.9));
  const kept = Object.fromEntries(names.map((name) => [name, random.chance(0.15) ? scalar(random) : whole[name]]));
  return random.chance(0.05) ? { ...kept, [text(random)]: json(random) } : kept;
}

/** Longer frames close the socket by design; `leave` tests them. */
const short = (frame) =>
  Buffer.from(frame.toWellFormed())
    .subarray(0, LARGEST)
    .toString()
    .slice(0, LARGEST / 3);
