import { Code, type MethodName, SocketLimit, type Topic, topicKey, type TopicName } from '@khandai/contracts';
import { DomainError, expectedError, RetryLater } from '../platform/domain-error.js';
import type { Log } from '../platform/log.js';
import { sentence } from '../platform/messages.js';
import type { MethodHandler, MethodHandlers } from '../platform/sockets/method-handlers.js';
import type { TopicHandler, TopicHandlers } from '../platform/sockets/topic-handlers.js';
import type { Peer } from './peer.js';
import { type FrameFault, type MethodRequest, readFrame, type TopicRequest } from './read-frame.js';
import type { Topics } from './topics.js';

export interface FrameHandlerDeps {
  subscribers: Topics;
  topics: TopicHandlers<TopicName>;
  methods: MethodHandlers<MethodName>;
  log: Log;
}

type SubRequest = Extract<TopicRequest, { type: 'sub' }>;

interface Fault {
  code: Code;
  msg: string;
  retryAfter?: number;
}

const SUCCESS = { code: Code.success, msg: sentence('done') };

/** Handles and answers the frames of a peer. */
export class FrameHandler {
  readonly #deps: FrameHandlerDeps;

  constructor(deps: FrameHandlerDeps) {
    this.#deps = deps;
  }

  /** Never rejects: every error becomes the reply to the frame. */
  async handle(peer: Peer, text: string): Promise<void> {
    const frame = readFrame(text);
    if (frame.type === 'fault') this.#refuse(peer, frame);
    else if (frame.type === 'send') await this.#send(peer, frame);
    else if (frame.type === 'sub') await this.#sub(peer, frame);
    else this.#unsub(peer, frame.topic);
  }

  /** Unsubscribes a closed peer from all its topics. */
  leaveAll(peer: Peer): void {
    for (const topic of peer.topics.values()) this.#leave(peer, topic);
  }

  #refuse(peer: Peer, { code, messageKey, values, uuid, about }: FrameFault): void {
    const msg = sentence(messageKey, values);
    if (uuid !== undefined) peer.send({ type: 'send', uuid, code, msg });
    else if (about)
      peer.send(about.type === 'sub' ? { ...about, type: 'sub', code, msg } : { ...about, type: 'unsub', code, msg });
    else peer.send({ type: 'error', code, msg });
    if (code === Code.malformedFrame) peer.countMalformed();
  }

  // Subscribes before the reply is read, so that a change in between may arrive twice but is never missed.
  async #sub(peer: Peer, { topic, request }: SubRequest): Promise<void> {
    const handler = this.#handlerOf(topic);
    try {
      await handler.admit?.(topic, peer.user);
      await this.#join(peer, topic);
      peer.send({ type: 'sub', ...SUCCESS, ...topic, ...(await handler.reply?.(request, peer.user)) });
      const snapshot = handler.snapshot?.(topic);
      // One that is there at once goes before any later frame.
      if (snapshot) peer.send(snapshot instanceof Promise ? await snapshot : snapshot);
    } catch (error) {
      peer.send({ type: 'sub', ...topic, ...this.#fault(error, peer) });
    }
  }

  async #join(peer: Peer, topic: Topic): Promise<void> {
    if (!peer.open || peer.isSubscribedTo(topic)) return;
    if (peer.topics.size >= SocketLimit.topicsPerSocket) throw tooManyTopics();
    peer.topics.set(topicKey(topic), topic);
    this.#handlerOf(topic).joined?.(topic, peer.user, peer);
    try {
      await this.#deps.subscribers.join(topic, peer);
    } catch (error) {
      this.#leave(peer, topic);
      throw error;
    }
  }

  #leave(peer: Peer, topic: Topic): void {
    if (!peer.topics.delete(topicKey(topic))) return;
    this.#deps.subscribers.leave(topic, peer);
    this.#handlerOf(topic).left?.(topic, peer.user, peer);
  }

  #unsub(peer: Peer, topic: Topic): void {
    this.#leave(peer, topic);
    peer.send({ type: 'unsub', ...SUCCESS, ...topic });
  }

  async #send(peer: Peer, { method, topic, uuid, data }: MethodRequest): Promise<void> {
    const { topic: _name, ...params } = topic;
    try {
      if (!peer.isSubscribedTo(topic)) throw notSubscribed();
      const handler: MethodHandler<MethodName> = this.#deps.methods[method];
      const reply = await handler.perform({ uuid, data }, peer.user);
      peer.send({ type: 'send', uuid, ...SUCCESS, ...params, ...reply });
    } catch (error) {
      peer.send({ type: 'send', uuid, ...params, ...this.#fault(error, peer) });
    }
  }

  #handlerOf({ topic }: Topic): TopicHandler {
    return this.#deps.topics[topic];
  }

  #fault(thrown: unknown, { user }: Peer): Fault {
    const error = expectedError(thrown) ?? thrown;
    if (error instanceof RetryLater) return { ...faultOf(error), retryAfter: error.retryAfter };
    if (error instanceof DomainError) return faultOf(error);
    this.#deps.log.error({ err: error, userId: user.userId }, 'handling a socket frame failed');
    return { code: Code.internal, msg: sentence('internal') };
  }
}

const faultOf = ({ code, messageKey, values }: DomainError): Fault => ({ code, msg: sentence(messageKey, values) });

const notSubscribed = () => new DomainError(Code.notSubscribed, 409, 'notSubscribed');
const tooManyTopics = () =>
  new DomainError(Code.tooManyTopics, 409, 'tooManyTopics', { max: SocketLimit.topicsPerSocket });
