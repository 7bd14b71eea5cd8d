import type { ChatMessage } from '@khandai/contracts';

export interface FakeServer {
  /** The address for a ChatSocket. */
  readonly url: string;
  /** The address that answers POST requests with `{ groupId, before }` by a page of history. */
  readonly history: string;
  /** Sends a system message to all who are in a room: a tick of a marble race (`systemMessage` 7, `race`), a gift (10, `gift`). */
  announce(groupId: number, message: Partial<ChatMessage>): void;
  /** Ends all connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine, or on `port`. Every token is a user of that name. */
export function startFakeServer(options?: { readonly port?: number }): Promise<FakeServer>;
