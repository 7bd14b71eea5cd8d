import type { Reaction, Reactor } from '@khandai/contracts';
import type { Identity } from '../../../platform/http/caller.js';
import { messageNotFound } from '../chat-errors.js';
import type { ChatRepository, Page } from '../chat-repository.js';
import type { ChatService } from '../chat-service.js';
import type { ConversationRepository } from '../conversation-repository.js';
import { admitOwn } from '../room-access.js';
import type { ReactorRepository } from './reactor-repository.js';

export interface ReactorQuery extends Page {
  readonly groupId: number;
  readonly groupMessageId: number;
  /** Only users with this reaction. */
  readonly reaction?: Reaction | undefined;
}

export interface ReactorPage {
  /** Members; guests are counted apart. */
  readonly total: number;
  readonly list: Reactor[];
  readonly guests: number;
}

export interface ReactorServiceDeps {
  readonly reactors: ReactorRepository;
  readonly messages: Pick<ChatRepository, 'roomOf'>;
  readonly chat: Pick<ChatService, 'room'>;
  readonly conversations: Pick<ConversationRepository, 'correspondentIn'>;
}

/** Who reacted to a message. */
export class ReactorService {
  constructor(private readonly deps: ReactorServiceDeps) {}

  /** For everyone who may read the message's room. */
  async page(query: ReactorQuery, reader: Identity | null): Promise<ReactorPage> {
    const { reactors, messages, chat } = this.deps;
    const { groupId, groupMessageId } = query;
    if (await this.#isCorrespondent(groupId, reader)) await chat.room(groupId, reader, admitOwn);
    else await chat.room(groupId, reader);
    if ((await messages.roomOf(groupMessageId)) !== groupId) throw messageNotFound();
    const { members, guests } = await reactors.totals(query);
    const list = members === 0 ? [] : await reactors.page(query);
    return { total: members, list, guests };
  }

  async #isCorrespondent(groupId: number, reader: Identity | null): Promise<boolean> {
    if (!reader || reader.guest) return false;
    return (await this.deps.conversations.correspondentIn(groupId, reader.userId)) !== undefined;
  }
}
