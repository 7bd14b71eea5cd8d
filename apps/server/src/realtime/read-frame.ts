import {
  Code,
  type MethodName,
  methods,
  type SendDataOf,
  SendFrame,
  SubFrame,
  type SubOf,
  type Topic,
  type TopicDefinition,
  type TopicName,
  topics,
  UnsubFrame,
} from '@khandai/contracts';
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

/** `request` is the topic with the other fields that its declaration lists for `sub`. */
export type TopicRequest = { type: 'sub'; topic: Topic; request: SubOf<TopicName> } | { type: 'unsub'; topic: Topic };

/** `topic` is the topic that the sender must be subscribed to. */
export interface MethodRequest {
  type: 'send';
  method: MethodName;
  topic: Topic;
  uuid: string;
  data: SendDataOf<MethodName>;
}

export type ReadFrame = MethodRequest | TopicRequest | FrameFault;

type Fields = Readonly<Record<string, unknown>>;

const send = Compile(SendFrame);
const requests = { sub: Compile(SubFrame), unsub: Compile(UnsubFrame) };

const MAX_NAME = 32;
const methodTopics = new Map<string, string>(Object.entries(methods).map(([name, { topic }]) => [name, topic]));
const topicsWithMethods = new Set(methodTopics.values());

const MALFORMED: FrameFault = { type: 'fault', code: Code.malformedFrame, messageKey: 'malformedFrame', values: {} };

/** Parses a client's frame. Never throws: every text gives a valid frame or a fault with its code. */
export function readFrame(text: string): ReadFrame {
  const value = frameRecord(text);
  if (!value) return MALFORMED;
  if (value.type === 'send') return readSend(value);
  if (value.type === 'sub' || value.type === 'unsub') return readTopicRequest(value.type, value);
  return { ...MALFORMED, code: Code.unknownFrame, messageKey: 'unknownFrame' };
}

function readSend(value: Record<string, unknown>): MethodRequest | FrameFault {
  if (send.Check(value)) {
    const { method, uuid, data } = value;
    const topic = topicFrom(value.topic, data);
    if (topic) return { type: 'send', method, topic, uuid, data };
  }
  const fault = sendFault(value);
  const { uuid } = value;
  return isUuid(uuid) ? { ...fault, uuid } : fault;
}

// An unknown topic or method of a newer client gets a different code than a malformed frame.
function sendFault(value: Record<string, unknown>): FrameFault {
  const [topic, method] = [nameOf(value['topic']), nameOf(value['method'])];
  if (topic !== undefined && !topicsWithMethods.has(topic)) return unknownTopic(topic);
  const expected = method === undefined ? undefined : methodTopics.get(method);
  if (method === undefined || (expected !== undefined && [expected, undefined].includes(topic))) return MALFORMED;
  return { ...MALFORMED, code: Code.unknownFrame, messageKey: 'unknownMethod', values: { method } };
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_NAME ? value : undefined;

export const isUuid = (uuid: unknown): uuid is string => typeof uuid === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(uuid);

const unknownTopic = (topic: string): FrameFault => ({
  ...MALFORMED,
  code: Code.unknownTopic,
  messageKey: 'unknownTopic',
  values: { topic },
});

function readTopicRequest(type: 'sub' | 'unsub', value: Record<string, unknown>): TopicRequest | FrameFault {
  if (!requests[type].Check(value)) return MALFORMED;
  const { topic: name } = value;
  if (!isTopicName(name)) return { ...unknownTopic(name), about: { type, topic: name } };
  const topic = topicFrom(name, value);
  if (!topic) return { ...MALFORMED, about: { type, topic: name } };
  return type === 'unsub' ? { type, topic } : { type, topic, request: requestFrom(topic, value) };
}

const isTopicName = (name: string): name is TopicName => Object.hasOwn(topics, name);

/** The topic of this name with its parameters; undefined when one of them is missing. The schema has checked them. */
function topicFrom(topic: TopicName, fields: Fields): Topic | undefined {
  const { params = {} }: TopicDefinition = topics[topic];
  const values = pick(Object.keys(params), fields);
  return Object.keys(values).length === Object.keys(params).length ? ({ topic, ...values } as Topic) : undefined;
}

function requestFrom(topic: Topic, fields: Fields): SubOf<TopicName> {
  const { sub = {} }: TopicDefinition = topics[topic.topic];
  return { ...topic, ...pick(Object.keys(sub), fields) };
}

const pick = (names: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
