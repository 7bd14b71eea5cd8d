import type { ChatMessage, Reaction } from '@khandai/contracts';
import type { Identity } from '../platform/http/caller.js';

/** Who sends a message, and from which address where it is known. */
type Sender = Identity & { readonly address?: string };

/** What the chat socket asks of the chat module. Each method throws a DomainError for what the user may not do. */
export interface Chat {
  author(userId: number): Promise<{ readonly displayName: string; readonly locked: boolean } | undefined>;
  /** Rejects when this user may not read the room. */
  room(groupId: number, reader: Identity | null): Promise<{ readonly revision: number }>;
  say(
    sender: Sender,
    message: { groupId: number; uuid: string; originalMessage: string; parentMessageId: number | null },
  ): Promise<ChatMessage>;
  react(sender: Sender, change: { groupId: number; groupMessageId: number; reaction: Reaction | null }): Promise<ChatMessage>;
  announceJoin(sender: Identity, groupId: number, uuid: string): Promise<void>;
  /** What changed in the room after a revision. */
  missed(groupId: number, after: number, reader: Identity): Promise<{ revision: number; list: ChatMessage[]; more: boolean }>;
}

/** Tells whether a fixture exists: nothing would ever be published on the topic of one that does not. */
export interface FixtureLookup {
  exists(fixtureId: string): Promise<boolean>;
}
