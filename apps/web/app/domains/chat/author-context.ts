import type { ChatMessage } from '@khandai/contracts';
import { createContext } from 'react';

/** What a user can do with a message from the card of its author. */
export interface AuthorChoice {
  readonly message: ChatMessage;
  /** Answers this message. */
  readonly reply: () => void;
  /** Puts the author's name into the field. */
  readonly mention: () => void;
  /** Opens what else can be done with the message: report, and what moderators do. */
  readonly more: () => void;
}

/** Opens the card of a message's author over the page; undefined where a name leads to the author's own page. */
export const AuthorContext = createContext<((message: ChatMessage) => void) | undefined>(undefined);
