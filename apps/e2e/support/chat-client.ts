import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChatMessage,
  Code,
  type SendReply,
  type ServerFrame,
  SocketLimit,
  type SubReply,
} from '@khandai/contracts';
import { WebSocket } from 'ws';
import type { Site } from './site.js';

/** Time after which a request counts as lost. */
const ANSWER_MS = 45_000;

/** A guest with a plain WebSocket instead of a page, so that tests can also break the protocol. */
export class ChatClient {
  readonly #socket: WebSocket;
  readonly #seen: ServerFrame[] = [];
  readonly #waiting = new Set<() => void>();
  #closeCode: number | undefined;
  #uuid = 0;
  missed: ChatMessage[] = [];

  private constructor(
    socket: WebSocket,
    private readonly groupId: number,
  ) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.#seen.push(JSON.parse(String(data)) as ServerFrame);
      this.#wake();
    });
    socket.on('close', (code) => {
      this.#closeCode = code;
      this.#wake();
    });
    // A failed connection also emits `close`, which tests wait for.
    socket.on('error', () => this.#wake());
  }

  /** Connects with any token, even an invalid one, and sends nothing. */
  static connect(site: Pick<Site, 'url'>, token: string, groupId = 30): ChatClient {
    return new ChatClient(
      new WebSocket(`${site.url.replace('http', 'ws')}/chat?token=${encodeURIComponent(token)}`),
      groupId,
    );
  }

  static async token(site: Pick<Site, 'url'>): Promise<string> {
    const reply = await fetch(`${site.url}/au/api/user/guest-login`, { method: 'POST' });
    const { data } = (await reply.json()) as { data: { guestToken: string } };
    return data.guestToken;
  }

  /** Connects as a fresh guest and subscribes to a room from its beginning. */
  static async enter(site: Pick<Site, 'url'>, groupId: number): Promise<ChatClient> {
    const talker = ChatClient.connect(site, await ChatClient.token(site), groupId);
    await talker.until((frame) => frame.type === 'hello');
    talker.raw(JSON.stringify({ type: 'sub', topic: 'chatroom', groupId, after: 0 }));
    const reply = (await talker.until((frame) => frame.type === 'sub')) as SubReply;
    talker.missed = reply.list ?? [];
    return talker;
  }

  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Sends a message and returns the server's confirmation or refusal. */
  async say(originalMessage: string, groupId = this.groupId): Promise<SendReply> {
    this.#uuid += 1;
    const uuid = `talker-${process.pid}-${Date.now()}-${this.#uuid}`;
    this.raw(
      JSON.stringify({
        type: 'send',
        topic: 'chatroom',
        method: 'chat.sendMessage',
        uuid,
        data: { groupId, originalMessage },
      }),
    );
    return (await this.until((frame) => frame.type === 'send' && frame.uuid === uuid)) as SendReply;
  }

  /** As `say`, but a message that the server refuses as too fast is sent again after the time it asks to wait. */
  async sayInTurn(originalMessage: string): Promise<SendReply> {
    const reply = await this.say(originalMessage);
    if (reply.code !== Code.messageTooFast || (reply.retryAfter ?? 0) > SocketLimit.burstMs) return reply;
    await sleep(reply.retryAfter);
    return this.sayInTurn(originalMessage);
  }

  /** The texts of this room that reached the socket, in order. */
  heard(): string[] {
    return this.#seen.flatMap((frame) =>
      frame.type === 'messages' ? frame.list.filter((m) => m.systemMessage === 0).map((m) => m.filteredMessage) : [],
    );
  }

  async until(wanted: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    return this.#wait(
      () => this.#seen.find(wanted),
      () => `no such frame came; seen: ${JSON.stringify(this.#seen).slice(0, 2000)}`,
    );
  }

  /** The close code, once the server has closed. */
  async closed(): Promise<number> {
    return this.#wait(
      () => this.#closeCode,
      () => 'the socket stayed open',
    );
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  leave(): void {
    this.#socket.close();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #wait<T>(look: () => T | undefined, complaint: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = look();
        if (found === undefined) return;
        done();
        resolve(found);
      };
      const late = setTimeout(() => {
        done();
        reject(new Error(complaint()));
      }, ANSWER_MS);
      const done = () => {
        clearTimeout(late);
        this.#waiting.delete(check);
      };
      this.#waiting.add(check);
      check();
    });
  }
}
