import { once } from 'node:events';
import { WebSocket } from 'ws';

const ROOM = 30;
/** Slower than the site lets one person speak. */
const EVERY_MS = 3_000;
/** Only on a machine with much else to do does it take more than a blink. */
const HEARD_WITHIN_MS = 30_000;

/** Two people who talk in a room all the while: what others send must not come between them. */
export class Witness {
  #said = 0;
  #heard = 0;
  #slowest = 0;
  #waiting = new Map();
  #timer;

  static async enter(port, [speaker, listener]) {
    const witness = new Witness();
    witness.speaker = await inRoom(port, speaker);
    witness.listener = await inRoom(port, listener, (text) => witness.#hear(text));
    witness.#timer = setInterval(() => witness.#say(), EVERY_MS);
    return witness;
  }

  /** What was heard of what was said, and what went wrong, if anything. */
  async leave() {
    clearInterval(this.#timer);
    const deadline = Date.now() + HEARD_WITHIN_MS;
    while (this.#waiting.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    const open = [this.speaker, this.listener].every(({ readyState }) => readyState === WebSocket.OPEN);
    this.speaker.terminate();
    this.listener.terminate();
    const fault = !open ? 'a socket of the witnesses was closed' : this.#heard < this.#said ? 'not all that was said was heard' : undefined;
    return { said: this.#said, heard: this.#heard, slowest: this.#slowest, fault };
  }

  #say() {
    this.#said += 1;
    const originalMessage = `nhân chứng ${this.#said}`;
    this.#waiting.set(originalMessage, Date.now());
    const uuid = `witness-${this.#said}`.padEnd(12, '0');
    this.speaker.send(
      JSON.stringify({ type: 'send', topic: 'chatroom', method: 'chat.sendMessage', uuid, data: { groupId: ROOM, originalMessage } }),
    );
  }

  #hear(text) {
    const at = this.#waiting.get(text);
    if (at === undefined || !this.#waiting.delete(text)) return;
    this.#heard += 1;
    this.#slowest = Math.max(this.#slowest, Date.now() - at);
  }
}

async function inRoom(port, token, hear = () => undefined) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat?token=${token}`);
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    if (frame.type === 'messages') frame.list.forEach(({ filteredMessage }) => hear(filteredMessage));
  });
  await once(socket, 'open');
  socket.on('error', () => socket.terminate());
  socket.send(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId: ROOM }));
  return socket;
}
