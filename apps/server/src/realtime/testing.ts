import { type MethodName, type ServerFrame, type TopicName, topics } from '@khandai/contracts';
import { notPermissions } from '../modules/chat/chat-errors.js';
import { chatMethods } from '../modules/chat/chat-methods.js';
import { chatTopics, type ChatTopicsDeps } from '../modules/chat/chat-topics.js';
import { type FixtureLookup, fixtureTopics } from '../modules/live/fixture-topics.js';
import type { MethodHandlers } from '../platform/sockets/method-handlers.js';
import type { TopicHandlers } from '../platform/sockets/topic-handlers.js';
import type { Socket } from './socket.js';

/** A connection without a network, for tests: `frames` collects the sent frames, `closed` how it ended. */
export class FakeSocket implements Socket {
  bufferedAmount = 0;
  readonly sent: Uint8Array[] = [];
  closed: { code: number; reason: string } | undefined;
  terminated = false;

  get frames(): ServerFrame[] {
    return this.sent
      .flatMap((bytes) => framesOf(Buffer.from(bytes)))
      .filter(({ opcode }) => opcode === TEXT_FRAME)
      .map(({ text }) => JSON.parse(text) as ServerFrame);
  }

  /** Number of pings sent. */
  get pings(): number {
    return this.sent.flatMap((bytes) => framesOf(Buffer.from(bytes))).filter(({ opcode }) => opcode === PING_FRAME)
      .length;
  }

  /** Text frames of one type, oldest first. */
  all<T extends ServerFrame['type']>(type: T): Extract<ServerFrame, { type: T }>[] {
    return this.frames.filter((frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type);
  }

  send(bytes: Uint8Array): void {
    if (!this.closed) this.sent.push(bytes);
  }

  close(code: number, reason: string): void {
    this.closed ??= { code, reason };
  }

  terminate(): void {
    this.terminated = true;
  }
}

const TEXT_FRAME = 0x81;
const PING_FRAME = 0x89;

/** Decodes whole text and ping frames; anything else throws. */
function framesOf(bytes: Buffer): { opcode: number; text: string }[] {
  if (bytes.length === 0) return [];
  const opcode = bytes.readUInt8(0);
  const short = bytes.readUInt8(1);
  const [start, length] =
    short === 127 ? [10, Number(bytes.readBigUInt64BE(2))] : short === 126 ? [4, bytes.readUInt16BE(2)] : [2, short];
  if (![TEXT_FRAME, PING_FRAME].includes(opcode) || bytes.length < start + length)
    throw new Error('The data are not whole text or ping frames.');
  return [{ opcode, text: bytes.toString('utf8', start, start + length) }, ...framesOf(bytes.subarray(start + length))];
}

/** Handlers of all topics; those besides rooms and fixtures have no rules of their own. */
export function testTopics({
  fixtures,
  ...chat
}: ChatTopicsDeps & { fixtures: FixtureLookup }): TopicHandlers<TopicName> {
  const simple = Object.fromEntries(Object.keys(topics).map((name) => [name, {}]));
  return { ...simple, ...chatTopics(chat), ...fixtureTopics(fixtures) } as TopicHandlers<TopicName>;
}

/** Methods of the rooms; private conversations are closed to everyone. */
export const testMethods = (chat: Parameters<typeof chatMethods>[0]): MethodHandlers<MethodName> => ({
  ...chatMethods(chat),
  'chat.sendMessagePrivate': { perform: () => Promise.reject(notPermissions()) },
});
