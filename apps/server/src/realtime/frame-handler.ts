import { Code, type SendFrame, type SendReply, SocketLimit, type SubReply, type Topic } from '@khandai/contracts';
import { DomainError, RetryLater } from '../platform/domain-error.js';
import type { Log } from '../platform/log.js';
import { sentence } from '../platform/messages.js';
import type { Chat, FixtureLookup } from './chat-port.js';
import type { Peer } from './peer.js';
import { type FrameFault, readFrame, type TopicRequest } from './read-frame.js';
import type { RoomCounts } from './room-counts.js';
import { topicKey, type Topics } from './topics.js';

export interface FrameHandlerDeps {
  chat: Chat;
  topics: Topics;
  counts: RoomCounts;
  fixtures: FixtureLookup;
  log: Log;
}

interface Fault {
  code: Code;
  msg: string;
  retryAfter?: number;
}

type SubResult = Pick<SubReply, 'revision' | 'online' | 'list' | 'more'>;

const FINE = { code: Code.success, msg: sentence('done') };

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
    else this.#unsub(peer, frame);
  }

  /** Unsubscribes a closed peer from all its topics. */
  leaveAll(peer: Peer): void {
    for (const topic of peer.topics.values()) this.#leave(peer, topic);
  }

  #refuse(peer: Peer, { code, messageKey, values, uuid, about }: FrameFault): void {
    const msg = sentence(messageKey, values);
    if (uuid !== undefined) peer.say({ type: 'send', uuid, code, msg });
    else if (about)
      peer.say(about.type === 'sub' ? { ...about, type: 'sub', code, msg } : { ...about, type: 'unsub', code, msg });
    else peer.say({ type: 'error', code, msg });
    if (code === Code.malformedFrame) peer.countMalformed();
  }

  async #sub(peer: Peer, request: TopicRequest): Promise<void> {
    const { topic } = request;
    try {
      const result = await this.#listen(peer, request);
      peer.say({ type: 'sub', ...FINE, ...topic, ...result });
      if (topic.topic === 'rooms') peer.say({ type: 'rooms', list: this.#deps.counts.all() });
    } catch (error) {
      peer.say({ type: 'sub', ...topic, ...this.#fault(error, peer) });
    }
  }

  async #listen(peer: Peer, { topic, after }: TopicRequest): Promise<SubResult> {
    if (topic.topic === 'chatroom') return this.#enterRoom(peer, topic, after);
    if (topic.topic === 'fixture' && !(await this.#deps.fixtures.exists(topic.fixtureId))) throw notFound();
    await this.#join(peer, topic);
    return {};
  }

  // Subscribes before reading, so that a message sent in between may arrive twice but is never missed.
  async #enterRoom(peer: Peer, topic: Topic & { topic: 'chatroom' }, after: number | undefined): Promise<SubResult> {
    const { chat, counts } = this.#deps;
    await chat.room(topic.groupId, peer.who);
    await this.#join(peer, topic);
    const missed =
      after === undefined
        ? { revision: (await chat.room(topic.groupId, peer.who)).revision, list: [], more: false }
        : await chat.missed(topic.groupId, after, peer.who);
    return { ...missed, online: counts.online(topic.groupId) };
  }

  async #join(peer: Peer, topic: Topic): Promise<void> {
    if (!peer.open || peer.listensTo(topic)) return;
    if (peer.topics.size >= SocketLimit.topicsPerSocket) throw tooManyTopics();
    peer.topics.set(topicKey(topic), topic);
    if (topic.topic === 'chatroom') this.#deps.counts.enter(topic.groupId, peer.who.userId);
    try {
      await this.#deps.topics.join(topic, peer);
    } catch (error) {
      this.#leave(peer, topic);
      throw error;
    }
  }

  #leave(peer: Peer, topic: Topic): void {
    if (!peer.topics.delete(topicKey(topic))) return;
    this.#deps.topics.leave(topic, peer);
    if (topic.topic === 'chatroom') this.#deps.counts.leave(topic.groupId, peer.who.userId);
  }

  #unsub(peer: Peer, { topic }: TopicRequest): void {
    this.#leave(peer, topic);
    peer.say({ type: 'unsub', ...FINE, ...topic });
  }

  async #send(peer: Peer, { uuid, data }: SendFrame): Promise<void> {
    const { groupId } = data;
    try {
      if (!peer.listensTo({ topic: 'chatroom', groupId })) throw notSubscribed();
      const message = await this.#perform(peer, uuid, data);
      peer.say({ type: 'send', uuid, ...FINE, groupId, ...message });
    } catch (error) {
      peer.say({ type: 'send', uuid, groupId, ...this.#fault(error, peer) });
    }
  }

  async #perform({ who }: Peer, uuid: string, data: SendFrame['data']): Promise<Pick<SendReply, 'message'>> {
    const { chat } = this.#deps;
    if (data.originalMessage !== undefined) {
      const { groupId, originalMessage, parentMessageId = null } = data;
      return { message: await chat.say(who, { groupId, uuid, originalMessage, parentMessageId }) };
    }
    if (data.reaction !== undefined) return { message: await chat.react(who, data) };
    await chat.announceJoin(who, data.groupId, uuid);
    return {};
  }

  #fault(error: unknown, { who }: Peer): Fault {
    if (error instanceof RetryLater) return { ...worded(error), retryAfter: error.retryAfter };
    if (error instanceof DomainError) return worded(error);
    this.#deps.log.error({ err: error, userId: who.userId }, 'a socket frame could not be worked on');
    return { code: Code.internal, msg: sentence('internal') };
  }
}

const worded = ({ code, messageKey, values }: DomainError): Fault => ({ code, msg: sentence(messageKey, values) });

const notFound = () => new DomainError(Code.notFound, 404, 'notFound');
const notSubscribed = () => new DomainError(Code.notSubscribed, 409, 'notSubscribed');
const tooManyTopics = () =>
  new DomainError(Code.tooManyTopics, 409, 'tooManyTopics', { max: SocketLimit.topicsPerSocket });
