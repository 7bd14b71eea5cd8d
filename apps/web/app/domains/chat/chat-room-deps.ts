import type { HistoryPage, JoinOptions, RoomChannel } from '@khandai/chat-socket';
import type { ChatMessage, MessagePage } from '@khandai/contracts';
import type { Log } from '../../shell/services/log';
import type { GiftBanners } from './gifts/GiftBanners';
import type { RoomLines } from './lines/RoomLines';
import type { PeopleSource } from './mentions/RoomPeople';
import type { LoadBefore } from './PastTalk';

/** The part of a room of the chat socket that the store uses. */
export interface Channel extends Omit<RoomChannel, 'groupId' | 'changed' | 'announced' | 'heard' | 'leave'> {
  readonly changed: { on(listener: () => void): () => void };
  readonly announced: { on(listener: (message: ChatMessage) => void): () => void };
  readonly heard: { on(listener: (list: readonly ChatMessage[]) => void): () => void };
}

export interface ChatRoomDeps {
  /** The room is a private conversation, which has no reactions. */
  readonly isPrivate?: boolean;
  readonly gifts: GiftBanners;
  /** What the site says about the matches of the room; absent in private conversations. */
  readonly lines?: RoomLines;
  /** Where names come from that the messages on screen do not have. */
  readonly people?: PeopleSource;
  /** Enters a room until the signal aborts. */
  readonly join: (groupId: number, options: JoinOptions, signal: AbortSignal) => Channel;
  /** `now` ticks for the countdown on screen; `exact` measures how fast the user writes. */
  readonly clock: { readonly now: number; exact(): number };
  readonly log: Pick<Log, 'warn'>;
  /** The server refused a reaction, or did not answer. */
  readonly refused: (error: unknown) => void;
  readonly viewer: { readonly isMember: boolean };
  /** Reads the page of the room before a sequence. */
  readonly pageBefore: LoadBefore;
  /** Reads the page around a message, or after a sequence. Without it the reader can only go to loaded messages. */
  readonly part?: (part: TalkPart) => Promise<MessagePage>;
  /** A message that the reader wants to see cannot be loaded. */
  readonly missing?: (error: unknown) => void;
  /** Runs an action for members: at once, or after the user logs in. */
  readonly asMember: (action: () => void) => void;
  /** Delays `work` so that it runs once for many calls; without it, each call runs it. */
  readonly inBatches?: (work: () => void) => () => void;
}

/** Around a message, by its id, or after a sequence. */
export type TalkPart = { readonly around: number } | { readonly after: number };

/** What the page knows of a room before the socket answers. */
export interface ChatRoomStart {
  readonly history: HistoryPage | MessagePage | undefined;
  readonly online: number;
  /** Guests only read. */
  readonly membersOnly?: boolean | undefined;
}
