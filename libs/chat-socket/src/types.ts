import type { ChatMessage, FixtureChange, FixtureFrame, OddsFrame, Reaction, RoomsFrame } from '@khandai/contracts';
import type { Clock, Emitter } from '@khandai/runtime';

/** The part of a WebSocket this library uses; the browser's own fits. */
export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** A page of old messages, oldest first. `revision` is the room's when the page was read. */
export interface HistoryPage {
  readonly list: readonly ChatMessage[];
  readonly revision: number;
}

/** What the socket asks of its surroundings. */
export interface ChatSocketDeps {
  /** Address without the token: `wss://host/chat`. */
  readonly url: string;
  /** The token calls carry now: the member's, else the guest's; null while there is none. */
  readonly token: () => string | null;
  /** Gets a token in place of the one the server refused; null when there is none to be had now. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  readonly connect: (url: string) => SocketLike;
  /** The newest page of a room, or the page before a sequence. */
  readonly history: (groupId: number, before: number | undefined, signal: AbortSignal) => Promise<HistoryPage>;
  readonly clock: Clock;
  /** Makes the uuid of a message; `crypto.randomUUID` unless given. */
  readonly uuid?: () => string;
  /** Source of the jitter in [0, 1); `Math.random` unless given. */
  readonly random?: () => number;
}

/** `waiting` until `retryAt` (milliseconds since the epoch); null: until there is a token. */
export type ChatSocketState =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting' }
  | { readonly status: 'open' }
  | { readonly status: 'waiting'; readonly retryAt: number | null }
  | { readonly status: 'stopped'; readonly reason: 'asked' | 'refused'; readonly code?: number };

export interface JoinOptions {
  /** A VIP room: no join notice. */
  readonly vip?: boolean;
  /** The reader enters unannounced (site role 6, schedule page). */
  readonly silent?: boolean;
  /** A page already at hand, say from the server's first paint. */
  readonly initial?: HistoryPage;
}

/** Why a message was not taken. `code` null: nobody answered in time. `msg` is the server's sentence, or empty. */
export interface SendFault {
  readonly code: number | null;
  readonly msg: string;
  /** Milliseconds after which another try is welcome; null when the server did not say. */
  readonly retryAfterMs: number | null;
}

/** A message of ours that the room does not show yet. `sent`: stored, its text as others see it is on the way. */
export type PendingMessage = {
  readonly uuid: string;
  readonly text: string;
  readonly parentMessageId: number | null;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
} & ({ readonly status: 'sending' | 'sent' } | { readonly status: 'sendFail'; readonly fault: SendFault });

/** People who came in within the last seconds: how many, and the last of them. */
export interface JoinNotice {
  readonly count: number;
  readonly showName: string;
}

/** `joining` until the server has answered; `refused` with its code and sentence. */
export type RoomState =
  { readonly status: 'joining' | 'live' } | { readonly status: 'refused'; readonly code: number; readonly msg: string };

export type HistoryState = { readonly status: 'idle' | 'loading' } | { readonly status: 'failed'; readonly error: unknown };

/**
 * One room as its reader sees it. Read the fields, listen to `changed`, call `leave` when done. Two readers of one
 * room share the object; each leaves for himself.
 */
export interface RoomChannel {
  readonly groupId: number;
  /** Some field is another than before; told once for all that one turn brought. */
  readonly changed: Emitter<void>;
  /** A system message that is no join notice: the marble map, a gift. */
  readonly announced: Emitter<ChatMessage>;
  /** Oldest first, each message once; a new array after every change. The newest 500, more when history was loaded. */
  readonly messages: readonly ChatMessage[];
  /** What was written here and is not in `messages` yet, in the order it was written. */
  readonly pending: readonly PendingMessage[];
  readonly state: RoomState;
  readonly history: HistoryState;
  /** Older messages can be loaded. */
  readonly hasOlder: boolean;
  /** Distinct people in the room. */
  readonly online: number;
  /** Who came in within the last 5 s; null when nobody did. */
  readonly joins: JoinNotice | null;
  /** Puts a message on its way and returns the uuid it has in `pending`. */
  send(text: string, parentMessageId?: number | null): string;
  /** Sends a failed message again, under the same uuid. */
  resend(uuid: string): void;
  /** Drops a failed message. */
  discard(uuid: string): void;
  /** Sets one's reaction to a message, or takes it back with null. Rejects with SendRefused. */
  react(groupMessageId: number, reaction: Reaction | null): Promise<void>;
  /** Loads the page before the oldest message; the newest page when there is none yet, or to retry. Never rejects. */
  loadHistory(): Promise<void>;
  leave(): void;
}

export type ScoresListener = (changes: readonly FixtureChange[]) => void;
export type OddsListener = (rows: OddsFrame['rows']) => void;
export type RoomsListener = (rooms: RoomsFrame['list']) => void;
export type FixtureListener = (change: FixtureFrame) => void;
