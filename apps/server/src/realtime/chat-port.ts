import type { ChatMessage, Reaction } from '@khandai/contracts';
import type { Identity } from '../platform/http/caller.js';

/** The sender of a message, with their address if it is known. */
type Sender = Identity & { readonly address?: string };

/**
 * The part of the chat module that the chat socket uses. Each method throws a DomainError when the user lacks the
 * right.
 */
export interface Chat {
  author(userId: number): Promise<{ readonly displayName: string; readonly locked: boolean } | undefined>;
  /** Rejects when this user may not read the room. */
  room(groupId: number, reader: Identity | null): Promise<{ readonly revision: number }>;
  say(
    sender: Sender,
    message: { groupId: number; uuid: string; originalMessage: string; parentMessageId: number | null },
  ): Promise<ChatMessage>;
  react(
    sender: Sender,
    change: { groupId: number; groupMessageId: number; reaction: Reaction | null },
  ): Promise<ChatMessage>;
  announceJoin(sender: Identity, groupId: number, uuid: string): Promise<void>;
  /** Changes in the room after a revision. */
  missed(
    groupId: number,
    after: number,
    reader: Identity,
  ): Promise<{ revision: number; list: ChatMessage[]; more: boolean }>;
}

/** Checks that a fixture exists: the topic of a missing one would never receive a message. */
export interface FixtureLookup {
  exists(fixtureId: string): Promise<boolean>;
}
