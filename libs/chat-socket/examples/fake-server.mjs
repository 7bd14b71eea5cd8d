// A chat server in one file, for tests and trials: it speaks the protocol of a room (docs/protocol.md), keeps everything in
// memory and lets everyone in. It needs Node and the package `ws`.
//
//   node fake-server.mjs 4300      prints the address, then serves ws://127.0.0.1:4300/chat
//
// or in a test: `const server = await startFakeServer();` and at its end `await server.close();`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { WebSocketServer } from 'ws';

const BEAT_MS = 20_000;
/** A client that missed more changes than these loads the newest page. */
const MISSED = 200;
const PAGE = 50;
const MAX_LENGTH = 200;

/** Messages, revisions and readers of one room. Each change takes the next revision, without gaps. */
class Room {
  revision = 0;
  readers = new Set();
  #messages = [];
  #byUuid = new Map();

  constructor(groupId) {
    this.groupId = groupId;
  }

  /** The missed changes, in order of revision. */
  changesSince(after) {
    if (after === undefined) return { revision: this.revision, list: [], more: false };
    const missed = this.#messages.filter(({ revision }) => revision > after).sort((a, b) => a.revision - b.revision);
    return {
      revision: this.revision,
      list: missed.slice(0, MISSED),
      more: missed.length > MISSED || after > this.revision,
    };
  }

  /** A page of messages, oldest first. */
  page(before = Infinity) {
    const older = this.#messages.filter(({ sequence }) => sequence < before);
    return { total: this.#messages.length, revision: this.revision, list: older.slice(-PAGE), hasNewer: false };
  }

  /** Stores a message, once for each user and uuid. */
  store(user, { uuid, text, parentMessageId }) {
    const key = `${user.userId} ${uuid}`;
    const stored = this.#byUuid.get(key);
    if (stored) return stored;
    this.revision += 1;
    const message = {
      ...{ groupId: this.groupId, groupMessageId: this.revision, sequence: this.revision, revision: this.revision },
      ...{ uuid, ...user, profilePicture: null, colorName: '1', role: 'member', isGuest: 0, simulated: false },
      ...{ filteredMessage: text, systemMessage: 0, vipGroup: 0, parentMessageId, parent: null },
      ...{ reaction: null, listReaction: [], totalReactions: 0, updatedReaction: false, attachments: [] },
      createdAt: new Date().toISOString(),
    };
    this.#messages.push(message);
    this.#byUuid.set(key, message);
    this.#broadcast(message);
    return message;
  }

  /** Sends a message that takes no revision and is not stored, with the fields of `part`. */
  announce(part) {
    this.#broadcast({
      ...{ groupId: this.groupId, groupMessageId: 0, sequence: 0, revision: 0, uuid: randomUUID() },
      ...{ userId: 0, username: '', showName: '', profilePicture: null, colorName: '1', role: 'staff', isGuest: 0 },
      ...{ simulated: true, filteredMessage: '', systemMessage: 0, vipGroup: 0, parentMessageId: null, parent: null },
      ...{ reaction: null, listReaction: [], totalReactions: 0, updatedReaction: false, attachments: [] },
      createdAt: new Date().toISOString(),
      ...part,
    });
  }

  #broadcast(message) {
    for (const send of this.readers) send({ type: 'messages', groupId: this.groupId, list: [message] });
  }
}

/** The rooms of a server; each exists once it is asked for. */
class Rooms {
  #rooms = new Map();

  get(groupId) {
    const room = this.#rooms.get(groupId) ?? new Room(groupId);
    this.#rooms.set(groupId, room);
    return room;
  }
}

/** One socket: it answers every frame in turn. */
class Peer {
  #subscribed = new Map();

  constructor({ user, rooms, send }) {
    Object.assign(this, { user, rooms, send });
    send({ type: 'hello', code: 0, ...user, isGuest: 0, serverTime: new Date().toISOString(), build: 'fake' });
  }

  receive(text) {
    const frame = parsed(text);
    if (frame === undefined) return this.send({ type: 'error', code: 1100, msg: 'Gói tin không đúng dạng.' });
    const answers = { sub: () => this.#sub(frame), unsub: () => this.#unsub(frame), send: () => this.#post(frame) };
    const answer = answers[frame.type] ?? (() => ({ type: 'error', code: 1101, msg: 'Không có loại gói tin này.' }));
    this.send(answer());
  }

  closed() {
    for (const room of this.#subscribed.values()) room.readers.delete(this.send);
  }

  #sub({ topic, groupId, after }) {
    const reply = { type: 'sub', code: 0, msg: 'Success', topic };
    if (topic !== 'chatroom') return { ...reply, code: 1102, msg: 'Không có chủ đề này.' };
    const room = this.rooms.get(groupId);
    room.readers.add(this.send);
    this.#subscribed.set(groupId, room);
    return { ...reply, groupId, online: room.readers.size, ...room.changesSince(after) };
  }

  #unsub({ topic, groupId }) {
    this.#subscribed.get(groupId)?.readers.delete(this.send);
    this.#subscribed.delete(groupId);
    return { type: 'unsub', code: 0, msg: 'Success', topic, groupId };
  }

  #post({ uuid, data }) {
    const { groupId, originalMessage, systemMessage, parentMessageId = null } = data ?? {};
    const reply = (code, msg, more) => ({ type: 'send', uuid, groupId, code, msg, ...more });
    const room = this.#subscribed.get(groupId);
    if (!room) return reply(1104, 'Bạn chưa vào phòng này.');
    // Who joins is not announced.
    if (systemMessage !== undefined) return reply(0, 'Success');
    const text = String(originalMessage ?? '').trim();
    if (text === '') return reply(1105, 'Tin chưa có nội dung.');
    if ([...text].length > MAX_LENGTH) return reply(1106, `Tin dài quá ${MAX_LENGTH} ký tự.`);
    return reply(0, 'Success', { message: room.store(this.user, { uuid, text, parentMessageId }) });
  }
}

/** @type {typeof import('./fake-server.d.mts').startFakeServer} */
export async function startFakeServer({ port = 0 } = {}) {
  const rooms = new Rooms();
  const users = [];
  const http = createServer((request, response) => void answer(rooms, request, response));
  const sockets = new WebSocketServer({ server: http, path: '/chat' });
  sockets.on('connection', (socket, { url }) => {
    const token = new URL(url, 'http://fake').searchParams.get('token') ?? '';
    const peer = new Peer({ user: userOf(users, token), rooms, send: (frame) => socket.send(JSON.stringify(frame)) });
    const beat = setInterval(() => peer.send({ type: 'beat', code: 10000 }), BEAT_MS);
    socket.on('message', (data) => peer.receive(String(data)));
    socket.on('close', () => {
      clearInterval(beat);
      peer.closed();
    });
  });
  await new Promise((resolve) => http.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${http.address().port}`;
  const announce = (groupId, part) => rooms.get(groupId).announce(part);
  const cut = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  const close = () => {
    cut();
    return new Promise((resolve) => http.close(resolve));
  };
  return { url: `ws://${host}/chat`, history: `http://${host}/history`, announce, cut, close };
}

async function answer(rooms, request, response) {
  let body = '';
  for await (const part of request) body += part;
  const { groupId, before } = parsed(body) ?? {};
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(rooms.get(groupId).page(before)));
}

function userOf(users, token) {
  if (!users.includes(token)) users.push(token);
  return { userId: users.indexOf(token) + 1, username: token, showName: token };
}

function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, history } = await startFakeServer({ port: Number(process.argv[2] ?? 0) });
  process.stdout.write(`${url}\n${history}\n`);
}
