import { once } from 'node:events';
import { WebSocket } from 'ws';

const ROOM = 30;
/** Slower than the site's message limit for one user. */
const EVERY_MS = 4_000;
/** Takes longer than an instant only on a busy machine. */
const DELIVERED_WITHIN_MS = 30_000;

/** Two users who chat in a room during the whole run: the fuzzed input must not disturb them. */
export class DeliveryCheck {
  #confirmed = new Map();
  #delivered = new Map();
  #refused = 0;
  #count = 0;
  #timer;

  static async enter(port, [speaker, listener]) {
    const witness = new DeliveryCheck();
    witness.listener = await inRoom(port, listener, (frame) => witness.#onDelivered(frame));
    witness.speaker = await inRoom(port, speaker, (frame) => witness.#confirm(frame));
    witness.#timer = setInterval(() => witness.#say(), EVERY_MS);
    return witness;
  }

  /** Reports how many of the confirmed messages arrived, and any failure. */
  async leave() {
    clearInterval(this.#timer);
    const deadline = Date.now() + DELIVERED_WITHIN_MS;
    while (this.#lost().length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    const open = [this.speaker, this.listener].every(({ readyState }) => readyState === WebSocket.OPEN);
    this.speaker.terminate();
    this.listener.terminate();
    const lost = this.#lost();
    const fault = !open
      ? 'a socket of the witnesses was closed'
      : lost.length > 0
        ? `never heard: ${lost.join(', ')}`
        : undefined;
    const waits = [...this.#delivered].map(([number, at]) => at - (this.#confirmed.get(number)?.saidAt ?? at));
    return {
      said: this.#count,
      refused: this.#refused,
      heard: this.#delivered.size,
      slowest: Math.max(0, ...waits),
      fault,
    };
  }

  #say() {
    this.#count += 1;
    const number = this.#count;
    this.#confirmed.set(number, { saidAt: Date.now(), isConfirmed: false });
    const data = { groupId: ROOM, originalMessage: `nhân chứng ${number}` };
    this.speaker.send(
      JSON.stringify({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid: `witness-${number}`, data }),
    );
  }

  #confirm({ type, uuid, code }) {
    const [, number] = /^witness-(\d+)$/.exec(uuid ?? '') ?? [];
    if (type !== 'send' || number === undefined) return;
    if (code === 0) this.#confirmed.get(Number(number)).isConfirmed = true;
    else this.#refused += 1;
  }

  #onDelivered({ type, list }) {
    if (type !== 'messages') return;
    for (const { filteredMessage } of list) {
      const [, number] = /^nhân chứng (\d+)$/.exec(filteredMessage) ?? [];
      if (number !== undefined) this.#delivered.set(Number(number), Date.now());
    }
  }

  #lost() {
    return [...this.#confirmed]
      .filter(([number, { isConfirmed }]) => isConfirmed && !this.#delivered.has(number))
      .map(([number]) => number);
  }
}

async function inRoom(port, token, take) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat?token=${token}`);
  socket.on('message', (data) => take(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.on('error', () => socket.terminate());
  socket.send(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: ROOM }));
  return socket;
}
