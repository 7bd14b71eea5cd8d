import { type ServerFrame, type TopicName, topics } from '@khandai/contracts';
import { chatTopics, type ChatTopicsDeps } from '../modules/chat/chat-topics.js';
import { type FixtureLookup, fixtureTopics } from '../modules/live/fixture-topics.js';
import type { TopicHandlers } from '../platform/sockets/topic-handlers.js';
import type { Socket } from './socket.js';

/** A connection without a network, for tests: `frames` collects the sent frames, `closed` how it ended. */
export class FakeSocket implements Socket {
  bufferedAmount = 0;
  readonly sent: Uint8Array[] = [];
  closed: { code: number; reason: string } | undefined;
  terminated = false;
  pings = 0;

  get frames(): ServerFrame[] {
    return this.sent.flatMap((bytes) => payloadsOf(Buffer.from(bytes)).map((text) => JSON.parse(text) as ServerFrame));
  }

  /** Frames of one type, oldest first. */
  all<T extends ServerFrame['type']>(type: T): Extract<ServerFrame, { type: T }>[] {
    return this.frames.filter((frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type);
  }

  send(bytes: Uint8Array): void {
    if (!this.closed) this.sent.push(bytes);
  }

  ping(): void {
    this.pings += 1;
  }

  close(code: number, reason: string): void {
    this.closed ??= { code, reason };
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** The payloads of encoded frames; incomplete frames throw. */
function payloadsOf(bytes: Buffer): string[] {
  if (bytes.length === 0) return [];
  const short = bytes.readUInt8(1);
  const [start, length] =
    short === 127 ? [10, Number(bytes.readBigUInt64BE(2))] : short === 126 ? [4, bytes.readUInt16BE(2)] : [2, short];
  if (bytes[0] !== 0x81 || bytes.length < start + length) throw new Error('The data are not one complete text frame.');
  return [bytes.toString('utf8', start, start + length), ...payloadsOf(bytes.subarray(start + length))];
}

/** Handlers of all topics; those besides rooms and fixtures have no rules of their own. */
export function testTopics({
  fixtures,
  ...chat
}: ChatTopicsDeps & { fixtures: FixtureLookup }): TopicHandlers<TopicName> {
  const simple = Object.fromEntries(Object.keys(topics).map((name) => [name, {}]));
  return { ...simple, ...chatTopics(chat), ...fixtureTopics(fixtures) } as TopicHandlers<TopicName>;
}
