// One visitor of the cluster: a chat-socket in one room, and a record of what happened to it.
import { WebSocket } from 'ws';
import { userCall } from '../bench/user-call.mjs';
import { importSource } from '../command/bundle.mjs';

/**
 * The libraries, as the site bundles them.
 * @typedef {Pick<typeof import('@khandai/chat-socket'), 'ChatSocket' | 'ChatRooms'> & Pick<typeof import('@khandai/runtime'), 'SystemClock'>} Libraries
 * @returns {Promise<Libraries>}
 */
export async function chatLibraries() {
  const { ChatSocket, ChatRooms } = await importSource('libs/chat-socket/src/index.ts', 'chat-socket');
  const { SystemClock } = await importSource('libs/runtime/src/index.ts', 'runtime');
  return { ChatSocket, ChatRooms, SystemClock };
}

/** When each message was sent, by uuid: all fans live in this process. */
const sentAt = new Map();

export class Fan {
  /** Uuids of what this fan has sent. */
  sent = new Set();
  /** Uuids that the server confirmed with code 0. */
  confirmed = new Set();
  /** Uuids that the server refused, with the code. */
  refused = new Map();
  /** Uuids of the room's messages that this fan has seen, with the number of times one was listed twice at once. */
  seen = new Set();
  doubled = 0;
  /** Time until the reply to each sent message, and until each message of others was in the room, in milliseconds. */
  answeredMs = [];
  arrivedMs = [];
  /** How long each loss of the connection lasted until the room was live again, in milliseconds. */
  absences = [];
  #lostAt;
  #stop = new AbortController();
  #newest = 0;

  /** @param {{ url: string, token: string, address: string, groupId: number, libraries: Libraries }} options */
  constructor({ url, token, address, groupId, libraries: { ChatSocket, ChatRooms, SystemClock } }) {
    Object.assign(this, { url, token, address, groupId });
    const clock = new SystemClock();
    this.chat = new ChatSocket({
      url: `${url.replace('http', 'ws')}/chat`,
      token: () => token,
      renewToken: async () => token,
      connect: (at) => this.#connect(at),
      clock,
    });
    this.rooms = new ChatRooms({ socket: this.chat, history: (...request) => this.#history(...request), clock });
    this.chat.lost.on(() => (this.#lostAt ??= performance.now()));
    this.running = this.chat.run(this.#stop.signal);
    this.room = this.rooms.join(groupId, { silent: true });
    this.room.changed.on(() => this.#look());
  }

  get isLive() {
    return this.chat.state.status === 'open' && this.room.state.status === 'live';
  }

  send(text) {
    const at = performance.now();
    const uuid = this.room.send(text);
    sentAt.set(uuid, at);
    this.sent.add(uuid);
  }

  /** Scrolls back to the first message of the room. */
  async readAll() {
    this.#newest = 0;
    this.#look();
    while (this.room.hasOlder) {
      const before = this.room.messages.length;
      await this.room.loadHistory();
      if (this.room.messages.length === before) break;
    }
    this.#newest = 0;
    this.#look();
  }

  async leave() {
    this.#stop.abort();
    await this.running;
  }

  #connect(at) {
    const socket = new WebSocket(at, { headers: { 'x-forwarded-for': this.address }, perMessageDeflate: false });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"send"')) this.#note(JSON.parse(text));
    });
    return socket;
  }

  #note({ uuid, code }) {
    this.answeredMs.push(performance.now() - (sentAt.get(uuid) ?? NaN));
    if (code === 0) this.confirmed.add(uuid);
    else this.refused.set(uuid, code);
  }

  #look() {
    if (this.isLive && this.#lostAt !== undefined) {
      this.absences.push(performance.now() - this.#lostAt);
      this.#lostAt = undefined;
    }
    const { messages } = this.room;
    const listed = new Set();
    for (let at = messages.length - 1; at >= 0; at -= 1) {
      const { uuid, sequence } = messages[at];
      // Frames of several processes overtake each other by less than this.
      if (sequence < this.#newest - 200) break;
      if (listed.has(uuid)) this.doubled += 1;
      listed.add(uuid);
      this.#see(uuid);
    }
    this.#newest = Math.max(this.#newest, messages.at(-1)?.sequence ?? 0);
  }

  #see(uuid) {
    if (this.seen.has(uuid)) return;
    this.seen.add(uuid);
    if (sentAt.has(uuid) && !this.sent.has(uuid)) this.arrivedMs.push(performance.now() - sentAt.get(uuid));
  }

  async #history(groupId, before) {
    const body = { groupId, pageSize: 100, ...(before !== undefined && { before }) };
    const answer = await fetch(`${this.url}/ac/api/chat/message/v2/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': this.address },
      body: JSON.stringify(body),
    });
    const { code, msg, data } = await answer.json();
    if (code !== 0) throw new Error(msg);
    return data;
  }
}

const AT_ONCE = 20;

/** Guests of as many addresses, evenly over the rooms; all of them are in their room. */
export async function enter({ url, count, groupIds, libraries }) {
  const fans = [];
  while (fans.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - fans.length) }, async (_, at) => {
      const number = fans.length + at;
      const address = `10.1.${number >> 8}.${number & 255}`;
      const { guestToken: token } = await userCall(url, 'guest-login', undefined, { 'x-forwarded-for': address });
      return new Fan({ url, token, address, groupId: groupIds[number % groupIds.length], libraries });
    });
    fans.push(...(await Promise.all(some)));
  }
  return fans;
}
