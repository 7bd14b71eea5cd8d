import { CivilLimit, type Poll } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { cleanMessage, isVisible } from '../../../platform/plain-text.js';
import { pollIsClosed, pollIsOpen, pollNotFound, pollOptions } from '../chat-errors.js';
import type { ChatService } from '../chat-service.js';
import type { Sender } from '../speakers.js';
import type { CivilChannel } from './civil-channel.js';
import type { Moderators } from './moderators.js';
import type { PollRepository, PollRow } from './poll-repository.js';
import type { RoomStates } from './room-states.js';

export interface PollServiceDeps {
  readonly polls: PollRepository;
  readonly states: Pick<RoomStates, 'pollNow'>;
  readonly moderators: Moderators;
  readonly chat: Pick<ChatService, 'speaker'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
}

export interface PollRequest {
  readonly groupId: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly seconds: number;
}

/** Questions to a room: one open at a time, one vote of each member. */
export class PollService {
  constructor(private readonly deps: PollServiceDeps) {}

  async open(actor: Identity, request: PollRequest): Promise<Poll> {
    const { polls, moderators, clock } = this.deps;
    const { groupId, seconds } = request;
    await moderators.room(actor, groupId);
    const { minOptions, maxOptions } = CivilLimit;
    if (request.options.length < minOptions || request.options.length > maxOptions) throw pollOptions();
    const question = cleanMessage(request.question);
    const options = request.options.map(cleanMessage);
    const isUsable = [question, ...options].every(isVisible) && new Set(options).size === options.length;
    if (!isUsable) throw pollOptions();
    const createdAt = new Date(clock.now());
    const poll = {
      ...{ groupId, authorId: actor.userId, question, options, createdAt },
      endsAt: new Date(createdAt.getTime() + seconds * 1000),
    };
    const log = { at: createdAt, action: 'openPoll', actorId: actor.userId, groupId, note: question } as const;
    if ((await polls.open(poll, log)) === undefined) throw pollIsOpen();
    return this.#changed(groupId);
  }

  async close(actor: Identity, pollId: number): Promise<Poll> {
    const { polls, moderators, clock } = this.deps;
    const { groupId, question } = await this.#poll(pollId);
    await moderators.room(actor, groupId);
    const at = new Date(clock.now());
    await polls.close(pollId, { at, action: 'closePoll', actorId: actor.userId, groupId, note: question });
    return this.#changed(groupId);
  }

  /** Votes, or changes the vote. Who may not write in the room may not vote there. */
  async vote(member: Sender, pollId: number, choice: number): Promise<Poll> {
    const { polls, states, chat, channel, clock } = this.deps;
    const { groupId, options } = await this.#poll(pollId);
    await chat.speaker(groupId, member);
    if (choice >= options.length) throw pollOptions();
    if (!(await polls.vote(pollId, member.userId, choice, new Date(clock.now())))) throw pollIsClosed();
    await channel.publish({ kind: 'votes', groupId });
    await channel.publish({ kind: 'mine', groupId, userId: member.userId });
    return this.#shown(await states.pollNow(groupId));
  }

  async #poll(pollId: number): Promise<PollRow> {
    const poll = await this.deps.polls.poll(pollId);
    if (!poll) throw pollNotFound();
    return poll;
  }

  async #changed(groupId: number): Promise<Poll> {
    await this.deps.channel.publish({ kind: 'room', groupId });
    return this.#shown(await this.deps.states.pollNow(groupId));
  }

  #shown(poll: Poll | null): Poll {
    if (!poll) throw pollNotFound();
    return poll;
  }
}
