import { Code, SendFrame, SubFrame, type Topic, UnsubFrame } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { MessageKey } from '../platform/messages.js';
import { frameRecord } from './frame-record.js';

/** The reason why a frame is refused. `uuid` is set for a send that can be answered. */
export interface FrameFault {
  type: 'fault';
  code: Code;
  messageKey: MessageKey;
  values: Readonly<Record<string, string | number>>;
  uuid?: string;
  /** Set for an invalid sub or unsub: the reply names the topic. */
  about?: { type: 'sub' | 'unsub'; topic: string };
}

export interface TopicRequest {
  type: 'sub' | 'unsub';
  topic: Topic;
  after: number | undefined;
}

export type ReadFrame = SendFrame | TopicRequest | FrameFault;

const send = Compile(SendFrame);
const requests = { sub: Compile(SubFrame), unsub: Compile(UnsubFrame) };

const MALFORMED: FrameFault = { type: 'fault', code: Code.malformedFrame, messageKey: 'malformedFrame', values: {} };

/** Parses a client's frame. Never throws: every text gives a valid frame or a fault with its code. */
export function readFrame(text: string): ReadFrame {
  const value = frameRecord(text);
  if (!value) return MALFORMED;
  if (value.type === 'send') return readSend(value);
  if (value.type === 'sub' || value.type === 'unsub') return readTopicRequest(value.type, value);
  return { ...MALFORMED, code: Code.unknownFrame, messageKey: 'unknownFrame' };
}

function readSend(value: Record<string, unknown>): SendFrame | FrameFault {
  if (send.Check(value)) return value;
  const fault = sendFault(value);
  const { uuid } = value;
  return isUuid(uuid) ? { ...fault, uuid } : fault;
}

// An unknown topic or method of a newer client gets a different code than a malformed frame.
function sendFault({ topic, method }: Record<string, unknown>): FrameFault {
  if (typeof topic === 'string' && topic.length <= 32 && topic !== 'chatroom') return unknownTopic(topic);
  if (typeof method === 'string' && method.length <= 32 && method !== 'chat.sendMessage') {
    return { ...MALFORMED, code: Code.unknownFrame, messageKey: 'unknownMethod', values: { method } };
  }
  return MALFORMED;
}

export const isUuid = (uuid: unknown): uuid is string => typeof uuid === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(uuid);

const unknownTopic = (topic: string): FrameFault => ({
  ...MALFORMED,
  code: Code.unknownTopic,
  messageKey: 'unknownTopic',
  values: { topic },
});

function readTopicRequest(type: 'sub' | 'unsub', value: Record<string, unknown>): TopicRequest | FrameFault {
  if (!requests[type].Check(value)) return MALFORMED;
  const about = { type, topic: value.topic };
  const topic = topicOf(value.topic, value.groupId, value.fixtureId);
  if (topic === undefined) return { ...unknownTopic(value.topic), about };
  if (topic === null) return { ...MALFORMED, about };
  return { type, topic, after: 'after' in value ? value.after : undefined };
}

/** undefined: unknown topic; null: its required id is missing. */
function topicOf(topic: string, groupId: number | undefined, fixtureId: string | undefined): Topic | undefined | null {
  switch (topic) {
    case 'scores':
    case 'odds':
    case 'rooms':
      return { topic };
    case 'chatroom':
      return groupId === undefined ? null : { topic, groupId };
    case 'fixture':
      return fixtureId === undefined ? null : { topic, fixtureId };
    default:
      return undefined;
  }
}
