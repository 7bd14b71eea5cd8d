import type { ChatMessage, ClientFrame, SendFrame, ServerFrame, SubFrame } from '@khandai/contracts';
import { aMessage, type FakeSocket, type FakeSockets } from '@khandai/testing';
import type { HistoryPage } from '../src/index.js';

const GROUP = 30;

/** A small server with one room: revisions have no gaps, sends are idempotent by uuid, gap-fill has a limit. */
export class RoomServer {
  readonly messages: ChatMessage[] = [];
  revision = 0;
  readonly joins: string[] = [];
  /** Frames on their way to the client. */
  #wire: ServerFrame[] = [];
  #socket: FakeSocket | null = null;
  #read = 0;
  #subscribed = false;
  #refuses = false;
  #history: 'answers' | 'fails' | 'waits' = 'answers';
  /** Pages on their way to the client. */
  #pages: (() => void)[] = [];

  constructor(
    private readonly sockets: FakeSockets,
    private readonly limits = { missed: 200, page: 50 },
  ) {}

  /** Opens the newest connecting socket and answers every frame that the client has sent. */
  serve(): void {
    const newest = this.sockets.all.at(-1);
    if (newest?.state === 'connecting') {
      this.#socket = newest;
      this.#wire = [];
      this.#read = 0;
      this.#subscribed = false;
      newest.open();
    }
    for (const frame of (this.#socket?.frames ?? []).slice(this.#read) as ClientFrame[]) {
      this.#read += 1;
      this.#answer(frame);
    }
    for (const arrive of this.#pages.splice(0)) arrive();
  }

  /** Delivers all frames, including answers to what the client sends in response. */
  deliverAll(): void {
    for (this.serve(); this.#wire.length > 0; this.serve()) this.deliver();
  }

  deliver(): void {
    const frame = this.#wire.shift();
    if (frame) this.#socket?.receive(frame);
  }

  /** Drops the next `messages` frame, as for a slow client; answers are never dropped. */
  dropNext(): void {
    const at = this.#wire.findIndex(({ type }) => type === 'messages');
    if (at >= 0) this.#wire.splice(at, 1);
  }

  duplicateNext(): void {
    const next = this.#wire.find(({ type }) => type === 'messages');
    if (next) this.#wire.push(next);
  }

  /** Swaps the next two frames, as when two server processes publish at the same time. */
  swapNext(): void {
    const [first, second] = this.#wire;
    if (first?.type === 'messages' && second?.type === 'messages') this.#wire.splice(0, 2, second, first);
  }

  /** Refuses the next subscription, as while the bus is down: the client is not subscribed any more. */
  refuseNext(): void {
    this.#refuses = true;
  }

  /** The next page fails, or arrives only with the next `serve`. */
  disturbHistory(how: 'fails' | 'waits'): void {
    this.#history = how;
  }

  /** From now on nothing is refused and no page fails or waits. */
  recover(): void {
    this.#refuses = false;
    this.#history = 'answers';
  }

  cut(code?: number): void {
    this.#wire = [];
    this.#socket?.drop(code);
  }

  /** Another user writes. */
  post(text = 'Vào!'): ChatMessage {
    return this.#store({ uuid: `other-${this.messages.length + 1}`, filteredMessage: text });
  }

  /** Another user reacts to a message. */
  react(index: number): void {
    const at = index % Math.max(1, this.messages.length);
    const message = this.messages[at];
    if (!message) return;
    this.revision += 1;
    const changed = {
      ...message,
      revision: this.revision,
      updatedReaction: true,
      totalReactions: message.totalReactions + 1,
    };
    this.messages[at] = changed;
    this.#broadcast(changed);
  }

  readonly history = async (_: number, before: number | undefined): Promise<HistoryPage> => {
    const older = this.messages.filter(({ sequence }) => before === undefined || sequence < before);
    const page = { list: older.slice(-this.limits.page), revision: this.revision };
    const how = this.#history;
    this.#history = 'answers';
    if (how === 'fails') throw new Error('the history is away');
    if (how === 'waits') await new Promise<void>((resolve) => this.#pages.push(resolve));
    return page;
  };

  #answer(frame: ClientFrame): void {
    if (frame.type === 'sub') this.#answerSub(frame);
    else if (frame.type === 'send') this.#answerSend(frame);
    else this.#subscribed = false;
  }

  #answerSub({ topic, after }: SubFrame): void {
    this.#subscribed = !this.#refuses;
    if (this.#refuses) {
      this.#refuses = false;
      return void this.#wire.push({ type: 'sub', code: 500, msg: 'Lỗi máy chủ', topic, groupId: GROUP });
    }
    const missed = this.messages
      .filter(({ revision }) => after !== undefined && revision > after)
      .sort((a, b) => a.revision - b.revision);
    const more = missed.length > this.limits.missed;
    const list = missed.slice(0, this.limits.missed);
    this.#wire.push({
      type: 'sub',
      code: 0,
      msg: 'Success',
      topic,
      groupId: GROUP,
      revision: this.revision,
      online: 2,
      list,
      more,
    });
  }

  #answerSend({ uuid, data }: SendFrame): void {
    if ('systemMessage' in data) return void this.joins.push(uuid);
    if (!('originalMessage' in data)) return;
    const known = this.messages.find((message) => message.uuid === uuid);
    const message = known ?? this.#store({ uuid, filteredMessage: data.originalMessage });
    this.#wire.push({ type: 'send', uuid, code: 0, msg: 'Success', groupId: GROUP, message });
  }

  #store(parts: Partial<ChatMessage>): ChatMessage {
    this.revision += 1;
    const sequence = this.messages.length + 1;
    const message = aMessage({ sequence, revision: this.revision, ...parts });
    this.messages.push(message);
    this.#broadcast(message);
    return message;
  }

  #broadcast(message: ChatMessage): void {
    if (this.#subscribed && this.#socket?.state === 'open')
      this.#wire.push({ type: 'messages', groupId: GROUP, list: [message] });
  }
}
