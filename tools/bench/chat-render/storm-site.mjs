// The site with a storm in its chat room: a proxy before the built server adds messages to the sockets of pages that are in the room,
// at an exact rate and in frames as the server sends them. So the bench measures pages, and not how busy the machine is with clients.
import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { chatMessage } from '../fanout/message.mjs';

/** The server collects messages for at least 20 ms. */
const FRAME_MS = 30;
const WRITERS = 400;
const WORDS =
  'vào rồi cú sút đẹp quá các bác ơi trận này hay thật trọng tài bắt kém lắm đội khách đá chặt hơn nhiều mà không ghi được bàn';

export class StormSite {
  /** Messages that each page in the room has got. */
  said = 0;
  #target;
  #server = createServer((incoming, answer) => this.#pass(incoming, answer));
  #sockets = new WebSocketServer({ noServer: true });
  /** Sockets in the room, with the revision that they know. */
  #readers = new Map();
  /** Pages that the proxy answers itself, by path. */
  #pages = new Map();
  #timer;

  /** @param {number} target port of the built server */
  constructor(target) {
    this.#target = target;
    this.#server.on('upgrade', (incoming, socket, head) =>
      this.#sockets.handleUpgrade(incoming, socket, head, (page) => this.#connect(page, incoming.url)),
    );
  }

  /** Listens, and returns its port. */
  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this.#server.address().port;
  }

  /** Serves a page under an address of the site: browsers let only pages from there open its sockets. */
  serve(path, html) {
    this.#pages.set(path, html);
  }

  /** Whether a page is in the room. */
  get hasReader() {
    return this.#readers.size > 0;
  }

  /** Sends messages to all pages in the room until `calm`. */
  storm(perSecond) {
    const began = performance.now();
    const before = this.said;
    this.#timer = setInterval(() => {
      const due = before + Math.floor(((performance.now() - began) / 1_000) * perSecond);
      const count = due - this.said;
      if (count > 0) for (const [page, revision] of this.#readers) this.#say(page, revision, count);
      this.said = due;
    }, FRAME_MS);
  }

  calm() {
    clearInterval(this.#timer);
  }

  stop() {
    this.calm();
    for (const page of this.#sockets.clients) page.terminate();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #say(page, revision, count) {
    const list = Array.from({ length: count }, (_, index) => messageOf(this.said + index, revision + index + 1));
    page.send(JSON.stringify({ type: 'messages', groupId: list[0].groupId, list }));
    this.#readers.set(page, revision + count);
  }

  #connect(page, path) {
    const server = new WebSocket(`ws://127.0.0.1:${this.#target}${path}`);
    const waiting = [];
    server.on('open', () => waiting.forEach((data) => server.send(data)));
    server.on('message', (data) => {
      const text = data.toString();
      page.send(text);
      const frame = text.includes('"type":"sub"') ? JSON.parse(text) : {};
      if (frame.revision !== undefined && !this.#readers.has(page)) this.#readers.set(page, frame.revision);
    });
    page.on('message', (data) => {
      if (server.readyState === WebSocket.OPEN) server.send(data.toString());
      else waiting.push(data.toString());
    });
    page.on('close', () => {
      this.#readers.delete(page);
      server.close();
    });
    server.on('close', (code) => page.close(code >= 4_000 ? code : 1_001));
    server.on('error', () => page.terminate());
  }

  #pass(incoming, answer) {
    const { method, url, headers } = incoming;
    const page = this.#pages.get(url);
    if (page !== undefined) return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    const passed = request({ host: '127.0.0.1', port: this.#target, method, path: url, headers }, (found) => {
      answer.writeHead(found.statusCode, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  }
}

/** A message of one to twenty-four words by one of the writers. */
function messageOf(number, revision) {
  const words = WORDS.split(' ');
  const length = 1 + ((number * 31) % 24);
  const text = Array.from({ length }, (_, index) => words[(number * 13 + index * 7) % words.length]).join(' ');
  const writer = (number * 7_919) % WRITERS;
  return {
    ...chatMessage(1_000_000 + number, randomUUID(), `${text} ${number}`),
    sequence: 1_000_000 + revision,
    revision,
    userId: 100 + writer,
    showName: `Khách ${writer.toString(16)}a2b`,
    colorName: String(1 + (writer % 8)),
    createdAt: new Date().toISOString(),
  };
}
