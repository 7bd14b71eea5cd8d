import type {
  ChatAttachment,
  ChatMessage,
  ClientFrame,
  MessageSticker,
  Reaction,
  RoomMatch,
  RoomMine,
  RoomState as RoomRules,
  ServerFrame,
  Topic,
} from '@khandai/contracts';
import type { Clock, Emitter } from '@khandai/runtime';
import type { SocketLike, SocketState } from '@khandai/socket';

/** A page of old messages, oldest first. `revision` is the room's when the page was read. */
export interface HistoryPage {
  readonly list: readonly ChatMessage[];
  readonly revision: number;
  /** In a commentator's room: the matches that the page is about. */
  readonly matches?: readonly RoomMatch[];
}

/** The dependencies of ChatSocket. */
export interface ChatSocketDeps {
  /** Address without the token: `wss://host/chat`. */
  readonly url: string;
  /** The current token for API calls: the member's, else the guest's; null while there is none. */
  readonly token: () => string | null;
  /** Gets a token to replace the one the server refused; null when none is available now. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  readonly connect: (url: string) => SocketLike;
  readonly clock: Clock;
  /** Source of the jitter in [0, 1); default `Math.random`. */
  readonly random?: () => number;
}

/** What rooms ask of a socket; ChatSocket fits. */
export interface RoomSocket {
  readonly received: Emitter<ServerFrame>;
  /** The connection is gone. */
  readonly lost: Emitter<void>;
  /** Returns false when there is no open connection: the frame is not sent. */
  send(frame: ClientFrame): boolean;
  /** Subscribes to a topic now, and on each new connection, by `subscribe`. Returns the function that releases the topic. */
  hold(topic: Topic, subscribe: () => void): () => void;
}

/** The dependencies of ChatRooms. */
export interface ChatRoomsDeps {
  readonly socket: RoomSocket;
  /** Loads the newest page of a room, or the page before the sequence `before`. */
  readonly history: (groupId: number, before: number | undefined, signal: AbortSignal) => Promise<HistoryPage>;
  readonly clock: Clock;
  /** Makes the uuid of a message; default `crypto.randomUUID`. */
  readonly uuid?: () => string;
  /** Source of the jitter in [0, 1); default `Math.random`. */
  readonly random?: () => number;
}

/** The states of a ReconnectingSocket. `exhausted` does not occur: reconnects have no limit. */
export type ChatSocketState = SocketState;

export interface JoinOptions {
  /** A VIP room: no join notice. */
  readonly vip?: boolean;
  /** The reader enters unannounced (site role 6, schedule page). */
  readonly silent?: boolean;
  /** A private conversation: topic `private`, and its own history. No join notice. */
  readonly private?: { readonly history: ChatRoomsDeps['history'] };
  /** A page that is already loaded, for example by server-side rendering. */
  readonly initial?: HistoryPage;
}

/** Why a message failed. `code` is null when no reply came in time. `msg` is the server's sentence, or empty. */
export interface SendFault {
  readonly code: number | null;
  readonly msg: string;
  /** Milliseconds to wait before the next try; null when the server did not say. */
  readonly retryAfterMs: number | null;
}

/** What a message holds besides its text: files that are uploaded already, or a sticker. */
export interface MessageMedia {
  readonly attachments?: readonly Pick<ChatAttachment, 'attachmentId' | 'src'>[];
  readonly sticker?: MessageSticker;
  /** Ids of members named behind an `@` in the text; not in private conversations. */
  readonly mentions?: readonly number[];
}

/** A message of this user that the room does not show yet. `sent`: the server has stored it and will broadcast it. */
export type PendingMessage = {
  readonly uuid: string;
  readonly text: string;
  readonly parentMessageId: number | null;
  readonly media?: MessageMedia;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
} & ({ readonly status: 'sending' | 'sent' } | { readonly status: 'sendFail'; readonly fault: SendFault });

/** Users who joined within the last seconds: their number, and the name of the last one. */
export interface JoinNotice {
  readonly count: number;
  readonly showName: string;
}

/** `joining` until the server answers; `refused` holds the server's code and sentence. */
export type RoomState =
  { readonly status: 'joining' | 'live' } | { readonly status: 'refused'; readonly code: number; readonly msg: string };

export type HistoryState =
  { readonly status: 'idle' | 'loading' } | { readonly status: 'failed'; readonly error: unknown };

/**
 * One room as its reader sees it. Read the fields, listen to `changed`, call `leave` when done. Readers of the same
 * room share one object; each reader calls `leave` for itself.
 */
export interface RoomChannel {
  readonly groupId: number;
  /** One or more fields changed; emitted at most once per turn. */
  readonly changed: Emitter<void>;
  /** A system message other than a join notice: a tick of a marble race (see RaceTicks), a gift, an event of the match. */
  readonly announced: Emitter<ChatMessage>;
  /** What the server said is new or changed, as it came: also of messages older than `messages`. */
  readonly heard: Emitter<readonly ChatMessage[]>;
  /** Oldest first, each message once; a new array after every change. The newest 500, or more after `loadHistory`. */
  readonly messages: readonly ChatMessage[];
  /** Messages of this user that are not in `messages` yet, in the order they wrote them. */
  readonly pending: readonly PendingMessage[];
  readonly state: RoomState;
  readonly history: HistoryState;
  /** Older messages can be loaded. */
  readonly hasOlder: boolean;
  /** Distinct people in the room. */
  readonly online: number;
  /** Matches that the messages are about, in order of their start; empty in a room without a commentator. */
  readonly matches: readonly RoomMatch[];
  /** The room's settings, pinned message and poll; null until the server has sent them. */
  readonly roomState: RoomRules | null;
  /** What holds for this reader: a ban, slow mode, whether they moderate the room; null until the server has sent it. */
  readonly mine: RoomMine | null;
  /** Users who joined within the last 5 s; null when there are none. */
  readonly joins: JoinNotice | null;
  /** Sends a message and returns its uuid in `pending`. With media the text may be empty. */
  send(text: string, parentMessageId?: number | null, media?: MessageMedia): string;
  /** Sends a failed message again, under the same uuid. */
  resend(uuid: string): void;
  /** Removes a failed message. */
  discard(uuid: string): void;
  /** Sets the user's reaction to a message; null removes it. Rejects with SendRefused. */
  react(groupMessageId: number, reaction: Reaction | null): Promise<void>;
  /** Loads the page before the oldest message, or the newest page if there is none yet; also retries. Never rejects. */
  loadHistory(): Promise<void>;
  leave(): void;
}
